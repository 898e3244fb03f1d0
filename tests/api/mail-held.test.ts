import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SendMessageBody } from '../../supabase/functions/_shared/contract/mail-forms.ts'
import type { PersonRef } from '../../supabase/functions/_shared/contract/people.ts'
import {
  MAIL_ACCOUNTS,
  type MailApi,
  type MailPeople,
  mailBody,
  refusal,
  startMailApi,
} from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())
beforeEach(async () => {
  await mail.api.database.owner`delete from private.held_messages`
  await mail.api.database.owner`delete from public.threads`
  await mail.api.database.owner`delete from public.mail_drafts`
})

const hold = (as: MailPeople, message: SendMessageBody, people: { to?: PersonRef[] } = {}) =>
  mail.call(as, 'POST', '/mail/held', { message, people })
const undo = (as: MailPeople, id: string) => mail.call(as, 'DELETE', `/mail/held/${id}`)
const draftsOf = async (as: MailPeople) =>
  ((await mail.call(as, 'GET', '/mail/drafts')).body as { drafts: { id: string; html: string }[] }).drafts

/** Lets the time for undo pass and runs the job. */
async function finish(): Promise<number> {
  const { owner } = mail.api.database
  await owner`update private.held_messages set due_at = now()`
  const [row] = await owner<{ count: number }[]>`select private.finish_messages() as count`
  return row?.count ?? 0
}
const EVERYBODY = ['client', 'manager', 'colleague', 'admin', 'rival'] as const

it('R-522: a held message is due in eight seconds and is then sent by the server', async () => {
  const body = mailBody(['manager'], { subject: 'Lamps' })
  const before = Date.now()
  const held = await hold('client', body)
  expect(held.status).toBe(201)
  const dueAt = Date.parse((held.body as { dueAt: string }).dueAt)
  expect(dueAt).toBeGreaterThan(before + 7_000)
  expect(await mail.api.database.owner`select private.finish_messages() as count`).toEqual([{ count: 0 }])
  expect(await finish()).toBe(1)
  expect((await mail.threads('manager')).threads.map(({ subject }) => subject)).toEqual(['Lamps'])
  expect((await mail.threads('client', 'folder=sent')).total).toBe(1)
  expect(await draftsOf('client')).toEqual([])
  expect(await finish()).toBe(0)
})

it('the undo time is eight seconds, or what the server was started with', async () => {
  const { owner } = mail.api.database
  expect(await owner`select private.undo_time()::text as time`).toEqual([{ time: '00:00:08' }])
  await owner.begin(async (sql) => {
    await sql`set local quillport.undo_time = '300 ms'`
    expect(await sql`select private.undo_time()::text as time`).toEqual([{ time: '00:00:00.3' }])
  })
})

it('R-522: until then it is in no list, count, search, bell or hint, not even of its sender', async () => {
  for (const person of EVERYBODY) await mail.hints(person)
  await mail.api.database.owner`delete from public.notifications`
  await mail.call('client', 'PUT', '/mail/drafts/6f000000-0000-4000-8000-000000000001', { subject: 'Kept' })
  await hold('client', mailBody(['manager'], { subject: 'Zebra', html: '<p>Zebra stripes</p>' }))
  for (const person of EVERYBODY) {
    expect((await mail.threads(person, 'folder=all')).total).toBe(0)
    expect(await mail.counts(person)).toMatchObject({ inbox: 0, draft: person === 'client' ? 1 : 0 })
    expect((await mail.call(person, 'GET', '/mail/search?q=zebra')).body).toMatchObject({ total: 0 })
    expect(await mail.hints(person)).toEqual([])
  }
  expect(await mail.api.database.owner`select from public.notifications`).toHaveLength(0)
  expect((await draftsOf('client')).map(({ id }) => id)).toEqual(['6f000000-0000-4000-8000-000000000001'])
})

it('R-522: undo makes it a draft again, and nothing is sent', async () => {
  const body = mailBody(['manager'], { html: '<p>Take back</p>' })
  const to = [{ uid: MAIL_ACCOUNTS.manager, name: 'Manager', email: 'manager@demo.com', avatar: null }]
  await mail.call('client', 'PUT', `/mail/drafts/${body.id}`, { html: '<p>Take</p>' })
  await hold('client', body, { to })
  expect((await undo('client', body.id)).status).toBe(204)
  expect(await finish()).toBe(0)
  expect((await mail.threads('manager')).total).toBe(0)
  const { subject, dueDate } = body
  expect(await draftsOf('client')).toMatchObject([
    { id: body.id, threadId: null, to, cc: [], subject, projectId: null, dueDate, html: '<p>Take back</p>' },
  ])
  // Edited, it is sent once.
  await hold('client', { ...body, subject: 'Second thoughts' })
  await finish()
  expect((await mail.threads('manager')).threads.map(({ subject }) => subject)).toEqual(['Second thoughts'])
})

it('R-522: nobody else takes it back, and nobody after it was sent', async () => {
  const body = mailBody(['manager'])
  await hold('client', body)
  for (const person of ['manager', 'colleague', 'admin', 'rival'] as const) {
    expect(refusal(await undo(person, body.id))).toEqual({ status: 404, code: 'not_found' })
    expect(refusal(await hold(person, mailBody(['user'], { id: body.id })))).toEqual({
      status: 404,
      code: 'not_found',
    })
  }
  await finish()
  expect(refusal(await undo('client', body.id))).toEqual({ status: 404, code: 'not_found' })
})

it('R-522: whoever comes first sends it, and it is sent once', async () => {
  const body = mailBody(['manager'])
  const first = await hold('client', body)
  expect((await hold('client', body)).body).toEqual(first.body)
  expect((await mail.call('client', 'POST', '/mail/messages', body)).status).toBe(201)
  expect(await finish()).toBe(0)
  expect((await mail.threads('manager')).total).toBe(1)
  const late = await hold('client', body)
  expect([late.status, late.body]).toEqual([200, { id: body.id, dueAt: null }])
})

it('R-522: what cannot be sent is refused at once', async () => {
  expect((await hold('client', mailBody(['rival']))).status).toBe(422)
  expect((await hold('client', mailBody(['manager'], { dueDate: '2020-01-01' }))).status).toBe(422)
  const missing = { id: crypto.randomUUID(), name: 'a.pdf', size: 1, mime: 'application/pdf' }
  expect((await hold('client', mailBody(['manager'], { attachments: [missing] }))).status).toBe(422)
  expect(await draftsOf('client')).toEqual([])
})

it('R-522: a sender who loses the right meanwhile keeps the draft, and other messages go out', async () => {
  const { owner } = mail.api.database
  const lost = mailBody(['manager'])
  await hold('client', lost)
  await hold('rival', mailBody(['manager'], { subject: 'Goes out' }))
  await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.client}`
  expect(await finish()).toBe(1)
  await owner`update public.profiles set status = 'active' where id = ${MAIL_ACCOUNTS.client}`
  expect((await mail.threads('manager')).threads.map(({ subject }) => subject)).toEqual(['Goes out'])
  expect((await draftsOf('client')).map(({ id }) => id)).toEqual([lost.id])
})

it('R-522: nobody holds more than fifty messages at once', async () => {
  const { owner } = mail.api.database
  await owner`insert into private.held_messages (id, sender_id, body, due_at)
    select gen_random_uuid(), ${MAIL_ACCOUNTS.client}, '{}', 'infinity' from generate_series(1, 50)`
  expect(refusal(await hold('client', mailBody(['manager']))).code).toBe('too_many')
})
