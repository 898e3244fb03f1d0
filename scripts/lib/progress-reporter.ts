import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { createProgress } from './progress.ts'

/** Adds the time left to the output of the journeys. */
export default class ProgressReporter implements Reporter {
  readonly #progress = createProgress('journeys')

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress.start(suite.allTests().length)
  }

  onTestEnd(): void {
    this.#progress.step()
  }

  printsToStdio(): boolean {
    return false
  }
}
