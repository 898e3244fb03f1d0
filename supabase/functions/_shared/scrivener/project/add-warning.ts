import type { Warning } from '../types.ts'

const MAX_WARNINGS = 500

/** Adds a warning; after the first few hundred, adds only one that more exist, so that the list stays readable. */
export function addWarning(warnings: Warning[], warning: Warning): void {
  if (warnings.length < MAX_WARNINGS) warnings.push(warning)
  else if (warnings.length === MAX_WARNINGS) {
    warnings.push({ code: 'more_warnings', message: 'There are more warnings than are listed here.' })
  }
}
