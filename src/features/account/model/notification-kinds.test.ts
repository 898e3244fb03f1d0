import { NOTIFICATION_KINDS } from '@contract/notifications.ts'
import { expect, it } from 'vitest'
import { kindGroups } from './notification-kinds.ts'

it('offers a switch for every kind of notification there is, once', () => {
  expect(kindGroups.flatMap(({ kinds }) => kinds).sort()).toEqual([...NOTIFICATION_KINDS].sort())
})
