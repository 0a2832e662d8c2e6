/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

/** Imports a game's data file as an object, without the test vectors. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(_, id) {
      if (!id.endsWith('.toml')) return
      const data = parse(readFileSync(id, 'utf8'))
      const shown = Object.entries(data).filter(([key]) => !key.startsWith('test_'))
      return { code: `export default ${JSON.stringify(Object.fromEntries(shown))}`, map: null }
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

export default defineConfig({
  plugins: [svelte(), toml(), icon()],
  resolve: {
    alias: { '@games': fileURLToPath(new URL('../games', import.meta.url)) },
    conditions: ['browser'],
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  // Components render slowly on a busy machine; no test measures time.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
