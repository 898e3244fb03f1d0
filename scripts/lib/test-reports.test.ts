import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import { tallyPlaywright, tallyRun, tallyVitest } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failedTest = {
  name: join(projectRoot, 'tests/api/people.test.ts'),
  status: 'failed',
  message: '',
  assertionResults: [
    {
      status: 'failed',
      fullName: 'people are listed',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m to be 2'],
    },
    { status: 'passed', fullName: 'people are found', failureMessages: [] },
  ],
}
const unloadedFile = {
  name: join(projectRoot, 'tests/api/broken.test.ts'),
  status: 'failed',
  message: 'Cannot find module',
  assertionResults: [],
}
const journey = (status: string, message?: string) => ({
  title: 'a letter is sent',
  file: 'mail.spec.ts',
  line: 7,
  tests: [
    { projectName: 'desktop', status, results: [{ errors: message === undefined ? [] : [{ message }] }] },
  ],
})

describe('test reports', () => {
  it('count a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, testResults: [failedTest, unloadedFile] }
    expect(tallyVitest(report)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('list the name and message of failed tests and files only', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, testResults: [failedTest, unloadedFile] }
    expect(tallyVitest(report).failures).toEqual([
      'tests/api/people.test.ts › people are listed\n    expected 1 to be 2',
      'tests/api/broken.test.ts\n    Cannot find module',
    ])
  })

  it('count a test that passed on its second try as passed and name it as flaky', () => {
    const suites = [{ specs: [], suites: [{ specs: [journey('expected'), journey('flaky', 'too late')] }] }]
    expect(tallyPlaywright({ errors: [], stats: { expected: 3, unexpected: 0, flaky: 1 }, suites })).toEqual({
      passed: 4,
      failed: 0,
      failures: [],
      flaky: ['[desktop] mail.spec.ts:7 › a letter is sent\n    too late'],
    })
  })

  it('count tests that failed twice, or never started, as failures', () => {
    const suites = [{ specs: [journey('unexpected', 'no message')] }]
    expect(tallyPlaywright({ errors: [], stats: { expected: 3, unexpected: 1, flaky: 0 }, suites })).toEqual({
      passed: 3,
      failed: 1,
      failures: ['[desktop] mail.spec.ts:7 › a letter is sent\n    no message'],
      flaky: [],
    })
    expect(
      tallyPlaywright({
        errors: [{ message: 'no server' }],
        stats: { expected: 0, unexpected: 0, flaky: 0 },
        suites: [],
      }),
    ).toEqual({ passed: 0, failed: 1, failures: ['Outside any journey\n    no server'], flaky: [] })
  })

  it('count as failed without a report or with a failing exit code', () => {
    const file = join(folder, 'report.json')
    const count = () => ({ passed: 2, failed: 0, failures: [], flaky: [] })
    expect(tallyRun(file, 0, count)).toMatchObject({ passed: 0, failed: 1 })
    writeFileSync(file, '{}')
    expect(tallyRun(file, 1, count)).toMatchObject({ passed: 2, failed: 1 })
    expect(tallyRun(file, 1, count).failures).toHaveLength(1)
    expect(tallyRun(file, 0, count)).toEqual({ passed: 2, failed: 0, failures: [], flaky: [] })
  })
})
