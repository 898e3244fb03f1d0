/** The paths that the authentication pages link to. */
export type AuthPaths = Readonly<
  Record<'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'twoSteps', string>
>

const framed = (frame: 'v1' | 'v2'): AuthPaths => ({
  login: `/pages/authentication/login-${frame}`,
  register: `/pages/authentication/register-${frame}`,
  forgot: `/pages/authentication/forgot-password-${frame}`,
  reset: `/pages/authentication/reset-password-${frame}`,
  verify: `/pages/authentication/verify-email-${frame}`,
  twoSteps: `/pages/authentication/two-steps-${frame}`,
})

const card = framed('v1')
const cover = framed('v2')
const product: AuthPaths = {
  login: '/login',
  register: '/register',
  forgot: '/forgot-password',
  reset: '/reset-password',
  verify: cover.verify,
  twoSteps: cover.twoSteps,
}

/** Returns whether the page at a path shows its form as a card; all others show it beside a picture. */
export const isCardPath = (pathname: string): boolean => pathname.endsWith('-v1')

/** Returns the paths of the pages in the same frame as the page at a path. */
export function authPathsAt(pathname: string): AuthPaths {
  if (!pathname.startsWith('/pages/authentication/')) return product
  return isCardPath(pathname) ? card : cover
}
