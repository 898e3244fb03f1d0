import { beforeEach, expect, it, vi } from 'vitest'

const signOut = vi.fn<() => Promise<void>>()
const getSession = vi.fn(async () => ({ data: { session: { access_token: 'token' } } }))
vi.mock('./auth-client.ts', () => ({ auth: { signOut, getSession } }))
const { currentAccessToken, endSession, loadAuth } = await import('./auth-token.ts')

beforeEach(() => void loadAuth())

it('a request that begins while the session ends fails without being sent', async () => {
  let end = () => {}
  signOut.mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
  expect(await currentAccessToken()).toBe('token')
  const ended = endSession()
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  await expect(currentAccessToken()).rejects.toMatchObject({ status: 0, code: 'network' })
  end()
  await ended
  expect(await currentAccessToken()).toBe('token')
})

it('a failed sign-out blocks no later request', async () => {
  signOut.mockRejectedValueOnce(new Error('lost'))
  await expect(endSession()).rejects.toThrow('lost')
  expect(await currentAccessToken()).toBe('token')
})
