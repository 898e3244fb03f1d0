import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { hasMessage } from '../i18n/has-message.ts'

/** Returns a role's name in the reader's language; a custom role has only the name it was given. */
export function useRoleName(): (role: string) => string {
  const intl = useIntl()
  return useCallback(
    (role) => {
      const id = `app.role.${role}`
      return hasMessage(intl, id) ? intl.formatMessage({ id }) : role
    },
    [intl],
  )
}
