import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../../local/settings.ts'

/**
 * The number of passed and failed tests of a run, and the name and first message lines of each failure. Flaky tests
 * failed once and passed on their second try; they count as passed and are described like failures.
 */
export type Tally = { passed: number; failed: number; failures: string[]; flaky: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}
type PlaywrightReport = {
  errors: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = {
  title: string
  file: string
  line: number
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
}

/** The first lines of a message show the failure; the run's output contains all of it. */
const MESSAGE_LINES = 12

function describeFailure(name: string, messages: (string | undefined)[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n')
}

/** Counts the tests of a Vitest run; a file that cannot be loaded counts as a failure. */
export function tallyVitest(report: VitestReport): Tally {
  let failed = report.numFailedTests
  const failures: string[] = []
  for (const file of report.testResults.filter(({ status }) => status === 'failed')) {
    const name = relative(projectRoot, file.name)
    const broken = file.assertionResults.filter(({ status }) => status === 'failed')
    for (const test of broken)
      failures.push(describeFailure(`${name} › ${test.fullName}`, test.failureMessages ?? []))
    if (broken.length > 0) continue
    failed += 1
    failures.push(describeFailure(name, [file.message]))
  }
  return { passed: report.numPassedTests, failed, failures, flaky: [] }
}

/** Adds the flaky tests that a run listed in a file. */
export function withFlaky(tally: Tally, file: string): Tally {
  if (!existsSync(file)) return tally
  return { ...tally, flaky: JSON.parse(readFileSync(file, 'utf8')) as string[] }
}

/** Counts the tests of a Playwright run; a test that passed on its second try counts as passed and flaky. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky } = report.stats
  const specs = report.suites.flatMap(specsOf)
  const failures = [
    ...report.errors.map((error) => describeFailure('Outside any journey', [error.message])),
    ...specs.flatMap((spec) => describeTests(spec, 'unexpected')),
  ]
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && report.errors.length > 0 ? 1 : unexpected,
    failures,
    flaky: specs.flatMap((spec) => describeTests(spec, 'flaky')),
  }
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function describeTests(spec: PlaywrightSpec, status: 'unexpected' | 'flaky'): string[] {
  return spec.tests
    .filter((test) => test.status === status)
    .map((test) =>
      describeFailure(
        `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
      ),
    )
}

/** Reads and counts a run's report; a non-zero exit code counts as at least one failure. */
export function tallyRun<T>(file: string, exitCode: number, tally: (report: T) => Tally): Tally {
  if (!existsSync(file)) {
    return { passed: 0, failed: 1, failures: [`The run left no report: ${file}`], flaky: [] }
  }
  const counted = tally(JSON.parse(readFileSync(file, 'utf8')) as T)
  if (exitCode === 0 || counted.failed > 0) return counted
  const outside = 'The run ended badly outside any test; its output says why.'
  return { ...counted, failed: 1, failures: [...counted.failures, outside] }
}
