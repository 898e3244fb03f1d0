import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changePassword } from '@/features/account/api/password.ts'
import * as tokens from '@/lib/auth/auth-token.ts'
import * as accounts from './auth.ts'
import { confirmPassword } from './confirm-password.ts'
import { enrolFactor } from './factors.ts'
import { confirmAddress, setPasswordByMail } from './mail-links.ts'
import * as sessions from './session.ts'

type Auth = Awaited<ReturnType<typeof tokens.loadAuth>>
const refusal = (code: string) => Object.assign(new Error(code), { name: 'AuthApiError', code })
const ok = { data: {}, error: null }
const session = { user: { id: 'ada', email: 'ada@example.org' } }

/** A client of Auth whose calls all succeed, with the calls in their order. */
function fakeAuth(factors: { id: string; status: string }[] = []) {
  const calls: string[] = []
  const answer = (name: string, value: unknown = ok) =>
    vi.fn(async (_given?: unknown) => {
      calls.push(name)
      return value
    })
  const verified = factors.filter(({ status }) => status === 'verified')
  return {
    calls,
    verifyOtp: answer('verifyOtp', { data: { user: session.user }, error: null }),
    getSession: answer('getSession', { data: { session }, error: null }),
    setSession: answer('setSession'),
    signOut: answer('signOut'),
    signUp: answer('signUp', { data: { session: null }, error: null }),
    updateUser: answer('updateUser', { data: { user: session.user }, error: null }),
    signInWithPassword: answer('signIn', { data: { user: { ...session.user, factors } }, error: null }),
    mfa: {
      listFactors: answer('listFactors', { data: { totp: verified, all: factors }, error: null }),
      getAuthenticatorAssuranceLevel: answer('level', { data: { currentLevel: 'aal1' } }),
      challengeAndVerify: answer('challengeAndVerify'),
      unenroll: answer('unenroll'),
      enroll: answer('enroll', { data: { id: 'new', totp: { secret: 'S', uri: 'U' } }, error: null }),
    },
  }
}
let here: ReturnType<typeof fakeAuth>
let mailed: ReturnType<typeof fakeAuth>
const start = (factors?: Parameters<typeof fakeAuth>[0]) => {
  here = fakeAuth(factors)
  mailed = fakeAuth(factors)
  vi.spyOn(tokens, 'loadAuth').mockResolvedValue(here as unknown as Auth)
  vi.spyOn(tokens, 'loadMemoryAuth').mockResolvedValue(mailed as unknown as Auth)
}
beforeEach(() => {
  start()
  vi.spyOn(accounts, 'signIn').mockResolvedValue(null)
  vi.spyOn(sessions, 'reloadSession').mockResolvedValue(undefined as never)
})
const factor = { id: 'totp', status: 'verified' }
const typed = { password: 'a new long secret', code: '' }

describe('the link of a confirmation mail (R-402, R-551)', () => {
  it('confirms the address in a session of its own, which ends, and leaves the one of this browser', async () => {
    await confirmAddress({ hash: 'abc', type: 'signup' })
    expect(mailed.verifyOtp).toHaveBeenCalledWith({ token_hash: 'abc', type: 'signup' })
    expect(mailed.signOut).toHaveBeenCalledWith({ scope: 'local' })
    expect(here.calls).toEqual([])
  })

  it('reports one that no longer works', async () => {
    mailed.verifyOtp.mockResolvedValueOnce({ error: refusal('otp_expired') })
    await expect(confirmAddress({ hash: 'abc', type: 'signup' })).rejects.toThrow('otp_expired')
  })
})

describe('the link of a recovery mail (R-551)', () => {
  it('sets the password, signs in with it, and ends the session of the link', async () => {
    vi.mocked(accounts.signIn).mockResolvedValueOnce('setup')
    expect(await setPasswordByMail({ hash: 'one', type: 'recovery' }, typed)).toBe('setup')
    expect(mailed.updateUser).toHaveBeenCalledWith({ password: typed.password })
    expect(accounts.signIn).toHaveBeenCalledWith({ email: 'ada@example.org', password: typed.password })
    expect(mailed.signOut).toHaveBeenCalledWith({ scope: 'local' })
    expect(here.setSession).not.toHaveBeenCalled()
  })

  it('asks for a code of the second factor before it sets the password, and uses its token once', async () => {
    start([factor])
    const link = { hash: 'two', type: 'recovery' } as const
    expect(await setPasswordByMail(link, typed)).toBe('needs-code')
    expect(mailed.updateUser).not.toHaveBeenCalled()
    mailed.mfa.challengeAndVerify.mockResolvedValueOnce({
      error: refusal('mfa_verification_failed'),
    } as never)
    await expect(setPasswordByMail(link, { ...typed, code: '000000' })).rejects.toThrow('mfa')
    expect(mailed.updateUser).not.toHaveBeenCalled()
    expect(await setPasswordByMail(link, { ...typed, code: '123456' })).toBeNull()
    expect(mailed.verifyOtp).toHaveBeenCalledTimes(1)
    expect(mailed.mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'totp', code: '123456' })
    // A code is accepted once, so the session of the link goes on.
    expect(here.setSession).toHaveBeenCalledWith(session)
    expect(accounts.signIn).not.toHaveBeenCalled()
    expect(sessions.reloadSession).toHaveBeenCalled()
  })
})

describe('the current password (R-550, R-553)', () => {
  it('opens a new session, in which an authenticator app is added', async () => {
    await confirmPassword('right one')
    expect(mailed.signInWithPassword).toHaveBeenCalledWith({
      email: 'ada@example.org',
      password: 'right one',
    })
    expect(here.setSession).toHaveBeenCalledWith(session)
  })

  it('that is wrong leaves the session', async () => {
    mailed.signInWithPassword.mockResolvedValue({ error: refusal('invalid_credentials') })
    await expect(confirmPassword('not it')).rejects.toMatchObject({ name: 'WrongPassword' })
    const change = { current: 'not it', password: 'x', code: '' }
    await expect(changePassword('ada@example.org', change)).rejects.toMatchObject({ name: 'WrongPassword' })
    mailed.signInWithPassword.mockResolvedValue({ error: refusal('over_request_rate_limit') })
    await expect(confirmPassword('x')).rejects.toMatchObject({ code: 'over_request_rate_limit' })
    expect(mailed.updateUser).not.toHaveBeenCalled()
    expect(here.setSession).not.toHaveBeenCalled()
  })

  it.each([
    [[], []],
    [[{ id: 'old', status: 'unverified' }], []],
    [[factor], [['totp', '123456']]],
  ])('is needed to change it, with a code where a factor is verified: %j', async (factors, codes) => {
    start(factors)
    await changePassword('ada@example.org', { current: 'old one', password: 'new one', code: '123456' })
    expect(mailed.signInWithPassword).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'old one' })
    expect(mailed.mfa.challengeAndVerify.mock.calls).toEqual(
      codes.map(([factorId, code]) => [{ factorId, code }]),
    )
    expect(mailed.updateUser).toHaveBeenCalledWith({ password: 'new one', current_password: 'old one' })
    expect(here.setSession).toHaveBeenCalledWith(session)
  })
})

it('R-403: a new authenticator app replaces setups that were not finished, and no verified factor', async () => {
  start([factor, { id: 'old', status: 'unverified' }])
  expect(await enrolFactor()).toEqual({ id: 'new', secret: 'S', uri: 'U' })
  expect(here.mfa.unenroll.mock.calls).toEqual([[{ factorId: 'old' }]])
})

it.each([
  ['0123456789', { referral_code: '0123456789' }],
  ['012345678', {}],
  [null, {}],
])('a registration keeps the language, and a referral code (%s) of the right shape', async (code, more) => {
  const account = { fullName: 'Ada', company: '', email: 'ada@example.org', password: 'p' }
  expect(await accounts.signUp(account, '/verify', code)).toEqual({ isSignedIn: false })
  expect(here.signUp).toHaveBeenCalledWith({
    email: 'ada@example.org',
    password: 'p',
    options: {
      data: { full_name: 'Ada', language: 'en', ...more },
      emailRedirectTo: expect.stringMatching(/\/verify$/),
    },
  })
})
