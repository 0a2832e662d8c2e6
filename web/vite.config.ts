/// <reference types="vitest/config" />
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { FluentResource } from '@fluent/bundle'
import { parse as parseFluent } from '@fluent/syntax'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'
import { offline } from './offline.plugin.ts'

const editions = fileURLToPath(new URL('./src/games/edition.ts', import.meta.url))

/** A value of a data file as source. A table whose keys are editions, from the first on, is a value that they corrected. */
function source(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(source).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${source(one)}`)
  const byEdition = '1' in value && Object.keys(value).every((key) => /^\d+$/.test(key))
  return byEdition ? `new ByEdition({${entries.join()}})` : `{${entries.join()}}`
}

/** Imports a game's data file as an object, or a script: in that, numbers are places in lists, and no editions. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(_, id) {
      if (!id.endsWith('.toml')) return
      const value = parse(readFileSync(id, 'utf8'))
      const isScript = /\/(lessons|examples)\//.test(id)
      const shown = isScript ? JSON.stringify(value) : source(value)
      const needs = shown.includes('new ByEdition')
        ? `import { ByEdition } from ${JSON.stringify(editions)}\n`
        : ''
      return { code: `${needs}export default ${shown}`, map: null }
    },
  }
}

type Messages = FluentResource['body']

/** Titles, options and what editions changed. */
const isOnBox = (message: string) => /^(title$|option-|edition-)/.test(message)

/** The messages of a catalogue, as the page's bundles take them. */
function messages(file: string): Messages {
  const text = readFileSync(file, 'utf8')
  for (const entry of parseFluent(text, {}).body) {
    if (entry.type === 'Junk') throw new Error(`${file}: ${entry.annotations[0]?.message}\n${entry.content}`)
  }
  return new FluentResource(text).body
}

/** Imports a catalogue of sentences as the page's bundles take it, so that the page need not parse. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(_, id) {
      if (!id.endsWith('.ftl')) return
      const [, folder, language] = /^(.*)\/words\/(\w+)\.ftl$/.exec(id) ?? []
      const words: { body: Messages; boxes?: Record<string, { body: Messages }> } = { body: messages(id) }
      const games = `${folder}/games`
      // The shell's: the shelf shows what is on the box of every game.
      if (existsSync(games)) {
        const files = readdirSync(games).map(
          (game) => [game, `${games}/${game}/words/${language}.ftl`] as const,
        )
        const boxes = files.filter(([, file]) => existsSync(file))
        for (const [, file] of boxes) this.addWatchFile(file)
        words.boxes = Object.fromEntries(
          boxes.map(([game, file]) => [game, { body: messages(file).filter(({ id }) => isOnBox(id)) }]),
        )
      }
      return { code: `export default ${JSON.stringify(words)}`, map: null }
    },
  }
}

/** Imports one game-icons drawing as the inside of an SVG of 512 by 512: `import crown from 'icon:crown'`. */
function icon(): Plugin {
  let icons: Record<string, { body: string }>
  return {
    name: 'icon',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return
      icons ??= JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
      ).icons
      const found = icons[id.slice(6)]
      if (!found) throw new Error(`game-icons has no drawing called ${id.slice(6)}`)
      return `export default ${JSON.stringify(found.body)}`
    },
  }
}

/** The games: the folders of `games/` that are crates. */
const games = fileURLToPath(new URL('../games', import.meta.url))
const ids = readdirSync(games).filter((id) => existsSync(`${games}/${id}/Cargo.toml`))

/** Says where the rules of each game are as WebAssembly; build.rs lets cargo put them there, or `cargo xtask dev`: `import addresses from 'engine:addresses'`. */
function engine(): Plugin {
  const folder =
    process.env.COMPTOIR_ENGINE ??
    fileURLToPath(new URL('../target/engine/wasm32-unknown-unknown/module/examples', import.meta.url))
  return {
    name: 'engine',
    resolveId: (id) => (id === 'engine:addresses' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0engine:addresses') return
      const module = (id: string, at: number) => `import module${at} from '${folder}/${id}.wasm?url'`
      const address = (id: string, at: number) => `'${id}': module${at}`
      return `${ids.map(module).join('\n')}\nexport default { ${ids.map(address).join(', ')} }`
    },
  }
}

/** Reloads the page when `cargo xtask dev` has restarted the server. */
function reload(): Plugin {
  const restarted = process.env.COMPTOIR_RESTARTED
  return {
    name: 'reload',
    configureServer({ watcher, ws }) {
      if (!restarted) return
      watcher.add(restarted)
      watcher.on('change', (path) => {
        if (path === restarted) ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** Lets the browser fetch the page at once, so that it comes together with the words the entry asks for. */
function preloadPage(): Plugin {
  return {
    name: 'preload-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/App.svelte'))
        if (!page) return
        const link = (rel: string) => (file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })
        const scripts = [page.fileName, ...page.imports].filter((file) => !html.includes(file))
        const styles = [...(page.viteMetadata?.importedCss ?? [])].filter((file) => !html.includes(file))
        return [...scripts.map(link('modulepreload')), ...styles.map(link('stylesheet'))]
      },
    },
  }
}

/** Puts a smaller copy beside every file that Brotli makes smaller, so that the server need not compress it for each visitor. */
function brotli(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    name: 'brotli',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const compressed = Object.keys(bundle).map(async (name) => {
        const file = `${dir}/${name}`
        const whole = await readFile(file)
        const small = await promisify(brotliCompress)(whole, { params })
        if (small.length < 0.9 * whole.length) await writeFile(`${file}.br`, small)
      })
      await Promise.all(compressed)
    },
  }
}

// Behind Vite the server sees the page's own host and origin, so cookies and its checks work as they do without.
const server = { target: process.env.COMPTOIR_SERVER, ws: true }

export default defineConfig({
  // The thread the rules run in is a module like the page.
  worker: { format: 'es' },
  plugins: [svelte(), toml(), fluent(), icon(), engine(), reload(), preloadPage(), offline(), brotli()],
  resolve: {
    alias: { '@games': games },
    conditions: ['browser'],
  },
  build: {
    target: 'es2022',
    // With light-dark(): what stands in for it in older browsers is decided at the root, and a drawing could not stay light in a dark page.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // By themselves they would be called after all that share them.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        // What few bytes several pages share comes with what is shared by nearly the same ones: each file has its head, and a table would
        // fetch a hundred.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/(node_modules|src\/(?!games\/(?!parts\/)[^/]+\/))/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 15_000,
            },
          ],
        },
      },
    },
  },
  // Not `/device`: that is a page.
  server: { proxy: { '^/(api|dev)/': server }, fs: { allow: ['..'] } },
  // Components render slowly on a busy machine; no test measures time.
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test/words.ts'],
    testTimeout: 60_000,
  },
})
