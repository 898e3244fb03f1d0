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

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    // Two cores are the least there is; the databases of the tests work on the same ones.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
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
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      { extends: true, test: { ...withDatabase, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      { extends: true, test: { ...withDatabase, name: 'import', include: ['tests/import/**/*.test.ts'] } },
      { extends: true, test: { ...withDatabase, name: 'access', include: ['tests/access/**/*.test.ts'] } },
      { extends: true, test: { ...withDatabase, name: 'local', include: ['tests/local/**/*.test.ts'] } },
    ],
  },
})
