import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { forgetSession, reloadSession, sessionStore, setSessionUser } from './session.ts'

vi.mock('@/lib/api-client.ts', () => ({ api: { get: vi.fn() } }))
vi.mock('@/lib/auth-token.ts', () => ({
  loadAuth: vi.fn(),
  endSession: vi.fn(async (forget: () => void) => forget()),
}))

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
const refuse = (code: string) =>
  vi.mocked(api.get).mockRejectedValueOnce(new ApiError({ status: 403, code, message: 'x' }))

beforeEach(() => {
  localStorage.clear()
  sessionStore.set({ ...sessionStore.get(), status: 'loading', user: null })
})

describe('a session before its second factor (R-404, R-408)', () => {
  it.each([
    ['second_factor', 'code'],
    ['second_factor_setup', 'setup'],
  ])('that the API refuses with %s waits for the step %s, and continues after it', async (code, pending) => {
    refuse(code)
    await setSessionUser(`${uid}-${code}`)
    expect(sessionStore.get()).toMatchObject({ status: 'signed-out', pending, user: null })
    vi.mocked(api.get).mockResolvedValueOnce(session)
    await reloadSession()
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { uid } })
  })

  it('loses the stored rules when the role requires a second factor later', async () => {
    vi.mocked(api.get).mockResolvedValueOnce(session)
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
  vi.mocked(api.get).mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-order`)
  vi.mocked(api.get).mockImplementation(() => new Promise((respond) => responses.push(respond)))
  const requests = [reloadSession(), reloadSession()]
  const rules = [{ action: 'read', subject: 'users' }]
  responses[1]?.({ ...session, userAbilityRules: rules })
  await requests[1]
  responses[0]?.(session)
  await requests[0]
  expect(sessionStore.get().ability.rules).toMatchObject(rules)
})

it('the end of a session aborts its running request, and the next session is requested', async () => {
  vi.mocked(api.get).mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-leaving`)
  vi.mocked(api.get).mockImplementationOnce(
    (_path, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const reload = reloadSession()
  forgetSession()
  await reload
  expect(sessionStore.get().status).toBe('signed-out')
  vi.mocked(api.get).mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-next`)
  expect(vi.mocked(api.get).mock.lastCall?.[1]?.signal?.aborted).toBe(false)
  expect(sessionStore.get().status).toBe('signed-in')
})

it('a deactivation is the reason of the sign-out until the next sign-in (R-621)', async () => {
  vi.mocked(api.get).mockResolvedValueOnce(session)
  await setSessionUser(`${uid}-deactivated`)
  refuse('inactive')
  await reloadSession()
  expect(sessionStore.get()).toMatchObject({ status: 'signed-out', isDeactivated: true, user: null })
  // Auth reports the end of the session afterwards.
  await setSessionUser(null)
  expect(sessionStore.get()).toMatchObject({ status: 'signed-out', isDeactivated: true })
  vi.mocked(api.get).mockResolvedValueOnce(session)
  await setSessionUser(uid)
  await setSessionUser(null)
  expect(sessionStore.get()).not.toHaveProperty('isDeactivated')
})
