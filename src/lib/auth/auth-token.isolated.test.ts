import { beforeEach, expect, it, vi } from 'vitest'
import { authStorageKey } from './auth-storage.ts'

const signOut = vi.fn<(options?: { scope: 'local' }) => Promise<void>>()
const getSession = vi.fn<() => Promise<{ data: { session: { access_token: string } | null } }>>()
vi.mock('./auth-client.ts', () => ({ auth: { signOut, getSession } }))
const { currentAccessToken, endSession, loadAuth } = await import('./auth-token.ts')

const withToken = (token: string | null) =>
  getSession.mockResolvedValue({ data: { session: token === null ? null : { access_token: token } } })

beforeEach(async () => {
  vi.clearAllMocks()
  withToken('first')
  await loadAuth()
})

/** A sign-out whose request to the server is on its way. */
async function beginSignOut() {
  let answer = () => {}
  signOut.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const ended = endSession(() => undefined)
  await expect.poll(() => signOut).toHaveBeenCalledOnce()
  return () => {
    answer()
    return ended
  }
}

it('a session is cleared before its token is removed', async () => {
  const forget = vi.fn(() => expect(signOut).not.toHaveBeenCalled())
  await endSession(forget)
  expect(forget).toHaveBeenCalledOnce()
  expect(signOut).toHaveBeenCalledOnce()
})

it('a request that begins while the session ends is not sent without a token', async () => {
  const end = await beginSignOut()
  withToken(null)
  await expect(currentAccessToken()).rejects.toMatchObject({ status: 0, code: 'network' })
  await end()
  expect(await currentAccessToken()).toBeNull()
})

it('a session that begins while the last one ends has its token', async () => {
  const end = await beginSignOut()
  withToken('second')
  expect(await currentAccessToken()).toBe('second')
  await end()
})

it('a failed sign-out blocks no later request', async () => {
  signOut.mockRejectedValueOnce(new Error('lost'))
  await expect(endSession(() => undefined)).rejects.toThrow('lost')
  withToken(null)
  expect(await currentAccessToken()).toBeNull()
})

it('R-740: without a connection, the session of this browser ends', async () => {
  const { auth } = await vi.importActual<typeof import('./auth-client.ts')>('./auth-client.ts')
  const session = { access_token: 'first', refresh_token: 'r', expires_at: Date.now(), user: { id: 'ada' } }
  localStorage.setItem(authStorageKey, JSON.stringify(session))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
  signOut.mockImplementationOnce(async (options) => void (await auth.signOut(options)))
  await endSession(() => undefined)
  expect(localStorage.getItem(authStorageKey)).toBeNull()
})
