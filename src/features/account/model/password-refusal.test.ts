import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import english from '../../../../locales/en/account.json' with { type: 'json' }
import { passwordRefusal } from './password-refusal.ts'

const named = (name: string, code?: string) => Object.assign(new Error('x'), { name, code })

it.each([
  [named('WrongPassword'), 'current', 'account.error.password-wrong'],
  [named('AuthApiError', 'same_password'), 'password', 'account.error.password-same'],
  [named('AuthApiError', 'weak_password'), 'password', 'account.error.password-weak'],
  [named('AuthApiError', 'mfa_verification_failed'), 'code', 'account.error.code-wrong'],
  [named('AuthApiError', 'over_request_rate_limit'), 'root', 'account.error.too-many'],
])('R-550: a refused change of the password, %o, is shown at %s', (error, field, id) => {
  expect(passwordRefusal(error)).toEqual({ field, id })
  expect(english).toHaveProperty([id])
})

it('a change of the password that failed for another reason is one of the whole form', () => {
  const network = { field: 'root', id: 'ui.form.network' }
  expect(passwordRefusal(new ApiError({ status: 0, code: 'network', message: 'x' }))).toEqual(network)
  expect(passwordRefusal(named('AuthRetryableFetchError'))).toEqual(network)
  expect(passwordRefusal(new Error('x'))).toEqual({ field: 'root', id: 'ui.form.failed' })
})
