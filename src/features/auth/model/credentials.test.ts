import { describe, expect, it } from 'vitest'
import {
  codeForm,
  currentPasswordForm,
  forgotForm,
  loginForm,
  recoveryForm,
  registerForm,
  resetForm,
} from './credentials.ts'

const register = { fullName: 'Ann Lee', company: '', email: 'ann@example.com', password: 'x'.repeat(8) }
const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

describe('the credentials forms', () => {
  it('accept a new password of 8 to 72 characters', () => {
    const check = (length: number) =>
      messagesOf(registerForm.safeParse({ ...register, password: 'x'.repeat(length) }))
    expect(check(7)).toEqual(['auth.error.password-short'])
    expect(check(8)).toBeUndefined()
    expect(check(72)).toBeUndefined()
    expect(check(73)).toEqual(['auth.error.password-long'])
  })

  it('trim the name and refuse one of spaces only', () => {
    expect(registerForm.parse({ ...register, fullName: ' Ann Lee ' }).fullName).toBe('Ann Lee')
    expect(messagesOf(registerForm.safeParse({ ...register, fullName: '  ' }))).toEqual([
      'auth.error.name-empty',
    ])
  })

  it('accept any non-empty password at sign-in', () => {
    expect(loginForm.safeParse({ email: 'ann@example.com', password: 'x' }).success).toBe(true)
    expect(messagesOf(loginForm.safeParse({ email: 'ann@example.com', password: '' }))).toEqual([
      'auth.error.password-empty',
    ])
  })

  it('report at the confirmation that the two new passwords differ', () => {
    const { error } = resetForm.safeParse({ password: 'long enough', confirmation: 'long enougH', code: '' })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['confirmation', 'auth.error.password-differs'],
    ])
  })

  it('R-405: accept a code of six digits only', () => {
    expect(codeForm.safeParse({ code: '012345' }).success).toBe(true)
    for (const code of ['', '12345', '1234567', '12345a', ' 12345', '١٢٣٤٥٦'])
      expect(messagesOf(codeForm.safeParse({ code })), code).toEqual(['auth.error.code'])
  })

  it('R-406: accept a recovery code however it is typed, and none that is empty or too long', () => {
    expect(recoveryForm.parse({ code: ' aaaa bbbb ' })).toEqual({ code: 'aaaa bbbb' })
    for (const code of [' ', 'x'.repeat(61)])
      expect(messagesOf(recoveryForm.safeParse({ code }))).toEqual(['auth.error.recovery-code'])
  })

  it('require an address, and the current password', () => {
    expect(messagesOf(forgotForm.safeParse({ email: 'ann' }))).toEqual(['auth.error.email'])
    expect(messagesOf(currentPasswordForm.safeParse({ password: '' }))).toEqual(['auth.error.password-empty'])
  })

  it('keep the company of a registration within its length, which is optional', () => {
    const check = (length: number) =>
      messagesOf(registerForm.safeParse({ ...register, company: 'x'.repeat(length) }))
    expect([check(0), check(200), check(201)]).toEqual([undefined, undefined, ['auth.error.company-long']])
    expect(messagesOf(registerForm.safeParse({ ...register, fullName: 'x'.repeat(121) }))).toEqual([
      'auth.error.name-long',
    ])
  })
})
