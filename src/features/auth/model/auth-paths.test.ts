import { expect, it } from 'vitest'
import { authPathsAt, isCardPath } from './auth-paths.ts'

it('R-400: a page links to the pages of its own frame', () => {
  expect(authPathsAt('/login').register).toBe('/register')
  expect(authPathsAt('/pages/authentication/login-v1').register).toBe('/pages/authentication/register-v1')
  expect(authPathsAt('/pages/authentication/login-v2').forgot).toBe(
    '/pages/authentication/forgot-password-v2',
  )
  expect(authPathsAt('/pages/authentication/register-multi-steps').login).toBe(
    '/pages/authentication/login-v2',
  )
})

it('R-400: only the pages of version 1 are cards', () => {
  expect(isCardPath('/pages/authentication/verify-email-v1')).toBe(true)
  expect(isCardPath('/pages/authentication/verify-email-v2')).toBe(false)
  expect(isCardPath('/login')).toBe(false)
})

it('R-400: sign-in of the product asks for the second factor in its own frame', () => {
  expect(authPathsAt('/login').twoSteps).toBe('/pages/authentication/two-steps-v2')
  expect(isCardPath('/login')).toBe(isCardPath(authPathsAt('/login').twoSteps))
})
