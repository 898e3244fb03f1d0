import { SUBJECTS } from '@contract/roles.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const known: ReadonlySet<string> = new Set(SUBJECTS)

/** Translates actions and subjects of rules; an unknown subject keeps its raw name. */
export function useRuleLabel() {
  const intl = useIntl()
  const subject = useCallback(
    (name: string) => (known.has(name) ? intl.formatMessage({ id: `access.subject.${name}` }) : name),
    [intl],
  )
  const help = useCallback(
    (name: string) => (known.has(name) ? intl.formatMessage({ id: `access.subject-help.${name}` }) : ''),
    [intl],
  )
  const action = useCallback((name: string) => intl.formatMessage({ id: `access.action.${name}` }), [intl])
  return { subject, help, action }
}
