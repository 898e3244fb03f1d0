import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'
import { partsOf } from '../testing/auth-people.ts'

let supabase: TestSupabase
let counter = 0

beforeAll(async () => {
  supabase = await startTestSupabase({
    without: ['storage', 'realtime'],
    functionsDir: '/nonexistent',
    authConfig: { mailIntervalSeconds: 0 },
  })
})
afterAll(() => supabase.close())

const password = 'correct horse battery'
const newEmail = () => `admin-made${++counter}@example.test`
const admin = () => supabase.service().auth.admin

async function createConfirmed() {
  const email = newEmail()
  const { data, error } = await admin().createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Ada' },
  })
  expect(error).toBeNull()
  if (!data.user) throw new Error('No user was made.')
  return { email, user: data.user }
}

describe('users', () => {
  it('are created ready to sign in, with a profile', async () => {
    const { email, user } = await createConfirmed()
    expect(user.email_confirmed_at).toBeTruthy()
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    const [profile] = await supabase.database
      .owner`select full_name from public.profiles where id = ${user.id}`
    expect(profile?.full_name).toBe('Ada')
  })

  it('are refused twice with one address', async () => {
    const { email } = await createConfirmed()
    expect((await admin().createUser({ email, password })).error?.code).toBe('email_exists')
  })

  it('are listed in pages with their total', async () => {
    await createConfirmed()
    const first = await admin().listUsers({ page: 1, perPage: 2 })
    if (first.error) throw first.error
    expect(first.data.users).toHaveLength(2)
    expect(first.data.total).toBeGreaterThan(2)
    expect(first.data.nextPage).toBe(2)
    const second = await admin().listUsers({ page: 2, perPage: 2 })
    if (second.error) throw second.error
    expect(second.data.users.map((user) => user.id)).not.toContain(first.data.users[0]?.id)
  })

  it('are not listed for an invalid page', async () => {
    for (const page of [-1, 1.5]) {
      const { error } = await admin().listUsers({ page })
      expect(error, String(page)).toMatchObject({ status: 400, code: 'validation_failed' })
    }
    const { error } = await admin().listUsers({ perPage: -1 })
    expect(error?.status).toBe(400)
  })

  it('have the given metadata and nothing else', async () => {
    const made = await createConfirmed()
    expect(made.user.user_metadata).toEqual({ full_name: 'Ada' })
    const bare = await admin().createUser({ email: newEmail(), password })
    expect(bare.data.user?.user_metadata).toEqual({})
    const invited = await admin().inviteUserByEmail(newEmail(), { data: { full_name: 'Grace' } })
    expect(invited.data.user?.user_metadata).toEqual({ full_name: 'Grace' })
  })

  it('are read and updated by id', async () => {
    const { user } = await createConfirmed()
    const email = newEmail()
    const changed = await admin().updateUserById(user.id, {
      email,
      password: 'changed by staff',
      user_metadata: { full_name: 'Grace' },
    })
    expect(changed.error).toBeNull()
    const got = await admin().getUserById(user.id)
    expect(got.data.user).toMatchObject({ email, user_metadata: { full_name: 'Grace' } })
    expect(
      (await supabase.client().auth.signInWithPassword({ email, password: 'changed by staff' })).error,
    ).toBeNull()
  })

  it('are answered with 404 for an unknown id', async () => {
    const got = await admin().getUserById('00000000-0000-0000-0000-00000000dead')
    expect(got.error?.code).toBe('user_not_found')
  })

  it('are deleted with their sessions', async () => {
    const { email, user } = await createConfirmed()
    const client = supabase.client()
    await client.auth.signInWithPassword({ email, password })
    expect((await admin().deleteUser(user.id)).error).toBeNull()
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await admin().getUserById(user.id)).error?.code).toBe('user_not_found')
  })

  it('cannot sign in while banned, and can afterwards', async () => {
    const { email, user } = await createConfirmed()
    await admin().updateUserById(user.id, { ban_duration: '24h' })
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'user_banned',
    )
    await admin().updateUserById(user.id, { ban_duration: 'none' })
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('are signed out by their token', async () => {
    const { email } = await createConfirmed()
    const client = supabase.client()
    const { data } = await client.auth.signInWithPassword({ email, password })
    expect((await admin().signOut(data.session?.access_token ?? '', 'global')).error).toBeNull()
    expect((await client.auth.getUser()).error).not.toBeNull()
  })
})

describe('invitations', () => {
  it('are mailed, and accepted with the link', async () => {
    const email = newEmail()
    const { data, error } = await admin().inviteUserByEmail(email, {
      redirectTo: `${supabase.appUrl}/build/reset-password`,
    })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    const mail = await supabase.mail(email)
    expect(mail.subject).toMatch(/invited/)
    const { hash, type, page } = partsOf(mail.link)
    expect([type, page]).toEqual(['invite', `${supabase.appUrl}/build/reset-password`])
    expect((await supabase.client().auth.verifyOtp({ token_hash: hash, type: 'invite' })).error).toBeNull()
    expect((await admin().getUserById(data.user?.id ?? '')).data.user?.email_confirmed_at).toBeTruthy()
  })

  it('are refused for addresses that have an account', async () => {
    const { email } = await createConfirmed()
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })
})

describe('generated links', () => {
  it('are created without a mail', async () => {
    const { email } = await createConfirmed()
    const { data, error } = await admin().generateLink({ type: 'recovery', email })
    expect(error).toBeNull()
    await expect(supabase.mail(email)).rejects.toThrow('No mail')
    const verified = await supabase
      .client()
      .auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'recovery' })
    expect(verified.data.user?.email).toBe(email)
  })
})

describe('the admin routes', () => {
  it('are open to the secret key only', async () => {
    const { email } = await createConfirmed()
    const client = supabase.client()
    const { data } = await client.auth.signInWithPassword({ email, password })
    const { publishableKey, secretKey } = supabase.database.keys
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${supabase.url}/auth/v1/admin/users`, { headers })).status
    const token = `Bearer ${data.session?.access_token}`
    expect(await ask({ apikey: publishableKey })).toBe(403)
    expect(await ask({ apikey: publishableKey, authorization: token })).toBe(403)
    expect(await ask({ apikey: secretKey, authorization: token })).toBe(403)
    expect(await ask({ apikey: publishableKey, authorization: `Bearer ${publishableKey}` })).toBe(403)
    expect(await ask({ apikey: secretKey })).toBe(200)
    expect((await client.auth.admin.inviteUserByEmail(newEmail())).error?.status).toBe(403)
    expect(
      (await client.auth.admin.generateLink({ type: 'magiclink', email: 'admin@demo.com' })).error?.status,
    ).toBe(403)
  })
})
