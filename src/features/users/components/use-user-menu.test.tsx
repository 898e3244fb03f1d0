import type { User } from '@contract/users.ts'
import users from '@locales/en/users.json'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { useUserMenu } from './use-user-menu.ts'

const person = { id: 9, status: 'active', isManageable: true, hasInvitation: false } as User
const none = () => undefined
const handlers = { onActivate: none, onDeactivate: none, onResend: none, onRevoke: none, onDelete: none }

/** The items of the menu by id, each with the reason why it is disabled. */
function menuOf(user: User, given = {}) {
  const { result } = renderHook(() => useUserMenu(), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={users}>
        <AbilityProvider value={createAbility([{ action: 'manage', subject: 'profiles' }])}>
          {children}
        </AbilityProvider>
      </IntlProvider>
    ),
  })
  return Object.fromEntries(
    result.current(user, { ...handlers, ...given }).map((item) => [item.id, item.disabledReason]),
  )
}

it('R-118: Activate and Deactivate stay visible, and the one that the status forbids names the reason', () => {
  expect(menuOf(person)).toMatchObject({
    activate: 'This account is already active',
    deactivate: undefined,
  })
  expect(menuOf({ ...person, status: 'inactive' })).toMatchObject({
    activate: undefined,
    deactivate: 'This account is already deactivated',
  })
})

it('R-620: the reset of the second factor is offered for a user with one, not for people beyond the own rights', () => {
  expect(menuOf(person)).not.toHaveProperty('resetFactor')
  const onResetFactor = none
  expect(menuOf(person, { onResetFactor })).toHaveProperty('resetFactor', undefined)
  expect(menuOf({ ...person, isManageable: false }, { onResetFactor })).toMatchObject({
    resetFactor: 'This person has permissions that you do not have',
  })
})
