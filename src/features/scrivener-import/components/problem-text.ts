import { useIntl } from 'react-intl'
import type { IntakeProblem } from '../hooks/use-archive-intake.ts'

/** A sentence for a file that was turned down: that of R-134 for the file, the archive's own in the reader's language. */
export function useProblemText(): (problem: IntakeProblem) => string {
  const intl = useIntl()
  return (problem) => {
    if (problem.kind === 'file') return intl.formatMessage({ id: `scrivener-import.file.${problem.key}` })
    const id = `scrivener-import.error.${problem.code}`
    return intl.messages[id] ? intl.formatMessage({ id }) : problem.message
  }
}
