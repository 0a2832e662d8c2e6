import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

// `npm run look`: pictures of every screen in every language and size, and what is wrong with them by measure.
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './start.ts',
  timeout: 90_000,
  retries: 0,
  use: { ...base.use, trace: 'off' },
  projects: ['en', 'fr', 'pseudo'].map((name) => ({ name })),
})
