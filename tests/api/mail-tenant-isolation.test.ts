import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailLabelResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { asRole } from '../support/database.ts'
import { MAIL_ACCOUNTS, type MailApi, mailBody, startMailApi } from './support/mail.ts'

// Tests every call of mail as a client of company A against company B.
let mail: MailApi
const b = { thread: '', message: '', label: '', file: '', draft: randomUUID() }
const SECRETS = [/secret/i, /Caron/, /Voss/, /client2@demo/, /rivaltwo/i]

beforeAll(async () => {
  mail = await startMailApi()
  const { owner } = mail.api.database
  const fileId = randomUUID()
  b.file = `${MAIL_ACCOUNTS.rival}/${fileId}`
  await owner`insert into storage.objects (bucket_id, name) values ('mail-files', ${b.file})`
  const sent = await mail.send('rival', ['manager', 'rivalTwo'], {
    subject: 'Secret of B',
    html: 'the secret zeppelin',
    attachments: [{ id: fileId, name: 'secret.pdf', size: 1, mime: '' }],
  })
  b.thread = sent.thread.threadId
  b.message = sent.message.id
  b.label = (
    await mail.read('rival', 'POST', '/mail/labels', mailLabelResponse, { name: 'Secret label' })
  ).label.id
  await mail.call('manager', 'POST', '/mail/labels', { name: 'Secret deals', isShared: true })
  await mail.act('rival', { action: 'label', labelId: b.label, threadIds: [b.thread] })
  await mail.call('rival', 'PUT', `/mail/drafts/${b.draft}`, { subject: 'Secret draft' })
  await mail.send('client', ['manager'], { subject: 'Of A' })
})
afterAll(() => mail.api.close())

const asClient = (method: string, path: string, body?: unknown) => mail.call('client', method, path, body)
/** The responses for B's ids must equal those for unknown ids. */
async function expectSame(
  real: () => ReturnType<typeof asClient>,
  invented: () => ReturnType<typeof asClient>,
) {
  const [a, none] = [await real(), await invented()]
  expect({ status: a.status, text: a.text }).toEqual({ status: none.status, text: none.text })
  for (const secret of SECRETS) expect(a.text).not.toMatch(secret)
}

describe('a client of company A', () => {
  it.each([
    '/mail/threads?folder=all',
    '/mail/threads?folder=inbox',
    '/mail/threads?folder=sent',
    '/mail/threads?folder=starred',
    '/mail/counts',
    '/mail/labels',
    '/mail/drafts',
    '/mail/search?q=secret',
    '/mail/search?q=zeppelin',
    '/mail/search?q=caron',
    '/apps/email',
    '/apps/email?filter=all&q=secret',
    '/apps/email?filter=draft',
    '/people?limit=50',
    '/people?q=Caron',
    '/people?q=client2@demo.com',
    '/people?q=voss',
    '/notifications',
  ])('gets nothing of company B in %s', async (path) => {
    const answer = await asClient('GET', path)
    expect(answer.status).toBe(200)
    for (const secret of SECRETS) expect(answer.text.replaceAll(/"snippet":"[^"]*"/g, '')).not.toMatch(secret)
  })

  it('cannot infer from any number that data of company B exists', async () => {
    expect((await asClient('GET', '/mail/search?q=zeppelin')).body).toEqual({ results: [], total: 0 })
    expect((await asClient('GET', `/mail/threads?folder=all&label=${b.label}`)).body).toEqual({
      threads: [],
      total: 0,
    })
    expect((await mail.threads('client', 'folder=all')).total).toBe(1)
    expect((await mail.threads('client', 'folder=all')).threads[0]?.no).toBe(1)
    expect((await asClient('GET', '/people?q=voss')).body).toEqual({ people: [] })
  })

  it('gets the same answer for each id of company B as for an unknown id', async () => {
    await expectSame(
      () => asClient('GET', `/mail/threads/${b.thread}`),
      () => asClient('GET', `/mail/threads/${randomUUID()}`),
    )
    await expectSame(
      () => asClient('POST', '/mail/received', { threadId: b.thread, seq: 1 }),
      () => asClient('POST', '/mail/received', { threadId: randomUUID(), seq: 1 }),
    )
    for (const action of ['read', 'archive', 'trash', 'delete', 'star'] as const) {
      await expectSame(
        () => asClient('POST', '/mail/actions', { action, threadIds: [b.thread] }),
        () => asClient('POST', '/mail/actions', { action, threadIds: [randomUUID()] }),
      )
    }
    const entry = {
      folder: 'inbox',
      isRead: true,
      isStarred: true,
      taskStatus: 'new',
      dueDate: null,
      labelIds: [b.label],
    }
    await expectSame(
      () => asClient('PUT', '/mail/entries', { entries: [{ ...entry, threadId: b.thread }] }),
      () => asClient('PUT', '/mail/entries', { entries: [{ ...entry, threadId: randomUUID() }] }),
    )
    for (const method of ['PATCH', 'DELETE']) {
      await expectSame(
        () => asClient(method, `/mail/labels/${b.label}`, { name: 'x' }),
        () => asClient(method, `/mail/labels/${randomUUID()}`, { name: 'x' }),
      )
    }
  })

  it('cannot write to a thread or person of company B, or with its message, file or label', async () => {
    const send = (to: 'manager' | 'rival' | 'nobody', body: object) =>
      asClient('POST', '/mail/messages', mailBody([to], body))
    await expectSame(
      () => send('manager', { threadId: b.thread }),
      () => send('manager', { threadId: randomUUID() }),
    )
    await expectSame(
      () => send('rival', {}),
      () => send('nobody', {}),
    )
    await expectSame(
      () => send('manager', { cc: [MAIL_ACCOUNTS.rivalTwo] }),
      () => send('manager', { cc: [MAIL_ACCOUNTS.nobody] }),
    )
    const { owner } = mail.api.database
    const [file] = await owner<
      { id: string }[]
    >`select id from public.message_attachments where message_id = ${b.message}`
    await expectSame(
      () => send('manager', { forwardAttachmentIds: [file?.id] }),
      () => send('manager', { forwardAttachmentIds: [randomUUID()] }),
    )
    const [own] = (await mail.threads('client', 'folder=all')).threads
    const label = (labelId: string) =>
      asClient('POST', '/mail/actions', { action: 'label', labelId, threadIds: [own?.threadId] })
    await expectSame(
      () => label(b.label),
      () => label(randomUUID()),
    )
    const toggle = (name: string) => asClient('POST', '/apps/email', { ids: [own?.no], label: name })
    await expectSame(
      () => toggle('Secret label'),
      () => toggle('No such label'),
    )
    await expectSame(
      () => toggle('Secret deals'),
      () => toggle('No such label'),
    )
  })

  it('reads no file, row or topic of company B', async () => {
    await asRole(mail.api.database.owner, { sub: MAIL_ACCOUNTS.client }, async (tx) => {
      const rows = await tx`
        select 'file' as what from storage.objects where name = ${b.file}
        union all select 'message' from public.messages where id = ${b.message}
        union all select 'thread' from public.threads where id = ${b.thread}
        union all select 'recipient' from public.message_recipients where message_id = ${b.message}
        union all select 'attachment' from public.message_attachments where message_id = ${b.message}
        union all select 'entry' from public.mailbox_entries where thread_id = ${b.thread}
        union all select 'label' from public.mail_labels where id = ${b.label} or name like 'Secret%'
        union all select 'draft' from public.mail_drafts where id = ${b.draft}`
      expect([...rows]).toEqual([])
      for (const topic of [
        `room:thread:${b.thread}`,
        `user:${MAIL_ACCOUNTS.rival}`,
        `user:${MAIL_ACCOUNTS.rivalTwo}`,
      ]) {
        const [row] =
          await tx`select private.may_listen(${topic}) as listen, private.may_speak(${topic}) as speak`
        expect(row, topic).toEqual({ listen: false, speak: false })
      }
    })
  })

  it('has changed nothing of company B in these attempts', async () => {
    expect((await mail.thread('rival', b.thread)).thread).toMatchObject({
      messageCount: 1,
      folder: 'sent',
      labelIds: [b.label],
      isStarred: false,
    })
    expect((await mail.thread('rivalTwo', b.thread)).messages[0]?.state).toBe('unread')
  })
})

it('staff read only messages addressed to them', async () => {
  for (const as of ['admin', 'auth', 'user'] as const) {
    expect((await mail.call(as, 'GET', `/mail/threads/${b.thread}`)).status).toBe(404)
    expect((await mail.call(as, 'GET', '/mail/search?q=zeppelin')).body).toEqual({ results: [], total: 0 })
  }
})
