import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { APP_PORT, APP_URL, DATA_FOLDER, SUPABASE_PORT } from './tests/e2e/support/addresses.ts'
import { BROWSER_ARGS, chromiumPath } from './tests/e2e/support/chromium.ts'

const executablePath = await chromiumPath()

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Each journey opens one to three browsers, shares the processors with the server, and waits half of its time.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // A failed test gets a second try after the run, alone and with a trace; one that passes then is named as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  reporter: [
    ['line'],
    ['./scripts/lib/progress-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: `${APP_URL}/build/`,
    launchOptions: { executablePath, args: BROWSER_ARGS },
    // Tracing every step takes a fifth of the CPU, so only the second try is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    video: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // `@phone` runs a test on a phone only, `@mobile` on both.
    { name: 'desktop', grepInvert: /@phone/, use: desktop },
    {
      name: 'mobile',
      grep: /@mobile|@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  webServer: {
    command: 'npm run --silent reset && npm start --silent',
    url: `${APP_URL}/build/`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    env: {
      PORT: String(APP_PORT),
      SUPABASE_PORT: String(SUPABASE_PORT),
      MAIL_PORT: '',
      QUILLPORT_DATA: DATA_FOLDER,
      UNDO_MS: '300',
    },
  },
})
