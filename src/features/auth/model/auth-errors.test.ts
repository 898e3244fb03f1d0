import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import english from '../../../../locales/en/auth.json' with { type: 'json' }
import { explainAuthError } from './auth-errors.ts'

describe('a refused sign-in (R-204)', () => {
  it('says wrong credentials at the e-mail field, in the words of the specification', () => {
    const { field, id } = explainAuthError(new AuthApiError('x', 400, 'invalid_credentials'))
    expect(field).toBe('email')
    expect(english[id as keyof typeof english]).toBe('Invalid email or password')
  })

  it('calls anything unforeseen "Something went wrong" at the e-mail field', () => {
    const { field, id, isExpected } = explainAuthError(new Error('boom'))
    expect([field, isExpected]).toEqual(['email', false])
    expect(english[id as keyof typeof english]).toBe('Something went wrong')
  })

  it('says a lost connection for the form as a whole', () => {
    expect(explainAuthError(new AuthRetryableFetchError('x', 0))).toMatchObject({
      field: 'root',
      id: 'ui.form.network',
    })
  })

  it('says that an account is closed, which is nothing unforeseen', () => {
    const closed = new ApiError({ status: 403, code: 'inactive', message: 'x' })
    expect(explainAuthError(closed)).toEqual({ field: 'email', id: 'auth.error.inactive', isExpected: true })
  })

  it('says the same as without a connection when Auth itself could not be loaded', () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'x' })
    expect(explainAuthError(lost)).toMatchObject({ field: 'root', id: 'ui.form.network' })
  })

  it('says a weak password at the password field', () => {
    expect(explainAuthError(new AuthWeakPasswordError('x', 422, ['length']))).toMatchObject({
      field: 'password',
      id: 'auth.error.password-weak',
    })
  })
})
