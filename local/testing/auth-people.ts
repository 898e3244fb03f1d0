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

/** Follows a mailed link like a browser, and returns the redirect target. */
export async function openLink(link: string | null): Promise<URL> {
  if (!link) throw new Error('The mail has no link.')
  const response = await fetch(link, { redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

/** Creates accounts in a running Auth. */
export function peopleOf(running: () => TestSupabase) {
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
  return { signUp, signedIn }
}
