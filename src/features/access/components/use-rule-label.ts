import { SUBJECTS } from '@contract/roles.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { hasMessage } from '@/lib/i18n/has-message.ts'

const isKnown = (name: string): name is (typeof SUBJECTS)[number] =>
  (SUBJECTS as readonly string[]).includes(name)

/** Translates actions and subjects of rules; an unknown one keeps its raw name. */
export function useRuleLabel() {
  const intl = useIntl()
  const subject = useCallback(
    (name: string) => (isKnown(name) ? intl.formatMessage({ id: `access.subject.${name}` }) : name),
    [intl],
  )
  const help = useCallback(
    (name: string) => (isKnown(name) ? intl.formatMessage({ id: `access.subject-help.${name}` }) : ''),
    [intl],
  )
  const action = useCallback(
    (name: string) => {
      const id = `access.action.${name}`
      return hasMessage(intl, id) ? intl.formatMessage({ id }) : name
    },
    [intl],
  )
  return { subject, help, action }
}
