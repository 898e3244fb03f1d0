import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountStorage } from '../../supabase/functions/_shared/contract/account.ts'
import { asRole } from '../support/database.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { mailBody } from './support/mail.ts'
import { createManuscript } from './support/manuscripts.ts'
import { callerOf } from './support/projects.ts'

let api: TestApi
const accounts = testAccounts(() => api.database.owner)
beforeAll(async () => {
  api = await startTestApi({ accounts })
  await api.database.owner`update private.rate_limits set most = 3, period = '10 minutes'`
})
afterAll(() => api.close())
beforeEach(() => api.database.owner`delete from private.rate_counts`)

const client = () => callerOf(api, PEOPLE.client)
type Call = () => Promise<{ status: number; text: string }>
const calls: Record<string, () => Promise<Call>> = {
  'a message': async () => () =>
    client().send('POST', '/mail/messages', { ...mailBody([]), to: [PEOPLE.manager] }),
  'a chat message': async () => () =>
    client().send('POST', `/apps/chat/chats/${PEOPLE.manager}`, { message: 'Hello' }),
  'a comment': async () => {
    const { id } = await client().file()
    return () => client().send('POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'Hello' })
  },
  'an offer of a manuscript': async () => {
    const { id } = await createManuscript(api, 'client')
    return () =>
      client().send('POST', `/manuscripts/${id}/members`, {
        email: `${crypto.randomUUID()}@example.org`,
        role: 'viewer',
      })
  },
  'an invitation': async () => () =>
    callerOf(api, PEOPLE.admin).send('POST', '/apps/users', {
      fullName: 'Ida Berg',
      email: `${crypto.randomUUID()}@example.org`,
      role: 'client',
    }),
  'an import': async () => () => client().send('POST', '/imports', { fileName: 'Book.zip', fileSize: 1000 }),
}

describe('a rate limit', () => {
  it.each(Object.keys(calls))(
    'of %s refuses the fourth with 429 and says when to try again',
    async (name) => {
      const call = (await calls[name]?.()) as Call
      for (let at = 0; at < 3; at += 1) expect((await call()).status).toBeLessThan(300)
      const refused = await call()
      expect(refused.status).toBe(429)
      expect(refused.text).toContain('rate_limited')
      await api.database.owner`update private.rate_counts set since = since - interval '11 minutes'`
      expect((await call()).status).toBeLessThan(300)
    },
  )

  it('answers the seconds in Retry-After', async () => {
    await api.database
      .owner`insert into private.rate_counts (user_id, kind, count) values (${PEOPLE.client}, 'chat', 3)`
    const refused = await api.send('client', 'POST', `/apps/chat/chats/${PEOPLE.manager}`, {
      message: 'Hello',
    })
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  it('counts per person, and counts a message sent twice once', async () => {
    const id = crypto.randomUUID()
    const again = () =>
      api.send('client', 'POST', `/apps/chat/chats/${PEOPLE.manager}`, { message: 'Once', id })
    for (let at = 0; at < 5; at += 1) expect((await again()).status).toBeLessThan(300)
    await api.database.owner`update private.rate_counts set count = 3 where user_id = ${PEOPLE.client}`
    const other = await api.send('user', 'POST', `/apps/chat/chats/${PEOPLE.manager}`, { message: 'Hello' })
    expect(other.status).toBe(201)
  })

  it('holds for concurrent sends', async () => {
    const sends = Array.from({ length: 8 }, () =>
      api.send('client', 'POST', `/apps/chat/chats/${PEOPLE.manager}`, { message: 'Hello' }),
    )
    const answers = await Promise.all(sends)
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('the storage quota', () => {
  const put = (name: string, size: number, bucket = 'mail-files') =>
    api.database.owner.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: PEOPLE.client, role: 'authenticated' })}, true)`
      await tx`set local role authenticated`
      await tx`insert into storage.objects (bucket_id, name, owner_id, metadata)
        values (${bucket}, ${name}, ${PEOPLE.client}, ${tx.json({ size })})`
    })
  const mine = () => `${PEOPLE.client}/${crypto.randomUUID()}`
  const storage = () => api.ok('client', 'GET', '/account/storage', { schema: accountStorage })
  beforeAll(async () => {
    await api.database.owner`update private.rate_limits set most = 100`
  })

  it('counts uploads, refuses the next one at the limit, and accepts files after some are deleted', async () => {
    const { owner } = api.database
    const { used, allowed } = await storage()
    expect(allowed).toBe(2_000_000_000)
    await owner`update public.profile_details set storage_quota = ${used + 1000} where user_id = ${PEOPLE.client}`
    const first = mine()
    await put(first, 1200)
    expect(await storage()).toEqual({ used: used + 1200, allowed: used + 1000 })
    for (const [name, bucket] of [
      [mine(), 'mail-files'],
      [`${crypto.randomUUID()}/${crypto.randomUUID()}`, 'project-files'],
      [`${PEOPLE.client}/${crypto.randomUUID()}.png`, 'avatars'],
    ] as const)
      await expect(put(name, 1, bucket)).rejects.toMatchObject({ code: '42501' })
    expect(await api.refused('client', 'POST', '/imports', { fileName: 'Book.zip', fileSize: 1 })).toEqual({
      status: 413,
      code: 'storage_full',
    })
    await owner`update storage.objects set owner_id = null where name = ${first}`
    await put(mine(), 10)
    // 990 bytes are left, which an archive must not exceed.
    expect(await api.refused('client', 'POST', '/imports', { fileName: 'Book.zip', fileSize: 991 })).toEqual({
      status: 413,
      code: 'storage_full',
    })
    await owner`update public.profile_details set storage_quota = default where user_id = ${PEOPLE.client}`
  })

  it('cannot be raised by the person', async () => {
    await expect(
      asRole(
        api.database.owner,
        { sub: PEOPLE.client },
        (tx) => tx`update public.profile_details set storage_quota = 1`,
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('limits how many files a person uploads in a short time', async () => {
    await api.database.owner`update private.rate_limits set most = 3 where kind = 'upload'`
    await api.database.owner`update storage.objects set owner_id = null where owner_id = ${PEOPLE.client}`
    for (let at = 0; at < 3; at += 1) await put(mine(), 1)
    await expect(put(mine(), 1)).rejects.toMatchObject({ code: '42501' })
  })
})
