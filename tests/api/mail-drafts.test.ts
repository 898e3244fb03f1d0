import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftList, draftResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const save = async (as: MailPeople, id: string, body: unknown) =>
  (await mail.read(as, 'PUT', `/mail/drafts/${id}`, draftResponse, body)).draft
const list = (as: MailPeople, query = '') => mail.read(as, 'GET', `/mail/drafts${query}`, draftList)
const marc = { uid: MAIL_ACCOUNTS.manager, name: 'Marc Delorme', email: 'manager@demo.com', avatar: null }

it('a draft is stored, changed under the same id and number, and deleted', async () => {
  const id = randomUUID()
  const body = {
    threadId: randomUUID(),
    to: [marc],
    cc: [],
    bcc: [marc],
    subject: 'Half a',
    projectId: null,
    dueDate: '2096-12-03',
    html: '<p>Dear</p>',
    attachments: [{ id: randomUUID(), name: 'a.pdf', size: 3, mime: 'application/pdf' }],
    forwardAttachmentIds: [],
  }
  const first = await save('client', id, body)
  expect(first).toEqual({ ...body, forwarded: [], id, no: 1, updatedAt: expect.any(String) })
  const second = await save('client', id, { subject: 'Half a thought' })
  expect(second).toMatchObject({ no: 1, subject: 'Half a thought', to: [], threadId: null, html: '' })
  expect(second).not.toHaveProperty('projectId')
  expect(await list('client')).toEqual({ drafts: [second], total: 1 })
  expect((await mail.call('client', 'DELETE', `/mail/drafts/${id}`)).status).toBe(204)
  expect((await mail.call('client', 'DELETE', `/mail/drafts/${id}`)).status).toBe(204)
  expect((await list('client')).total).toBe(0)
})

it('GET drafts answers newest first, in pages, searched by subject', async () => {
  for (const subject of ['one', 'two', 'three']) await save('user', randomUUID(), { subject })
  expect((await list('user')).drafts.map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
  expect((await list('user', '?itemsPerPage=2&page=2')).drafts.map(({ subject }) => subject)).toEqual(['one'])
  expect((await list('user', '?q=TWO')).total).toBe(1)
})

it('the same draft id of two people names two drafts', async () => {
  const id = randomUUID()
  await save('client', id, { subject: 'Mine' })
  expect((await save('rival', id, { subject: 'Theirs' })).subject).toBe('Theirs')
  await mail.call('colleague', 'DELETE', `/mail/drafts/${id}`)
  expect((await list('client', '?q=mine')).total).toBe(1)
  expect((await list('admin')).total).toBe(0)
})

it('ten concurrent saves of one id create one draft', async () => {
  const id = randomUUID()
  const saved = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save('auth', id, { subject: `n${n}` })),
  )
  expect(new Set(saved.map(({ no }) => no)).size).toBe(1)
  expect((await list('auth')).total).toBe(1)
})

it('a draft stores no executable HTML', async () => {
  const draft = await save('client', randomUUID(), {
    html: '<p onclick="x">a<script>b</script><img src=x onerror=y></p>',
  })
  expect(draft.html).toBe('<p>a</p>')
})

it.each([
  [{ dueDate: 'x' }],
  [{ to: Array(201).fill(marc) }],
  [{ html: 'x'.repeat(1_000_001) }],
  [{ html: '<div>'.repeat(5000) }],
  [{ subject: 'x'.repeat(301) }],
])('is refused as it should not be (%#)', async (body) => {
  expect(refusal(await mail.call('client', 'PUT', `/mail/drafts/${randomUUID()}`, body))).toMatchObject({
    status: 422,
    code: 'invalid',
  })
})

it('the draft after the thousandth is refused', async () => {
  const { owner } = mail.api.database
  await owner`insert into public.mail_drafts (user_id, id) select ${MAIL_ACCOUNTS.rival}, gen_random_uuid() from generate_series(1, 999)`
  expect(refusal(await mail.call('rival', 'PUT', `/mail/drafts/${randomUUID()}`, {}))).toMatchObject({
    status: 429,
  })
})
