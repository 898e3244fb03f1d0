// @vitest-environment jsdom
import { AuthClient } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { authStorageKey, isFresh, readStoredAuth } from './auth-storage.ts'

const user = { id: '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11', aud: 'authenticated', email: 'a@b.c' }
const answer = {
  access_token: 'one.two.three',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user,
}

const holding = (text: string | null) => ({ getItem: () => text })

describe('readStoredAuth', () => {
  it('reads a session as the real Auth client writes it', async () => {
    const auth = new AuthClient({
      url: 'http://127.0.0.1/auth/v1',
      storageKey: authStorageKey,
      storage: localStorage,
      autoRefreshToken: false,
      fetch: async () => Response.json(answer),
    })
    await auth.signInWithPassword({ email: 'a@b.c', password: 'x' })
    const stored = readStoredAuth(localStorage)
    expect(stored).toMatchObject({ userId: user.id, accessToken: 'one.two.three' })
    expect(isFresh(stored ?? { userId: '', accessToken: '', expiresAt: 0 })).toBe(true)
  })

  it.each([null, '', '{', '"text"', '{"access_token":"a"}', '{"user":{"id":1},"access_token":"a"}'])(
    'returns null for %s',
    (text) => expect(readStoredAuth(holding(text))).toBeNull(),
  )

  it('isFresh is false when Auth would renew the token', () => {
    const at = (expiresAt: number) => isFresh({ userId: 'u', accessToken: 't', expiresAt }, 1_000_000)
    expect(at(1000 + 91)).toBe(true)
    expect(at(1000 + 90)).toBe(false)
    expect(at(0)).toBe(false)
  })
})
