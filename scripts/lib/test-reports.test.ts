import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tallyPlaywright, tallyRun, tallyVitest } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const unloadedFile = { status: 'failed', assertionResults: [] }

describe('a test run', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, testResults: [failedTest, unloadedFile] }
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 2 })
  })

  it('counts journeys that only passed when tried again, or never began, as failures', () => {
    expect(tallyPlaywright({ errors: [], stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 3,
      failed: 2,
    })
    expect(tallyPlaywright({ errors: ['x'], stats: { expected: 0, unexpected: 0, flaky: 0 } })).toEqual({
      passed: 0,
      failed: 1,
    })
  })

  it('has failed when it left no report or ended badly', () => {
    const file = join(folder, 'report.json')
    const count = () => ({ passed: 2, failed: 0 })
    expect(tallyRun(file, 0, count)).toEqual({ passed: 0, failed: 1 })
    writeFileSync(file, '{}')
    expect(tallyRun(file, 1, count)).toEqual({ passed: 2, failed: 1 })
    expect(tallyRun(file, 0, count)).toEqual({ passed: 2, failed: 0 })
  })
})
