import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import english from '../../../../locales/en/auth.json' with { type: 'json' }
import { explainAuthError } from './auth-errors.ts'

describe('explainAuthError (R-204)', () => {
  it('reports wrong credentials at the email field with the required text', () => {
    const { field, id } = explainAuthError(new AuthApiError('x', 400, 'invalid_credentials'))
    expect(field).toBe('email')
    expect(english[id as keyof typeof english]).toBe('Invalid email or password')
  })

  it('reports an unknown error as "Something went wrong" at the email field', () => {
    const { field, id, isExpected } = explainAuthError(new Error('boom'))
    expect([field, isExpected]).toEqual(['email', false])
    expect(english[id as keyof typeof english]).toBe('Something went wrong')
  })

  it('R-405: reports a refused code at its field', () => {
    const refused = new AuthApiError('x', 422, 'mfa_verification_failed')
    expect(explainAuthError(refused)).toEqual({
      field: 'code',
      id: 'auth.error.code-wrong',
      isExpected: true,
    })
  })

  it('R-403: reports a setup or session that another window has ended', () => {
    const ended = { field: 'root', id: 'auth.error.step-ended', isExpected: true }
    expect(explainAuthError(new AuthApiError('x', 404, 'mfa_factor_not_found'))).toEqual(ended)
    expect(explainAuthError(new AuthSessionMissingError())).toEqual(ended)
  })

  it('reports a lost connection for the whole form', () => {
    expect(explainAuthError(new AuthRetryableFetchError('x', 0))).toMatchObject({
      field: 'root',
      id: 'ui.form.network',
    })
  })

  it('reports a deactivated account as an expected error', () => {
    const closed = new ApiError({ status: 403, code: 'inactive', message: 'x' })
    expect(explainAuthError(closed)).toEqual({ field: 'email', id: 'auth.error.inactive', isExpected: true })
  })

  it('reports a failed load of Auth as a lost connection', () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'x' })
    expect(explainAuthError(lost)).toMatchObject({ field: 'root', id: 'ui.form.network' })
  })

  it('reports a weak password at the password field', () => {
    expect(explainAuthError(new AuthWeakPasswordError('x', 422, ['length']))).toMatchObject({
      field: 'password',
      id: 'auth.error.password-weak',
    })
  })

  it.each([
    ['email_not_confirmed', 'email', 'auth.error.email-not-confirmed'],
    ['user_already_exists', 'email', 'auth.error.email-taken'],
    ['email_exists', 'email', 'auth.error.email-taken'],
    ['email_address_invalid', 'email', 'auth.error.email'],
    ['weak_password', 'password', 'auth.error.password-weak'],
    ['same_password', 'password', 'auth.error.password-same'],
    ['over_request_rate_limit', 'root', 'auth.error.too-many'],
    ['over_email_send_rate_limit', 'root', 'auth.error.too-many'],
    ['mfa_challenge_expired', 'code', 'auth.error.code-wrong'],
    ['session_not_found', 'root', 'auth.error.step-ended'],
    ['signup_disabled', 'root', 'auth.error.signup-closed'],
  ])('reports %s at %s, as an expected error', (code, field, id) => {
    expect(explainAuthError(new AuthApiError('x', 400, code))).toEqual({ field, id, isExpected: true })
    expect(english).toHaveProperty([id])
  })

  it('R-553: reports a wrong current password at its field', () => {
    const wrong = Object.assign(new Error('x'), { name: 'WrongPassword' })
    expect(explainAuthError(wrong)).toMatchObject({ field: 'password', id: 'auth.error.password-wrong' })
  })
})
