// Writes the service worker, with the names of the files it keeps, and the manifest beside the page.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'

const WORKER = new URL('src/offline/worker.js', import.meta.url)

/** The same drawing in dots: not everything that installs a page, or shows a notification, takes lines. */
const DRAWN = {
  'icon-192': { sizes: '192x192', purpose: 'any' },
  'icon-512': { sizes: '512x512', purpose: 'any' },
  // With room around it, of which any shape may be cut.
  'icon-maskable': { sizes: '512x512', purpose: 'maskable' },
} as const

/** What the page is called and looks like where it is installed. */
const manifest = (icon: string, drawn: Record<keyof typeof DRAWN, string>) => ({
  id: '/',
  name: 'Comptoir',
  short_name: 'Comptoir',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#efe4cc',
  theme_color: '#efe4cc',
  icons: [
    { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...Object.entries(DRAWN).map(([name, { sizes, purpose }]) => ({
      src: drawn[name as keyof typeof DRAWN],
      sizes,
      type: 'image/png',
      purpose,
    })),
  ],
})

/** The game a file is for alone: its board, its words, its rules, its guide, its lessons. */
function gameOf(file: Rollup.OutputChunk | Rollup.OutputAsset): string | null {
  const sources =
    file.type === 'chunk' ? [file.facadeModuleId ?? ''] : [...file.originalFileNames, ...file.names]
  for (const source of sources) {
    const parts = String.raw`(?:lessons|examples)/[\w-]+\.toml|(?:\w+/)?words/\w+\.ftl|guide/[\w.]+(?:\?raw)?|index\.ts`
    const game =
      new RegExp(String.raw`/games/([\w-]+)/(?:${parts})$`).exec(source) ?? /(\w+)\.wasm$/.exec(source)
    if (game?.[1]) return game[1].replaceAll('_', '-')
  }
  return null
}

/** The files of the shell, and those of each game. */
function sorted(bundle: Rollup.OutputBundle): { shell: string[]; games: Record<string, string[]> } {
  const files = Object.values(bundle)
  /** Whatever these files lead to, but not into a game. */
  function reach(from: Rollup.OutputBundle[string][]): Set<string> {
    const reached = new Set<string>()
    const open = [...from]
    for (let file = open.pop(); file; file = open.pop()) {
      if (reached.has(file.fileName)) continue
      reached.add(file.fileName)
      if (file.type !== 'chunk') continue
      const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {}
      const next = [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets]
      open.push(
        ...next
          .map((name) => bundle[name])
          .filter((next) => next !== undefined)
          .filter((next) => gameOf(next) === null),
      )
    }
    return reached
  }
  const isEntry = (file: Rollup.OutputBundle[string]) =>
    file.type === 'chunk' ? file.isEntry : /\/worker-[^/]*\.js$/.test(file.fileName)
  const shell = reach(files.filter(isEntry))
  const games: Record<string, string[]> = {}
  for (const file of files) {
    const game = gameOf(file)
    if (game === null) continue
    const own = [...reach([file])].filter((name) => !shell.has(name))
    games[game] = [...new Set([...(games[game] ?? []), ...own])]
  }
  // Letters of other alphabets are fetched when somebody has them in their name.
  const needed = [...shell].filter((name) => !/-(latin-ext|cyrillic|greek|vietnamese)/.test(name))
  return { shell: needed, games }
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const icon = Object.values(bundle).find(({ fileName }) => /favicon[^/]*\.svg$/.test(fileName))
        if (!icon) this.error('the page has no icon')
        const { shell, games } = sorted(bundle)
        const path = (name: string) => `/${name}`
        const draw = (name: keyof typeof DRAWN) => {
          const source = readFileSync(new URL(`src/style/${name}.png`, import.meta.url))
          return path(this.getFileName(this.emitFile({ type: 'asset', name: `${name}.png`, source })))
        }
        const drawn = {
          'icon-192': draw('icon-192'),
          'icon-512': draw('icon-512'),
          'icon-maskable': draw('icon-maskable'),
        }
        const kept = {
          version: createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16),
          shell: [...new Set([drawn['icon-192'], ...[icon.fileName, ...shell].map(path)])].sort(),
          games: Object.fromEntries(
            Object.entries(games).map(([game, names]) => [game, names.map(path).sort()]),
          ),
        }
        const source = readFileSync(WORKER, 'utf8').replace('= KEPT\n', `= ${JSON.stringify(kept)}\n`)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
        const about = JSON.stringify(manifest(path(icon.fileName), drawn))
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: about })
      },
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  }
}
