import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endHolder } from '../local/lock.ts'
import { projectRoot } from '../local/settings.ts'
import { DATA_FOLDER } from '../tests/e2e/support/addresses.ts'
import { buildApp } from './lib/build.ts'
import { explain } from './lib/messages.ts'
import { runStep } from './lib/run-step.ts'
import { type Tally, tallyPlaywright, tallyRun, tallyVitest } from './lib/test-reports.ts'

// `npm test` runs every suite one after the other, because two cores run one suite faster than two at once.
const began = Date.now()
const reports = join(projectRoot, 'test-results')
const dataFolder = resolve(projectRoot, DATA_FOLDER)
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
mkdirSync(reports, { recursive: true })
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true })

const log = (text: string) => console.log(`\n── ${text} (${Math.round((Date.now() - began) / 1000)} s)`)

log('units, API, access matrix, embedded Supabase')
const vitest = await runStep({
  program: join(projectRoot, 'node_modules/vitest/vitest.mjs'),
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
})
const tallies: Tally[] = [tallyRun(vitestReport, vitest.code, tallyVitest)]

log('browser tests')
try {
  await buildApp(() => log('building the app'))
  // The server of an earlier run that was killed would keep the ports.
  await endHolder(dataFolder)
  const playwright = await runStep({
    program: join(projectRoot, 'node_modules/@playwright/test/cli.js'),
    args: ['test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  })
  tallies.push(tallyRun(playwrightReport, playwright.code, tallyPlaywright))
} catch (error) {
  console.error(explain(error, reports))
  tallies.push({ passed: 0, failed: 1, failures: ['The browser tests did not start.'], flaky: [] })
} finally {
  // Playwright stops its server, unless it was killed itself.
  await endHolder(dataFolder)
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
log('done')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
