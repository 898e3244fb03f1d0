import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from '../local/settings.ts'
import { DATA_FOLDER } from '../tests/e2e/support/addresses.ts'
import { buildApp } from './lib/build.ts'
import { flakyFile } from './lib/flaky-reporter.ts'
import { hasLocalChanges } from './lib/local-changes.ts'
import { explain } from './lib/messages.ts'
import { runStep } from './lib/run-step.ts'
import { type Tally, tallyPlaywright, tallyRun, tallyVitest, withFlaky } from './lib/test-reports.ts'
import { withFreeFolder } from './lib/with-free-folder.ts'

// `npm test` is the gate: what decides whether work is good. `npm run test:all` adds what changes seldom or takes long:
// the tests of the embedded Supabase, every value of the tests of hostile input, the journeys on a phone, and every
// screen with axe, its menus, its widths and its printed form. Both begin with `npm run check`. The suites run one after
// the other, because two cores run one suite faster than two at once.
const isAll = process.argv.includes('--all')
const withLocal = isAll || hasLocalChanges()
const began = Date.now()
const reports = join(projectRoot, 'test-results')
const dataFolder = resolve(projectRoot, DATA_FOLDER)
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
/** A run with more tests that needed a second try has failed. */
const MOST_FLAKY = 3
mkdirSync(reports, { recursive: true })
for (const file of [vitestReport, playwrightReport, flakyFile]) rmSync(file, { force: true })

const log = (text: string) => console.log(`\n── ${text} (${Math.round((Date.now() - began) / 1000)} s)`)

log('types, lint and other checks')
const { code: faults } = await runStep({ program: 'npm', args: ['run', '--silent', 'check'] })
const checks: Tally = {
  passed: faults === 0 ? 1 : 0,
  failed: faults === 0 ? 0 : 1,
  failures: faults === 0 ? [] : ['npm run check'],
  flaky: [],
}

log(`units, API, access matrix, pages${withLocal ? ', embedded Supabase' : ''}`)
const vitest = await runStep({
  program: join(projectRoot, 'node_modules/vitest/vitest.mjs'),
  args: [
    'run',
    ...(withLocal ? [] : ['--project=!local']),
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/lib/flaky-reporter.ts',
    `--outputFile.json=${vitestReport}`,
  ],
  env: isAll ? { TEST_ALL: '1' } : {},
})
const tallies: Tally[] = [checks, withFlaky(tallyRun(vitestReport, vitest.code, tallyVitest), flakyFile)]

log('browser tests')
try {
  const playwright = await withFreeFolder(dataFolder, async () => {
    await buildApp(() => log('building the app'))
    return await runStep({
      program: join(projectRoot, 'node_modules/@playwright/test/cli.js'),
      args: ['test', ...(isAll ? [] : ['--project=desktop', '--grep-invert=@all'])],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    })
  })
  tallies.push(tallyRun(playwrightReport, playwright.code, tallyPlaywright))
} catch (error) {
  console.error(explain(error, reports))
  tallies.push({ passed: 0, failed: 1, failures: ['The browser tests did not start.'], flaky: [] })
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
// Repeats the failures at the end of a long log.
if (failures.length > 0) log('failures')
for (const failure of failures) console.log(failure)
const flaky = tallies.flatMap((tally) => tally.flaky)
if (flaky.length > 0) log('flaky: failed once, passed on the second try')
for (const test of flaky) console.log(test)
writeFileSync(join(reports, 'flaky.json'), JSON.stringify(flaky, null, 2))
log('done')
console.log(`${passed} passed, ${failed} failed, ${flaky.length} flaky`)
if (flaky.length > MOST_FLAKY) console.log(`More than ${MOST_FLAKY} flaky tests fail the run.`)
process.exitCode = failed === 0 && flaky.length <= MOST_FLAKY ? 0 : 1
