import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOriginalResponse } from '../../supabase/functions/_shared/contract/inbound-mails.ts'
import { sentResponse, threadResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createInbound, INBOUND_SECRETS, type InboundApi, rawMail } from './support/inbound.ts'
import { INBOUND_SAMPLES } from './support/inbound-samples.ts'
import { mailBody } from './support/mail.ts'
import { callerOf } from './support/projects.ts'

const CLIENT = 'client@demo.com'
let api: TestApi
let inbound: InboundApi
let threadId = ''
beforeAll(async () => {
  api = await startTestApi({ inbound: INBOUND_SECRETS })
  inbound = createInbound(api)
  const body = { ...mailBody([]), to: [PEOPLE.client], cc: [PEOPLE.user] }
  const sent = await api.ok('manager', 'POST', '/mail/messages', { status: 201, schema: sentResponse, body })
  threadId = sent.thread.threadId
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.owner`delete from private.inbound_mails`
  await api.database.owner`delete from private.mail_recipients`
})

const plain = (text: string) => `Subject: Re\nContent-Type: text/plain; charset=utf-8\n\n${text}`
const thread = () => api.ok('manager', 'GET', `/mail/threads/${threadId}`, { schema: threadResponse })
const answer = async (content: string | Uint8Array, from = CLIENT, about = threadId) => {
  const address = await inbound.addressOf(PEOPLE.client, about)
  expect((await inbound.deliver(address, rawMail(content, { from }))).status).toBe(200)
  await inbound.receive()
  return inbound.last()
}

describe('an answer by mail', () => {
  it('becomes a message of the person to everyone of the conversation, with its files (R-687)', async () => {
    const files = INBOUND_SAMPLES.find(({ name }) => name.includes('named file'))
    const mail = await answer(files?.content ?? '')
    expect(mail).toMatchObject({ state: 'accepted', hasRaw: false })
    const { messages } = await thread()
    const message = messages.at(-1)
    expect(message).toMatchObject({
      id: mail.id,
      text: 'See the file.',
      from: { uid: PEOPLE.client },
      isByMail: true,
      attachments: [{ name: 'été.pdf', size: 8 }],
    })
    expect(message?.recipients.map(({ uid, kind }) => [uid, kind])).toEqual([
      [PEOPLE.manager, 'to'],
      [PEOPLE.user, 'cc'],
    ])
    expect(messages[0]?.isByMail).toBe(false)
    const path = `/mail/originals/${mail.id}`
    expect((await api.send('user', 'GET', path)).body).toMatchObject({ text: expect.stringContaining('See') })
    expect((await api.send('auth', 'GET', path)).status).toBe(404)
  })

  it.each([
    [{ to: [PEOPLE.user], cc: [], bcc: [PEOPLE.client] }, [PEOPLE.manager]],
    [{ to: [PEOPLE.client], cc: [], bcc: [PEOPLE.user] }, [PEOPLE.manager]],
  ])(
    'of a hidden reader goes to the sender only, and none to hidden readers: %#',
    async (people, readers) => {
      const body = { ...mailBody([]), ...people }
      const { thread: sent } = await api.ok('manager', 'POST', '/mail/messages', {
        status: 201,
        schema: sentResponse,
        body,
      })
      expect((await answer(plain('Thanks'), CLIENT, sent.threadId)).state).toBe('accepted')
      const { messages } = await api.ok('manager', 'GET', `/mail/threads/${sent.threadId}`, {
        schema: threadResponse,
      })
      expect(messages.at(-1)?.text).toBe('Thanks')
      expect(messages.at(-1)?.recipients.map(({ uid }) => uid)).toEqual(readers)
    },
  )

  it('that is longer than a comment is shortened, and its whole text is kept (R-687)', async () => {
    const { id: projectId } = await callerOf(api, PEOPLE.client).file()
    const mail = await answer(plain(`${'word '.repeat(1200)}end`), CLIENT, projectId)
    expect(mail).toMatchObject({ state: 'accepted', original: expect.stringMatching(/end\s*$/) })
    const { comments } = await api.ok('manager', 'GET', `/projects/${projectId}/comments`, {
      schema: projectCommentList,
    })
    expect(comments[0]?.body.length).toBeLessThanOrEqual(5000)
    expect(comments[0]?.body).toMatch(/word…$/)
  })

  it('becomes a comment of the request, which its whole text is one call away from (R-687, R-689)', async () => {
    const { id: projectId } = await callerOf(api, PEOPLE.client).file()
    const mail = await answer(
      plain(`Please begin.\n\nOn Monday X <x@y.test> wrote:\n> quoted`),
      CLIENT,
      projectId,
    )
    expect(mail.state).toBe('accepted')
    const { comments } = await api.ok('client', 'GET', `/projects/${projectId}/comments`, {
      schema: projectCommentList,
    })
    expect(comments).toMatchObject([{ id: mail.id, body: 'Please begin.', isMine: true, isByMail: true }])
    const path = `/mail/originals/${mail.id}`
    const { text } = await api.ok('manager', 'GET', path, { schema: mailOriginalResponse })
    expect(text).toContain('> quoted')
    expect((await api.send('auth', 'GET', path)).status).toBe(404)
    await api.done('client', 'DELETE', `/projects/${projectId}/comments/${mail.id}`)
    expect((await api.send('manager', 'GET', path)).status).toBe(404)
  })

  it('keeps its files as those of the comment, also when it is read twice (R-687, R-810)', async () => {
    const { id: projectId } = await callerOf(api, PEOPLE.client).file()
    const sample = INBOUND_SAMPLES.find(({ name }) => name.includes('named file'))
    const address = await inbound.addressOf(PEOPLE.client, projectId)
    const raw = rawMail(sample?.content ?? '', { from: CLIENT })
    await inbound.deliver(address, raw)
    await inbound.receive()
    await api.database.owner`
      update private.inbound_mails set state = 'waiting', raw = ${Buffer.from(raw)}, lease_until = null`
    await inbound.receive()
    expect((await inbound.last()).state).toBe('accepted')
    const { comments } = await api.ok('manager', 'GET', `/projects/${projectId}/comments`, {
      schema: projectCommentList,
    })
    expect(comments).toMatchObject([{ body: 'See the file.', files: [{ name: 'été.pdf', size: 8 }] }])
    expect(comments[0]?.files).toHaveLength(1)
  })

  it('whose files have no room is left to staff, with its text', async () => {
    const { owner } = api.database
    const content = INBOUND_SAMPLES.find(({ name }) => name.includes('named file'))?.content ?? ''
    const { id: projectId } = await callerOf(api, PEOPLE.client).file()
    const before = await owner<{ id: string; quota: string }[]>`
      select id, storage_quota as quota from public.companies where storage_quota is not null`
    await owner`update public.companies set storage_quota = 1`
    for (const about of [threadId, projectId])
      expect(await answer(content, CLIENT, about)).toMatchObject({
        state: 'look',
        reason: 'files_refused',
        original: expect.stringContaining('See the file.'),
      })
    for (const { id, quota } of before)
      await owner`update public.companies set storage_quota = ${quota} where id = ${id}`
  })

  it('is stored once, and read once however often the worker is interrupted (R-688)', async () => {
    const before = (await thread()).messages.length
    const address = await inbound.addressOf(PEOPLE.client, threadId)
    const raw = rawMail(plain('Once'), { from: CLIENT, id: '<same@mail.test>' })
    await Promise.all([inbound.deliver(address, raw), inbound.deliver(address, raw)])
    await inbound.receive()
    // The message was written, but the process ended before it was recorded.
    await api.database.owner`
      update private.inbound_mails set state = 'waiting', raw = ${Buffer.from(raw)}, lease_until = null`
    await inbound.receive()
    expect((await inbound.last()).state).toBe('accepted')
    expect((await thread()).messages).toHaveLength(before + 1)
  })

  it('that cannot be read is left to staff after five attempts (R-688)', async () => {
    const address = await inbound.addressOf(PEOPLE.client, threadId)
    await inbound.deliver(address, rawMail(plain('Later'), { from: CLIENT }))
    const { owner } = api.database
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await owner`select from private.claim_inbound(5)`).toHaveLength(1)
      await owner`update private.inbound_mails set lease_until = now() - interval '1 minute'`
    }
    await inbound.receive()
    expect(await inbound.last()).toMatchObject({ state: 'look', reason: 'unreadable', hasRaw: false })
  })

  it('is read at the fifth attempt, and by one worker at a time (R-688)', async () => {
    const { owner } = api.database
    const address = await inbound.addressOf(PEOPLE.client, threadId)
    await inbound.deliver(address, rawMail(plain('Fifth'), { from: CLIENT }))
    await owner`update private.inbound_mails set attempts = 4, lease_until = now() + interval '1 minute'`
    await inbound.receive()
    expect((await inbound.last()).state).toBe('waiting')
    await owner`update private.inbound_mails set lease_until = now() - interval '1 second'`
    await inbound.receive()
    expect((await inbound.last()).state).toBe('accepted')
  })

  it('counts whatever the case of the address of the account is', async () => {
    const { owner } = api.database
    await owner`update public.profiles set email = 'Client@Demo.com' where id = ${PEOPLE.client}`
    expect(await answer(plain('Hello'), 'CLIENT@demo.com')).toMatchObject({ state: 'accepted' })
    await owner`update public.profiles set email = ${CLIENT} where id = ${PEOPLE.client}`
  })

  it('is refused where the person may no longer write (R-687)', async () => {
    const { id: projectId } = await callerOf(api, PEOPLE.client).file()
    const { owner } = api.database
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.client}`
    expect(await answer(plain('Hello'), CLIENT, projectId)).toMatchObject({
      state: 'look',
      reason: 'not_allowed',
    })
    expect(await answer(plain('Hello'))).toMatchObject({ state: 'look', reason: 'not_allowed' })
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.client}`
  })
})

describe('a received mail (R-687, R-689, R-771)', () => {
  it.each(INBOUND_SAMPLES.map((sample) => [sample.name, sample] as const))('%s', async (_name, sample) => {
    const mail = await answer(sample.content, sample.from)
    if (sample.text === undefined) {
      expect(mail).toMatchObject({ reason: sample.reason, state: expect.stringMatching(/look|ignored/) })
      return
    }
    expect(mail).toMatchObject({ state: 'accepted', reason: '' })
    const { messages } = await thread()
    const text = messages.at(-1)?.text ?? ''
    if (sample.text.length > 8) expect(text).toBe(sample.text)
    else expect(text.startsWith(sample.text)).toBe(true)
    expect(messages.at(-1)?.html).not.toContain('<script')
  })

  it('with a wrong signature in its address is left to staff only when its sender is known', async () => {
    const address = (await inbound.addressOf(PEOPLE.client, threadId)).replace(/.@/, (end) =>
      end === 'a@' ? 'b@' : 'a@',
    )
    await inbound.deliver(address, rawMail(plain('Hello'), { from: CLIENT }))
    await inbound.receive()
    expect(await inbound.last()).toMatchObject({ state: 'look', reason: 'unknown_address' })
    await inbound.deliver(address, rawMail(plain('Spam'), { from: 'spam@evil.test' }))
    await inbound.receive()
    expect(await inbound.last()).toMatchObject({ state: 'ignored', original: null })
    const { owner } = api.database
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.client}`
    await inbound.deliver(address, rawMail(plain('Gone'), { from: CLIENT }))
    await inbound.receive()
    expect(await inbound.last()).toMatchObject({ state: 'ignored', reason: 'unknown_address' })
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.client}`
  })

  it('is one of a machine after twenty in an hour about the same thread', async () => {
    const { owner } = api.database
    await owner`
      insert into private.inbound_mails (message_id, recipient, state, user_id, thread_id, settled_at)
      select 'm' || n, 'r', 'accepted', ${PEOPLE.client}, ${threadId}, now() - n * interval '2.9 minutes'
        from generate_series(1, 24) n`
    expect(await answer(plain('Robot'))).toMatchObject({ state: 'look', reason: 'too_many' })
    expect(await answer(plain('Robot'))).toMatchObject({ state: 'ignored', reason: 'too_many' })
    const { id: projectId } = await callerOf(api, PEOPLE.client).file()
    expect(await answer(plain('Another thread'), CLIENT, projectId)).toMatchObject({ state: 'accepted' })
    await owner`update private.inbound_mails set user_id = ${PEOPLE.user}`
    expect(await answer(plain('Another person'))).toMatchObject({ state: 'accepted' })
  })

  it('is deleted 30 days after it was ignored or looked at; one that was accepted or waits for a look stays', async () => {
    const { owner } = api.database
    await owner`
      insert into private.inbound_mails (message_id, recipient, state, settled_at)
      select s.state || d.days, 'r', s.state, now() - d.days * interval '1 day'
        from unnest(array['ignored', 'done', 'accepted', 'look']) as s (state), unnest(array[29, 31]) as d (days)`
    await inbound.receive()
    const left = await owner<{ id: string }[]>`
      select message_id as id from private.inbound_mails order by settled_at desc, state`
    expect(left.map(({ id }) => id)).toEqual([
      ...['accepted29', 'done29', 'ignored29', 'look29'],
      ...['accepted31', 'look31'],
    ])
  })
})
