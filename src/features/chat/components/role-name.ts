import type { IntlShape } from 'react-intl'

/** A role in words; one that was made here, by its own name. */
export function roleName(intl: IntlShape, role: string): string {
  const id = `chat.role.${role}`
  return id in intl.messages ? intl.formatMessage({ id }) : role
}
