import { configDefaults, defineConfig } from 'vitest/config'
import { aliases } from './vite.config.ts'

const shared = {
  // Generous, so that a busy machine fails nothing; what hangs is still caught.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  restoreMocks: true,
  exclude: [...configDefaults.exclude, 'tests/e2e/**'],
}
const withDatabase = { ...shared, globalSetup: ['tests/support/database-setup.ts'] }
/**
 * Two cores are the least there is; the databases of the tests work on the same ones. The groups run one after the
 * other: first what fills both cores, then what mostly waits (servers that start, leases that run out).
 */
const busy = { maxWorkers: 2, sequence: { groupOrder: 0 } }
const waiting = { maxWorkers: 3, sequence: { groupOrder: 1 } }
/** The function's code keeps nothing between requests, so that files may share it as requests do: loaded once, not 70 times. */
const sharesCode = { isolate: false }
/** No file of these starts a process or needs one of its own. */
const inThreads = { pool: 'threads' as const }

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...busy,
          ...inThreads,
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'tests/routes/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...busy,
          ...inThreads,
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...withDatabase, ...busy, ...sharesCode, name: 'api', include: ['tests/api/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          ...busy,
          ...sharesCode,
          name: 'access',
          include: ['tests/access/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...withDatabase, ...waiting, name: 'import', include: ['tests/import/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...withDatabase, ...waiting, name: 'local', include: ['tests/local/**/*.test.ts'] },
      },
    ],
  },
})
