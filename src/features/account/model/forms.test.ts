import { expect, it } from 'vitest'
import { passwordForm } from './forms.ts'

const check = (current: string, password: string, confirmation = password) =>
  passwordForm
    .safeParse({ current, password, confirmation, code: '' })
    .error?.issues.map(({ path, message }) => [path[0], message])

it('the password form refuses the current password as the new one', () => {
  expect(check('old password', 'old password')).toEqual([['password', 'account.error.password-same']])
  expect(check('old password', 'new password')).toBeUndefined()
})

it('the password form requires the same new password twice', () => {
  expect(check('old password', 'new password', 'new passw0rd')).toEqual([
    ['confirmation', 'account.error.password-differs'],
  ])
})

it('the password form accepts 8 to 72 characters', () => {
  expect(check('old password', 'x'.repeat(7))).toEqual([['password', 'account.error.password-short']])
  expect(check('old password', 'x'.repeat(72))).toBeUndefined()
  expect(check('old password', 'x'.repeat(73))).toEqual([['password', 'account.error.password-long']])
})
