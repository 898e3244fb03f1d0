import { describe, expect, it } from 'vitest'
import { loginForm, registerForm, resetForm } from './credentials.ts'

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
})
