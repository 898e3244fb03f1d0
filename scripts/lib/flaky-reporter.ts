import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { projectRoot } from '../../local/settings.ts'
import { createProgress } from './progress.ts'

/** Where the reporter lists the names of the tests that passed on their second try. */
export const flakyFile = join(projectRoot, 'test-results/vitest-flaky.json')

/** Shows the time left, and lists the flaky tests of a run, which Vitest's own JSON report does not name. */
export default class FlakyReporter implements Reporter {
  readonly #progress = createProgress('test files')

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress.start(files.length)
  }

  onTestModuleEnd(): void {
    this.#progress.step()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${relative(projectRoot, module.moduleId)} › ${test.fullName}`),
    )
    writeFileSync(flakyFile, JSON.stringify(names))
  }
}
