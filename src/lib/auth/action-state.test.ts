import { expect, it } from 'vitest'
import { actionState } from './action-state.ts'

it.each<[true | 'forbidden' | 'in_use', boolean, string | undefined]>([
  [true, false, undefined],
  ['forbidden', true, undefined],
  ['in_use', false, 'words of in_use'],
])('R-118: an action with the value %s is hidden %s and disabled by %s', (value, hidden, disabledReason) => {
  expect(actionState(value, (reason) => `words of ${reason}`)).toEqual({ hidden, disabledReason })
})
