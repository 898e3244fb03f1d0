import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'
import { TIMEOUT_MS } from './tests/support/eventually.ts'
import { aliases } from './vite.config.ts'

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: TIMEOUT_MS } },
  restoreMocks: true,
  exclude: [...configDefaults.exclude, 'tests/e2e/**'],
}
const withDatabase = {
  ...shared,
  globalSetup: ['tests/support/database-setup.ts'],
  // More room for new objects: garbage collection takes a twentieth less of the processor time of a run.
  execArgv: ['--max-semi-space-size=64'],
}
/**
 * Tuned for two cores, which the test databases share: a third worker uses the time in which tests wait for the database,
 * for servers that start, for leases that expire. Tests without a database run first, while it starts.
 */
const maxWorkers = 3
const early = { maxWorkers, sequence: { groupOrder: 0 } }
const late = { maxWorkers, sequence: { groupOrder: 1 } }
/** Test files that mock modules; each loads its own. */
const ISOLATED = 'src/**/*.isolated.test.{ts,tsx}'
/**
 * The test files of a project share the loaded modules, which saves most of the time of component tests. A file that
 * mocks a module has a name of `ISOLATED`.
 */
const sharesCode = { isolate: false, unstubGlobals: true }
/** For tests that start servers, or render the whole app. */
const longWithDatabase = { ...withDatabase, ...late, ...sharesCode, testTimeout: 60_000 }
/** For files that neither start a process nor need their own. */
const inThreads = { pool: 'threads' as const }

/** Loads the production files of packages, as the built app does. */
const productionPackages: Plugin = {
  name: 'production-packages',
  configResolved({ ssr }) {
    const { resolve } = ssr
    if (resolve) resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'))
  },
}

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    // The client's notice about Node 20, which nobody can act on here (README: Node 24 is recommended).
    onConsoleLog: (log) => !log.includes('future versions of @supabase/supabase-js'),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...early,
          ...inThreads,
          ...sharesCode,
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'tests/routes/**/*.test.ts',
          ],
          exclude: [...shared.exclude, ISOLATED],
        },
      },
      {
        extends: true,
        plugins: [messagesPlugin(fileURLToPath(new URL('.', import.meta.url)))],
        test: {
          ...shared,
          ...early,
          ...inThreads,
          ...sharesCode,
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          exclude: [...shared.exclude, ISOLATED],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...early,
          ...inThreads,
          name: 'isolated',
          environment: 'jsdom',
          include: [ISOLATED],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          ...late,
          ...sharesCode,
          name: 'api',
          include: ['tests/{access,api}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...longWithDatabase,
          name: 'import',
          include: ['tests/import/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [messagesPlugin(fileURLToPath(new URL('.', import.meta.url))), productionPackages],
        // The production build of React renders a page in half the time.
        oxc: { jsx: { development: false } },
        test: {
          ...longWithDatabase,
          name: 'pages',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          include: ['tests/pages/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts', 'tests/pages/support/page-setup.ts'],
        },
      },
      {
        extends: true,
        // Apart from the others, because a function that lacks processor time frees its memory too late.
        test: {
          ...longWithDatabase,
          name: 'supabase',
          include: ['tests/supabase/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Servers that start, end and fail in real time; the other groups have no second try.
        test: {
          ...longWithDatabase,
          retry: 1,
          name: 'local',
          include: ['local/**/*.test.ts', 'tests/local/**/*.test.ts'],
        },
      },
    ],
  },
})
