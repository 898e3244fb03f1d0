import { expect } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'
import type { AuthConfig } from '../auth/context.ts'

/** The password of all accounts here. */
export const password = 'correct horse battery'

let counter = 0

/** An unused address. */
export const newEmail = () => `person${++counter}@example.test`

/** The embedded Auth without the other services; mails and refreshed tokens have no minimum interval. */
export const startAuth = (authConfig: Partial<AuthConfig> = {}) =>
  startTestSupabase({
    without: ['storage', 'realtime'],
    functionsDir: '/nonexistent',
    authConfig: {
      refreshReuseSeconds: 0,
      mailIntervalSeconds: 0,
      mailRequests: 1000,
      mailRequestMs: 0,
      ...authConfig,
    },
  })

/** The token, its type and the page of a mailed link. */
export function partsOf(link: string | null): { hash: string; type: string; page: string } {
  const url = new URL(link ?? '')
  const given = url.hash ? new URLSearchParams(url.hash.slice(1)) : url.searchParams
  return {
    hash: given.get('token_hash') ?? given.get('token') ?? '',
    type: given.get('type') ?? '',
    page: url.hash ? `${url.origin}${url.pathname}${url.search}` : (given.get('redirect_to') ?? ''),
  }
}

/** Creates accounts in a running Auth, and opens its links. */
export function peopleOf(running: () => TestSupabase) {
  /** Follows a mailed link by GET /verify, as the default templates of hosted Auth do; returns the redirect target. */
  async function openLink(link: string | null, as?: string): Promise<URL> {
    const { hash, type, page } = partsOf(link)
    const verify = new URL(`${running().url}/auth/v1/verify`)
    verify.search = new URLSearchParams({ token: hash, type: as ?? type, redirect_to: page }).toString()
    const response = await fetch(verify, { redirect: 'manual' })
    expect(response.status).toBe(303)
    return new URL(response.headers.get('location') ?? '')
  }
  async function signUp(email = newEmail(), data?: Record<string, unknown>) {
    const client = running().client()
    const { error } = await client.auth.signUp({ email, password, options: { ...(data ? { data } : {}) } })
    expect(error).toBeNull()
    const target = await openLink((await running().mail(email)).link)
    return { email, target, client }
  }
  async function signedIn() {
    const { email, client } = await signUp()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    if (!data.session || !data.user) throw new Error('Not signed in.')
    return { email, client, session: data.session, user: data.user }
  }
  return { signUp, signedIn, openLink }
}
