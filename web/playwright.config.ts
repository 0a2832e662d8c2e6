import { defineConfig } from '@playwright/test'

// Debian's Chromium; the flags keep it quiet on a machine without a network and let it run as root.
export default defineConfig({
  // What holds for every table is in e2e/, a game's own test beside its board.
  testMatch: ['e2e/*.spec.ts', 'src/games/*/*.e2e.ts'],
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A busy machine may starve a browser; a test that needs its second try is reported as flaky.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // Only what is about playing without a network lets the page be kept.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
