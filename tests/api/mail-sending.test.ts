import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIL_ACCOUNTS, type MailApi, mailBody, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const post = (as: keyof typeof MAIL_ACCOUNTS, body: unknown) => mail.call(as, 'POST', '/mail/messages', body)

describe('a message (R-066)', () => {
  it('is in the inbox of its recipients, unread, and in the sent folder of its sender', async () => {
    const { thread, message } = await mail.send('client', ['manager'], { cc: [MAIL_ACCOUNTS.user] })
    expect(message).toMatchObject({
      seq: 1,
      isMine: true,
      state: 'sent',
      from: { name: 'Tom Hale' },
      text: 'Here they are.',
    })
    expect(message.recipients.map(({ name, kind }) => [name, kind])).toEqual([
      ['Marc Delorme', 'to'],
      ['Nina Petrov', 'cc'],
    ])
    for (const as of ['manager', 'user'] as const) {
      const { threads, total } = await mail.threads(as)
      expect(total).toBe(1)
      expect(threads[0]).toMatchObject({
        threadId: thread.threadId,
        subject: 'Proofs of chapter one',
        folder: 'inbox',
        isRead: false,
        receipt: null,
        unreadCount: 1,
        messageCount: 1,
        dueDate: '2096-12-01',
        taskStatus: 'new',
        snippet: 'Here they are.',
      })
      expect(threads[0]?.people[0]?.name).toBe('Tom Hale')
    }
    expect((await mail.threads('client')).total).toBe(0)
    expect((await mail.threads('client', 'folder=sent')).threads[0]).toMatchObject({
      folder: 'sent',
      receipt: 'sent',
      isRead: true,
    })
    expect((await mail.threads('admin', 'folder=all')).total).toBe(0)
  })

  it.each([
    ['nobody to send to', { to: [] }, { to: 'unfilled' }],
    ['no words', { html: '<p> </p><img src=x>' }, { html: 'unfilled' }],
    ['no subject', { subject: ' ' }, { subject: 'unfilled' }],
    ['no word about a project', { projectId: undefined }, { projectId: 'unfilled' }],
    ['no due date', { dueDate: undefined }, { dueDate: 'unfilled' }],
    ['a due date that is past', { dueDate: '2020-01-02' }, { dueDate: 'due_date_past' }],
    ['no such day', { dueDate: '2026-02-30' }, { dueDate: expect.any(String) }],
    ['a person who is none', { to: ['x'] }, { to: expect.any(String) }],
    ['too many people', { to: Array(201).fill(MAIL_ACCOUNTS.manager) }, { to: 'invalid_value' }],
    ['a project that is none', { projectId: randomUUID() }, { projectId: 'no_project' }],
    [
      'a file that was not uploaded',
      { attachments: [{ id: randomUUID(), name: 'a', size: 1, mime: '' }] },
      { attachments: 'no_file' },
    ],
    [
      'a file of a message that is none',
      { forwardAttachmentIds: [randomUUID()] },
      { attachments: 'no_file' },
    ],
  ])('is refused with %s, at its field', async (_name, body, fields) => {
    const before = await mail.threads('client', 'folder=all')
    expect(refusal(await post('client', { ...mailBody(['manager']), ...body }))).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
    expect(await mail.threads('client', 'folder=all')).toEqual(before)
  })

  it('is sent to staff and the own company; other people are refused like unknown ones', async () => {
    await mail.send('client', ['colleague'])
    const refused = {
      status: 422,
      code: 'invalid',
      fields: { to: 'recipients' },
    }
    for (const person of ['rival', 'nobody'] as const) {
      expect(refusal(await post('client', mailBody([person])))).toEqual(refused)
      expect(refusal(await post('client', mailBody(['manager'], { cc: [MAIL_ACCOUNTS[person]] })))).toEqual(
        refused,
      )
      expect(refusal(await post('client', mailBody(['manager'], { bcc: [MAIL_ACCOUNTS[person]] })))).toEqual(
        refused,
      )
    }
    expect(refusal(await post('manager', mailBody(['nobody'])))).toEqual(refused)
    await mail.send('manager', ['rival'])
  })

  it('is refused with customers of two companies, hidden recipients included', async () => {
    const apart = {
      status: 422,
      code: 'invalid',
      fields: { to: 'one_company' },
    }
    expect(refusal(await post('manager', mailBody(['client', 'rival'])))).toEqual(apart)
    expect(refusal(await post('manager', mailBody(['client'], { bcc: [MAIL_ACCOUNTS.rival] })))).toEqual(
      apart,
    )
    const { thread } = await mail.send('client', ['manager'])
    const added = mailBody(['rival'], { threadId: thread.threadId })
    expect(refusal(await post('manager', added))).toEqual(apart)
    await mail.send('manager', ['client', 'colleague'])
  })

  it('is refused to an inactive account, and does not reach one', async () => {
    const { owner } = mail.api.database
    await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.colleague}`
    expect(refusal(await post('colleague', mailBody(['manager'])))).toMatchObject({ status: 403 })
    expect(refusal(await post('manager', mailBody(['colleague'])))).toMatchObject({ status: 422 })
    await owner`update public.profiles set status = 'active' where id = ${MAIL_ACCOUNTS.colleague}`
  })

  it('reaches a recipient named twice once, in the most visible field', async () => {
    const { message } = await mail.send('user', ['manager'], {
      cc: [MAIL_ACCOUNTS.manager, MAIL_ACCOUNTS.auth],
      bcc: [MAIL_ACCOUNTS.auth, MAIL_ACCOUNTS.manager],
    })
    expect(message.recipients.map(({ uid, kind }) => [uid, kind])).toEqual([
      [MAIL_ACCOUNTS.manager, 'to'],
      [MAIL_ACCOUNTS.auth, 'cc'],
    ])
  })

  it('may be addressed to the sender alone', async () => {
    const { thread, message } = await mail.send('user', ['user'], { subject: 'Milk' })
    expect(thread).toMatchObject({
      folder: 'inbox',
      isRead: false,
      unreadCount: 1,
      people: [{ name: 'Nina Petrov' }],
    })
    expect(message).toMatchObject({ isMine: true, state: 'read' })
    expect((await mail.threads('user', 'folder=sent')).threads.map((each) => each.subject)).toContain('Milk')
  })

  it('notifies recipients once per thread, and not its sender', async () => {
    const { owner } = mail.api.database
    await owner`delete from public.notifications`
    const { thread } = await mail.send('client', ['manager'], { cc: [MAIL_ACCOUNTS.user], subject: 'Many' })
    for (let n = 0; n < 3; n += 1) await mail.reply('client', thread.threadId, ['manager'])
    const rows = await owner`select user_id, kind, payload from public.notifications where read_at is null`
    expect([...rows]).toEqual([
      {
        user_id: MAIL_ACCOUNTS.manager,
        kind: 'message_received',
        payload: {
          threadId: thread.threadId,
          title: 'Many',
          actor: 'Tom Hale',
          affiliation: 'Lantern Press',
        },
      },
    ])
    await mail.act('manager', { action: 'read', threadIds: [thread.threadId] })
    expect(
      (await owner`select count(*)::int as n from public.notifications where read_at is null`)[0]?.n,
    ).toBe(0)
  })

  it('deletes the draft it was sent from', async () => {
    const id = randomUUID()
    await mail.call('client', 'PUT', `/mail/drafts/${id}`, { subject: 'Begun' })
    expect((await mail.counts('client')).draft).toBe(1)
    await mail.send('client', ['manager'], { id })
    expect((await mail.counts('client')).draft).toBe(0)
  })
})

describe('the project of a message', () => {
  it('is shown to recipients who may read it, and omitted for others', async () => {
    const { owner } = mail.api.database
    const [project] = await owner<{ id: string; title: string }[]>`
      select p.id, p.title from public.projects p join public.profiles c on c.id = ${MAIL_ACCOUNTS.client} and c.company_id = p.company_id
       where p.withdrawn_at is null
         and not exists (select from public.project_assignees a where a.project_id = p.id and a.user_id = ${MAIL_ACCOUNTS.user}) limit 1`
    const id = project?.id as string
    const { thread } = await mail.send('client', ['manager', 'user'], { projectId: id })
    expect(thread.project?.title).toBe(project?.title)
    const seen = async (as: 'manager' | 'user') => (await mail.thread(as, thread.threadId)).thread.project
    expect(await seen('manager')).toMatchObject({ id })
    expect(await seen('user')).toBeNull()
    expect((await mail.threads('manager', `folder=all&project=${id}`)).total).toBe(1)
    expect((await mail.threads('user', `folder=all&project=${id}`)).total).toBe(0)
    expect(refusal(await post('rival', mailBody(['manager'], { projectId: id })))).toEqual(
      refusal(await post('rival', mailBody(['manager'], { projectId: randomUUID() }))),
    )
  })
})
