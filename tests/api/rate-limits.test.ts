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
  const put = (name: string, size: number, bucket = 'mail-files', settings: Record<string, string> = {}) =>
    api.database.owner.begin(async (tx) => {
      for (const [key, value] of Object.entries(settings)) await tx`select set_config(${key}, ${value}, true)`
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

  const allow = (bytes: number) =>
    api.database
      .owner`update public.companies set storage_quota = ${bytes} where id = (select company_id from public.profiles where id = ${PEOPLE.client})`

  it('counts uploads, refuses one beyond the limit with the figures, and accepts files after some are deleted (R-532)', async () => {
    const { owner } = api.database
    const { used, allowed } = await storage()
    expect(allowed).toBe(100_000_000_000)
    await allow(used + 1000)
    await expect(put(mine(), 1200)).rejects.toMatchObject({
      code: '42501',
      message: `storage_full: ${used} of ${used + 1000} bytes are used`,
    })
    const first = mine()
    await put(first, 1000)
    expect(await storage()).toEqual({ used: used + 1000, allowed: used + 1000 })
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
    const full = await api.send('client', 'POST', '/imports', { fileName: 'Book.zip', fileSize: 1 })
    const figure = (bytes: number) => Number((bytes / 1e6).toFixed(1))
    expect(full.text).toContain(
      `Your storage is full: ${figure(used + 1000)} of ${figure(used + 1000)} MB are used.`,
    )
    expect(JSON.parse(full.text)).toMatchObject({ storage: { used: used + 1000, allowed: used + 1000 } })
    await owner`update storage.objects set owner_id = null where name = ${first}`
    await put(mine(), 10)
    // 990 bytes are left, which an archive must not exceed.
    expect(await api.refused('client', 'POST', '/imports', { fileName: 'Book.zip', fileSize: 991 })).toEqual({
      status: 413,
      code: 'storage_full',
    })
    await allow(allowed)
  })

  it('is shared by the people of a company, and counts their unfinished uploads (R-532)', async () => {
    const { owner } = api.database
    const { used, allowed } = await storage()
    const colleague = crypto.randomUUID()
    await owner`insert into auth.users (id, email) values (${colleague}, ${`${colleague}@test.example`})`
    await owner`update public.profiles set company_id = (select company_id from public.profiles where id = ${PEOPLE.client}) where id = ${colleague}`
    await owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
      values ('mail-files', ${`${colleague}/${crypto.randomUUID()}`}, ${colleague}, '{"size": 700}')`
    await owner`insert into storage.s3_multipart_uploads (id, in_progress_size, upload_signature, bucket_id, key, version, owner_id)
      values ('unfinished', 300, '', 'mail-files', 'x', 'x', ${colleague})`
    expect(await storage()).toEqual({ used: used + 1000, allowed })
    await allow(used + 1000)
    await expect(put(mine(), 1)).rejects.toMatchObject({ message: expect.stringMatching(/^storage_full/) })
    await owner`delete from storage.s3_multipart_uploads`
    await put(mine(), 300)
    await allow(allowed)
  })

  it('is decided for one upload after the other, so that parallel ones do not exceed it (R-532)', async () => {
    const { used, allowed } = await storage()
    await allow(used + 1000)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => put(mine(), 400)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await allow(allowed)
  })

  it('does not count the unfinished upload that Storage is deciding about (R-532)', async () => {
    const { owner } = api.database
    const { used, allowed } = await storage()
    await owner`insert into storage.s3_multipart_uploads (id, in_progress_size, upload_signature, bucket_id, key, version, owner_id)
      values ('deciding', 500, '', 'mail-files', 'x', 'x', ${PEOPLE.client})`
    await allow(used + 500)
    await expect(put(mine(), 500)).rejects.toMatchObject({ message: expect.stringMatching(/^storage_full/) })
    await put(mine(), 500, 'mail-files', { 'storage.upload': 'deciding' })
    await owner`delete from storage.s3_multipart_uploads`
    await allow(allowed)
  })

  it('is not passed by a signed URL for an upload (R-622)', async () => {
    for (const operation of ['storage.object.sign_upload_url', 'object.sign_upload_url'])
      await expect(put(mine(), 1, 'mail-files', { 'storage.operation': operation })).rejects.toMatchObject({
        code: '42501',
      })
    await put(mine(), 1, 'mail-files', { 'storage.operation': 'storage.object.upload' })
  })

  it('R-532: each bucket has its limit and accepts names of its own shape only', async () => {
    const { owner } = api.database
    const buckets = await owner<{ id: string; limit: string; isPublic: boolean }[]>`
      select id, file_size_limit::text as "limit", public as "isPublic" from storage.buckets
       where id in ('archives', 'manuscript-files', 'project-files', 'mail-files', 'avatars') order by id`
    expect(buckets.map(({ id, limit, isPublic }) => `${id} ${limit} ${isPublic}`)).toEqual([
      'archives 52428799 false',
      'avatars 2097152 true',
      'mail-files 2147483648 false',
      'manuscript-files 52428800 false',
      'project-files 2147483648 false',
    ])
    const id = crypto.randomUUID()
    const { id: manuscript } = await createManuscript(api, 'client')
    const { id: foreign } = await createManuscript(api, 'manager')
    for (const [bucket, name] of [
      ['mail-files', `${PEOPLE.manager}/${id}`],
      ['mail-files', `${PEOPLE.client}/plan.pdf`],
      ['mail-files', `${PEOPLE.client}/${id}/${id}`],
      ['project-files', id],
      ['project-files', `${id}/plan.pdf`],
      ['project-files', `${id}/${id}.pdf`],
      ['avatars', `${PEOPLE.client}/${id}.svg`],
      ['avatars', `${PEOPLE.manager}/${id}.png`],
      ['manuscript-files', `${manuscript}/a/b`],
      ['manuscript-files', `${manuscript}/${'x'.repeat(101)}`],
      ['manuscript-files', `${foreign}/${id}`],
      ['archives', `${PEOPLE.client}/${id}.zip`],
    ] as const)
      await expect(put(name, 1, bucket), `${bucket} ${name}`).rejects.toMatchObject({ code: '42501' })
    await put(`${manuscript}/${id}`, 1, 'manuscript-files')
    await put(`${PEOPLE.client}/${id}.webp`, 1, 'avatars')
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
    await api.database.owner`update private.stored_objects set uploads = 0 where owner_id = ${PEOPLE.client}`
    for (let at = 0; at < 3; at += 1) await put(mine(), 1)
    await expect(put(mine(), 1)).rejects.toMatchObject({ code: '42501' })
    await api.database.owner`update private.stored_objects set since = now() - interval '1 hour'`
    await put(mine(), 1)
  })

  it('R-751: is a counter of each owner that follows every change of an object', async () => {
    const { owner } = api.database
    const counted = async () => {
      const [row] = await owner<Record<'counted' | 'summed', Record<string, number>>[]>`
        select (select coalesce(json_object_agg(s.owner_id, s.bytes), '{}') from private.stored_objects s where s.bytes > 0) as counted,
          (select coalesce(json_object_agg(o.owner_id, o.bytes), '{}') from (
            select o.owner_id, sum((o.metadata ->> 'size')::bigint) as bytes from storage.objects o
             where o.owner_id is not null and (o.metadata ->> 'size')::bigint > 0 group by 1) o) as summed`
      expect(row?.counted).toEqual(row?.summed)
      return row?.counted[PEOPLE.client] ?? 0
    }
    await owner`update private.rate_limits set most = 100 where kind = 'upload'`
    const before = await counted()
    const name = mine()
    await put(name, 50)
    expect(await counted()).toBe(before + 50)
    await owner`update storage.objects set metadata = '{"size": 70}' where name = ${name}`
    expect(await counted()).toBe(before + 70)
    await owner`update storage.objects set owner_id = ${PEOPLE.manager} where name = ${name}`
    expect(await counted()).toBe(before)
    await owner`update storage.objects set owner_id = ${PEOPLE.client}, metadata = null where name = ${name}`
    expect(await counted()).toBe(before)
    await owner`update storage.objects set metadata = '{"size": 90}' where name = ${name}`
    await owner.begin(async (tx) => {
      await tx`select set_config('storage.allow_delete_query', 'true', true)`
      await tx`delete from storage.objects where name = ${name}`
    })
    expect(await counted()).toBe(before)
  })
})
