import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const known = new Set([
  'admin',
  'auth',
  'manager',
  'user',
  'client',
  'editor',
  'author',
  'maintainer',
  'subscriber',
])

/** Names a role in the reader's language; one of the place's own making goes by the name it was given. */
export function useRoleName(): (role: string) => string {
  const intl = useIntl()
  return useCallback(
    (role) => (known.has(role) ? intl.formatMessage({ id: `users.role.${role}` }) : role),
    [intl],
  )
}
