import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import * as tokens from '@/lib/auth/auth-token.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { forgetSession, reloadSession, sessionStore, setSessionUser, startSession } from './session.ts'

const { get } = mockApi()

const uid = '00000000-0000-4000-8000-000000000005'
const session = {
  userAbilityRules: [{ action: 'read', subject: 'client' }],
  userData: {
    id: 5,
    uid,
    fullName: 'Tom Hale',
    username: 'tom',
    email: 'tom@x.y',
    avatar: null,
    role: 'client',
  },
}
const refuse = (code: string) => get.mockRejectedValueOnce(new ApiError({ status: 403, code, message: 'x' }))

beforeEach(() => {
  vi.spyOn(tokens, 'endSession').mockImplementation(async (forget) => forget())
  localStorage.clear()
  sessionStore.set({ ...sessionStore.get(), status: 'loading', user: null })
})

// The files of a worker share the loaded modules.
afterAll(() => forgetSession({ isDeactivated: false }))

describe('a session before its second factor (R-404, R-408)', () => {
  it.each([
    ['second_factor', 'code'],
    ['second_factor_setup', 'setup'],
  ])('that the API refuses with %s waits for the step %s, and continues after it', async (code, pending) => {
    refuse(code)
    await setSessionUser(`${uid}-${code}`)
    expect(sessionStore.get()).toMatchObject({ status: 'signed-out', pending, user: null })
    get.mockResolvedValueOnce(session)
    await reloadSession()
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { uid } })
  })

  it('loses the stored rules when the role requires a second factor later', async () => {
    get.mockResolvedValueOnce(session)
    await setSessionUser(uid)
    expect(localStorage.getItem('quillport-session')).not.toBeNull()
    refuse('second_factor_setup')
    await reloadSession()
    expect(sessionStore.get()).toMatchObject({ status: 'signed-out', pending: 'setup' })
    expect(localStorage.getItem('quillport-session')).toBeNull()
  })
})

it('a late response to an earlier request does not replace newer rules', async () => {
  const responses: ((value: unknown) => void)[] = []
  get.mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-order`)
  get.mockImplementation(() => new Promise((respond) => responses.push(respond)))
  const requests = [reloadSession(), reloadSession()]
  const rules = [{ action: 'read', subject: 'users' }]
  responses[1]?.({ ...session, userAbilityRules: rules })
  await requests[1]
  responses[0]?.(session)
  await requests[0]
  expect(sessionStore.get().ability.rules).toMatchObject(rules)
})

it('the end of a session aborts its running request, and the next session is requested', async () => {
  get.mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-leaving`)
  get.mockImplementationOnce(
    (_path, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const reload = reloadSession()
  forgetSession()
  await reload
  expect(sessionStore.get().status).toBe('signed-out')
  get.mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-next`)
  expect(get.mock.lastCall?.[1]?.signal?.aborted).toBe(false)
  expect(sessionStore.get().status).toBe('signed-in')
})

it('a deactivation is the reason of the sign-out until the next sign-in (R-621)', async () => {
  get.mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-deactivated`)
  refuse('inactive')
  await reloadSession()
  expect(sessionStore.get()).toMatchObject({ status: 'signed-out', isDeactivated: true, user: null })
  // Auth reports the end of the session afterwards.
  await setSessionUser(null)
  expect(sessionStore.get()).toMatchObject({ status: 'signed-out', isDeactivated: true })
  get.mockResolvedValueOnce(session)
  await setSessionUser(uid)
  await setSessionUser(null)
  expect(sessionStore.get()).not.toHaveProperty('isDeactivated')
})

it('a session that Auth reports while it ends is no new sign-in: the deactivation stays the reason (R-621)', async () => {
  vi.useFakeTimers()
  let report: (event: string, session: { user: { id: string } } | null) => void = () => undefined
  vi.spyOn(tokens, 'loadAuth').mockResolvedValue({
    onAuthStateChange: (listener: typeof report) => {
      report = listener
    },
  } as unknown as Awaited<ReturnType<typeof tokens.loadAuth>>)
  startSession()
  await vi.advanceTimersByTimeAsync(5000)
  forgetSession({ isDeactivated: true })
  get.mockClear()
  const ending = vi.spyOn(tokens, 'isSessionEnding').mockReturnValue(true)
  report('INITIAL_SESSION', { user: { id: uid } })
  await vi.advanceTimersByTimeAsync(10)
  expect(get).not.toHaveBeenCalled()
  ending.mockReturnValue(false)
  report('SIGNED_OUT', null)
  await vi.advanceTimersByTimeAsync(10)
  expect(sessionStore.get()).toMatchObject({ status: 'signed-out', isDeactivated: true })
  vi.useRealTimers()
})

it('a refresh that fails keeps the rules, and is reported unless the connection is missing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  get.mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-offline`)
  get.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', message: 'x' }))
  await reloadSession()
  expect(logged).not.toHaveBeenCalled()
  get.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', message: 'x' }))
  await reloadSession()
  expect(logged).toHaveBeenCalledOnce()
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { uid } })
})
