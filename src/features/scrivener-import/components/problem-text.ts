import { useIntl } from 'react-intl'
import { hasMessage } from '@/lib/i18n/has-message.ts'
import type { IntakeProblem } from '../hooks/use-archive-intake.ts'

/** The message for a rejected file: that of R-134, or the translated reason of an invalid archive. */
export function useProblemText(): (problem: IntakeProblem) => string {
  const intl = useIntl()
  return (problem) => {
    if (problem.kind === 'file') return intl.formatMessage({ id: `scrivener-import.file.${problem.key}` })
    const id = `scrivener-import.error.${problem.code}`
    return hasMessage(intl, id) ? intl.formatMessage({ id }) : problem.message
  }
}
