import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { projectRoot } from '../../local/settings.ts'

/** Where the reporter lists the names of the tests that passed on their second try. */
export const flakyFile = join(projectRoot, 'test-results/vitest-flaky.json')

/** Lists the flaky tests of a run, which Vitest's own JSON report does not tell from the others. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${relative(projectRoot, module.moduleId)} › ${test.fullName}`),
    )
    writeFileSync(flakyFile, JSON.stringify(names))
  }
}
