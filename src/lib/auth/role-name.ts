import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Returns a role's name in the reader's language; a custom role has only the name it was given. */
export function useRoleName(): (role: string) => string {
  const intl = useIntl()
  return useCallback(
    (role) => {
      const id = `app.role.${role}`
      return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : role
    },
    [intl],
  )
}
