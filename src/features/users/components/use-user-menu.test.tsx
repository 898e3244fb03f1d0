import type { User, UserCan } from '@contract/users.ts'
import users from '@locales/en/users.json'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useUserMenu } from './use-user-menu.ts'

const possible = {
  edit: true,
  activate: true,
  deactivate: true,
  resetFactor: true,
  delete: true,
  resend: true,
  revoke: true,
} as const
const person = { id: 9, can: possible } as User
const withCan = (can: Partial<UserCan>) => ({ ...person, can: { ...possible, ...can } })
const none = () => undefined
const handlers = { onActivate: none, onDeactivate: none, onResend: none, onRevoke: none, onDelete: none }

/** The items of the menu by id, each with the reason why it is disabled. */
function menuOf(user: User, given = {}) {
  const { result } = renderHook(() => useUserMenu(), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={users}>
        {children}
      </IntlProvider>
    ),
  })
  return Object.fromEntries(
    result.current(user, { ...handlers, ...given }).map((item) => [item.id, item.disabledReason]),
  )
}

it('R-118: an action that the state forbids is disabled with the reason, and one without the right is missing', () => {
  expect(menuOf(withCan({ activate: 'is_active', resend: 'accepted', delete: 'own_account' }))).toMatchObject(
    {
      activate: 'This account is already active',
      deactivate: undefined,
      resend: 'This invitation has already been accepted',
      delete: 'You cannot delete your own account here',
    },
  )
  expect(menuOf(withCan({ deactivate: 'is_inactive', revoke: 'forbidden' }))).toMatchObject({
    activate: undefined,
    deactivate: 'This account is already deactivated',
  })
  expect(menuOf(withCan({ revoke: 'forbidden' }))).not.toHaveProperty('revoke')
})

it('R-620: the reset of the second factor is offered for a user with one, not for people beyond the own rights', () => {
  expect(menuOf(person)).not.toHaveProperty('resetFactor')
  const onResetFactor = none
  expect(menuOf(person, { onResetFactor })).toHaveProperty('resetFactor', undefined)
  expect(menuOf(withCan({ resetFactor: 'person_beyond' }), { onResetFactor })).toMatchObject({
    resetFactor: 'This person has permissions that you do not have',
  })
})
