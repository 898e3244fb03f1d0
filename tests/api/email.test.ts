import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailResponse } from '../../supabase/functions/_shared/contract/email.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
  const { owner } = mail.api.database
  const file = randomUUID()
  await owner`insert into storage.objects (bucket_id, name, metadata)
    values ('mail-files', ${`${MAIL_ACCOUNTS.client}/${file}`}, ${owner.json({ size: 5 * 1024 * 1024 })})`
  const { thread } = await mail.send('client', ['manager'], {
    subject: 'Harbour walk',
    html: '<p>First</p>',
    cc: [MAIL_ACCOUNTS.user],
    bcc: [MAIL_ACCOUNTS.auth],
    attachments: [{ id: file, name: 'plan.pdf', size: 1, mime: 'application/pdf' }],
  })
  await mail.reply('manager', thread.threadId, ['client'], { html: '<p>Second</p>' })
  await mail.send('client', ['manager'], { subject: 'Winter ferry' })
  await mail.send('user', ['manager'], { subject: 'Studio' })
  await mail.call('manager', 'PUT', `/mail/drafts/${randomUUID()}`, {
    subject: 'Begun',
    to: [{ uid: MAIL_ACCOUNTS.user, name: 'Nina Petrov', email: 'user@demo.com', avatar: null }],
  })
})
afterAll(() => mail.api.close())

const list = (as: MailPeople, query = '') => mail.read(as, 'GET', `/apps/email?${query}`, emailResponse)
const subjects = async (as: MailPeople, query = '') =>
  (await list(as, query)).emails.map(({ subject }) => subject)
const update = (as: MailPeople, body: unknown) => mail.call(as, 'POST', '/apps/email', body)
const numberOf = async (as: MailPeople, subject: string) =>
  (await list(as, 'filter=all')).emails.find((each) => each.subject === subject)?.id as number

describe('GET /apps/email (R-069, R-110, R-176)', () => {
  it('answers the inbox by default, each thread with its replies', async () => {
    const { emails } = await list('manager')
    expect(emails.map(({ subject }) => subject)).toEqual(['Studio', 'Winter ferry', 'Harbour walk'])
    expect(emails[2]).toEqual({
      id: 1,
      from: { email: 'client@demo.com', name: 'Tom Hale', avatar: '' },
      to: [{ email: 'manager@demo.com', name: 'Marc Delorme' }],
      cc: ['user@demo.com'],
      bcc: [],
      subject: 'Harbour walk',
      message: '<p>First</p>',
      attachments: [
        {
          fileName: 'plan.pdf',
          thumbnail: '',
          url: expect.stringMatching(/^\/storage\/v1\/object\/authenticated\/mail-files\//),
          size: '5mb',
        },
      ],
      isStarred: false,
      labels: [],
      time: expect.any(String),
      folder: 'inbox',
      isRead: true,
      isDeleted: false,
      replies: [
        expect.objectContaining({
          message: '<p>Second</p>',
          from: expect.objectContaining({ name: 'Marc Delorme' }),
        }),
      ],
    })
    expect((await list('client', 'filter=sent')).emails[1]?.bcc).toEqual(['auth@demo.com'])
  })

  it.each([
    ['q=tom', ['Winter ferry', 'Harbour walk']],
    ['q=HARBOUR', ['Harbour walk']],
    ['q=second', []],
    ['filter=sent', ['Harbour walk']],
    ['filter=draft', ['Begun']],
    ['filter=draft&q=x', []],
    ['filter=spam', []],
    ['filter=trash', []],
    ['filter=starred', []],
    ['filter=nonsense', []],
    ['filter=&label=', ['Studio', 'Winter ferry', 'Harbour walk']],
    ['label=important', []],
    [`label=${'x'.repeat(81)}`, []],
    ['itemsPerPage=1&page=2', ['Winter ferry']],
  ])('of %s is %j', async (query, expected) => {
    expect(await subjects('manager', query)).toEqual(expected)
  })

  it('answers the counts of the folders', async () => {
    expect((await list('manager')).emailsMeta).toEqual({ inbox: 2, draft: 1, spam: 0, star: 0 })
    expect((await list('rival')).emailsMeta).toEqual({ inbox: 0, draft: 0, spam: 0, star: 0 })
  })
})

describe('POST /apps/email', () => {
  it('toggles a label by its name for each thread, and answers 201', async () => {
    const [one, two] = [await numberOf('manager', 'Studio'), await numberOf('manager', 'Winter ferry')]
    expect((await update('manager', { ids: one, label: 'Important' })).status).toBe(201)
    expect(await subjects('manager', 'label=important')).toEqual(['Studio'])
    expect((await update('manager', { ids: [one, two], label: 'important' })).status).toBe(201)
    expect(await subjects('manager', 'label=important')).toEqual(['Winter ferry'])
    expect((await list('manager', 'label=important')).emails[0]?.labels).toEqual(['important'])
    expect(refusal(await update('manager', { ids: one, label: 'unheard of' }))).toEqual({
      status: 422,
      code: 'invalid',
      fields: { label: 'no_label' },
    })
  })

  it('merges the given data and keeps the rest', async () => {
    const no = await numberOf('manager', 'Studio')
    const email = async () => (await list('manager', 'filter=all')).emails.find(({ id }) => id === no)
    expect((await update('manager', { ids: [String(no)], data: { isStarred: true } })).status).toBe(200)
    expect(await email()).toMatchObject({ isStarred: true, isRead: false })
    await update('manager', { ids: no, data: { isRead: true } })
    expect(await email()).toMatchObject({ isStarred: true, isRead: true })
    expect(await subjects('manager', 'filter=starred')).toEqual(['Studio'])
    await update('manager', { ids: no, data: { isDeleted: true } })
    expect(await subjects('manager', 'filter=starred')).toEqual([])
    expect((await list('manager', 'filter=trash')).emails[0]).toMatchObject({
      subject: 'Studio',
      isDeleted: true,
      isStarred: true,
    })
    await update('manager', { ids: no, data: { isDeleted: false } })
    expect(await email()).toMatchObject({ folder: 'inbox', isDeleted: false })
    await update('manager', { ids: no, data: { folder: 'spam', isRead: false } })
    expect((await list('manager', 'filter=spam')).emails[0]).toMatchObject({
      folder: 'spam',
      isDeleted: false,
    })
    expect((await list('manager')).emailsMeta).toMatchObject({ spam: 1, star: 1 })
    await update('manager', { ids: no, data: { isRead: true } })
    expect((await list('manager')).emailsMeta, 'unread spam only').toMatchObject({ spam: 0, star: 1 })
    await update('manager', { ids: no, data: { folder: 'inbox' } })
    expect((await list('manager')).emails[0]).toMatchObject({ subject: 'Studio', folder: 'inbox' })
  })

  it('deletes a draft by its number', async () => {
    const [draft] = (await list('manager', 'filter=draft')).emails
    expect(draft).toMatchObject({
      from: { email: 'manager@demo.com' },
      to: [{ email: 'user@demo.com', name: 'Nina Petrov' }],
      folder: 'draft',
      isDeleted: false,
    })
    await update('manager', { ids: draft?.id, data: { isDeleted: true } })
    expect((await list('manager')).emailsMeta.draft).toBe(0)
  })

  it('ignores unknown numbers, and changes no mail of another person with the same number', async () => {
    for (const ids of [[], [0], [-1], [99], [2 ** 40], 99]) {
      expect((await update('manager', { ids, data: { isStarred: true } })).status).toBe(200)
    }
    const before = await list('client', 'filter=all')
    await update('manager', {
      ids: before.emails.map(({ id }) => id),
      data: { isStarred: true, isDeleted: true },
    })
    expect(await list('client', 'filter=all')).toEqual(before)
  })

  it.each([
    [{}],
    [{ ids: 'x' }],
    [{ ids: Array(501).fill(1) }],
    [{ ids: 1, data: { folder: 'elsewhere' } }],
    [{ ids: 1, data: { isRead: 'yes' } }],
  ])('is refused as %j', async (body) => {
    expect(refusal(await update('manager', body))).toMatchObject({ status: 422, code: 'invalid' })
  })
})
