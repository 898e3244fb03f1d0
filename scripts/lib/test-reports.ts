import { existsSync, readFileSync } from 'node:fs'

/** How many tests of a run passed and failed. */
export type Tally = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Counts a Vitest run; a file that could not even be loaded is a failure of its own. */
export function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** Counts a Playwright run; a journey that only passed when tried again has failed. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky } = report.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && report.errors.length > 0 ? 1 : failed }
}

/** Reads a run's report and counts it; a run that ended badly has failed at least once, whatever its report says. */
export function tallyRun<T>(file: string, exitCode: number, tally: (report: T) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counted = tally(JSON.parse(readFileSync(file, 'utf8')) as T)
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
