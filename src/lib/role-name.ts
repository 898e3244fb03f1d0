import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Names a role in the reader's language; one of the place's own making goes by the name it was given. */
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
