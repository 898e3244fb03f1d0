import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SendMessageBody } from '../../supabase/functions/_shared/contract/mail-forms.ts'
import { heldResponse, scheduledList } from '../../supabase/functions/_shared/contract/mail-held.ts'
import { notificationList } from '../../supabase/functions/_shared/contract/notifications.ts'
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
  const { owner } = mail.api.database
  await owner`delete from private.held_messages`
  await owner`delete from public.threads`
  await owner`delete from public.mail_drafts`
  await owner`delete from public.notifications`
  await owner`delete from private.mail_outbox`
  await owner`update public.profiles set status = 'active' where id in (${MAIL_ACCOUNTS.client}, ${MAIL_ACCOUNTS.user})`
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const schedule = (as: MailPeople, message: SendMessageBody, sendAt = inHours(20)) =>
  mail.call(as, 'POST', '/mail/held', { message, people: {}, sendAt })
const move = (as: MailPeople, id: string, sendAt: string | null) =>
  mail.call(as, 'PATCH', `/mail/held/${id}`, { sendAt })
const scheduledOf = async (as: MailPeople) =>
  (await mail.read(as, 'GET', '/mail/scheduled', scheduledList)).messages
const subjectsOf = async (as: MailPeople) => (await mail.threads(as)).threads.map(({ subject }) => subject)

/** Lets the time of sending pass; the next call of anyone sends what is due. */
async function passTime(): Promise<void> {
  await mail.api.database.owner`update private.held_messages set due_at = now()`
  await mail.call('rival', 'GET', '/mail/counts')
}

describe('a message that is sent later (R-804)', () => {
  it('waits on the server, seen by its author only, and is sent at its time by the next call of anyone', async () => {
    const body = mailBody(['manager'], { subject: 'On Monday' })
    const at = inHours(20)
    const held = await schedule('client', body, at)
    expect(held.status).toBe(201)
    expect(Date.parse(heldResponse.parse(held.body).dueAt ?? '')).toBe(Date.parse(at))
    expect(await scheduledOf('client')).toMatchObject([{ id: body.id, subject: 'On Monday', threadId: null }])
    for (const other of ['manager', 'colleague', 'admin', 'rival'] as const)
      expect(await scheduledOf(other)).toEqual([])
    expect((await mail.call('client', 'GET', '/mail/drafts')).body).toMatchObject({ total: 0 })
    expect(await mail.api.database.owner`select private.finish_messages() as count`).toEqual([{ count: 0 }])
    await passTime()
    expect(await subjectsOf('manager')).toEqual(['On Monday'])
    expect(await scheduledOf('client')).toEqual([])
    expect((await mail.call('client', 'GET', '/mail/drafts')).body).toMatchObject({ total: 0 })
    await passTime()
    expect((await mail.threads('manager')).total).toBe(1)
  })

  it('is scheduled once for a repeated call, with the newer time and text', async () => {
    const body = mailBody(['manager'])
    await schedule('client', body)
    const later = inHours(40)
    await schedule('client', { ...body, html: '<p>Newer.</p>' }, later)
    const [one, ...more] = await scheduledOf('client')
    expect(more).toEqual([])
    expect(Date.parse(one?.sendAt ?? '')).toBe(Date.parse(later))
    expect(one?.html).toBe('<p>Newer.</p>')
  })

  it('is listed with others by time, the next one first', async () => {
    for (const hours of [30, 20, 40])
      await schedule('client', mailBody(['manager'], { subject: `In ${hours}` }), inHours(hours))
    expect((await scheduledOf('client')).map(({ subject }) => subject)).toEqual(['In 20', 'In 30', 'In 40'])
  })

  it('gets another time, is sent now, or is a draft again, for its author only', async () => {
    const body = mailBody(['manager'])
    await schedule('client', body)
    for (const other of ['manager', 'colleague', 'admin', 'rival'] as const) {
      expect(refusal(await move(other, body.id, null))).toEqual({ status: 404, code: 'not_found' })
      expect((await mail.call(other, 'DELETE', `/mail/held/${body.id}`)).status).toBe(404)
    }
    const later = inHours(50)
    expect((await move('client', body.id, later)).status).toBe(200)
    expect(Date.parse((await scheduledOf('client'))[0]?.sendAt ?? '')).toBe(Date.parse(later))
    expect((await mail.call('client', 'DELETE', `/mail/held/${body.id}`)).status).toBe(204)
    expect((await mail.call('client', 'GET', '/mail/drafts')).body).toMatchObject({
      drafts: [{ id: body.id }],
    })
    expect((await move('client', body.id, null)).status).toBe(404)

    await schedule('client', body)
    const now = heldResponse.parse((await move('client', body.id, null)).body)
    expect(Date.parse(now.dueAt ?? '')).toBeLessThan(Date.now() + 60_000)
    expect(await scheduledOf('client')).toEqual([])
    await passTime()
    expect((await mail.threads('manager')).total).toBe(1)
  })

  it('is refused at once with a time that is past or too far, and with a due date before it', async () => {
    const body = mailBody(['manager'])
    for (const at of [inHours(-1), inHours(24 * 400)])
      expect((await schedule('client', body, at)).body).toMatchObject({
        error: { fields: { sendAt: 'send_time' } },
      })
    const dueDate = inHours(24).slice(0, 10)
    expect((await schedule('client', { ...body, dueDate }, inHours(96))).body).toMatchObject({
      error: { fields: { dueDate: 'due_before_sending' } },
    })
    expect((await schedule('client', mailBody(['rival']))).status).toBe(422)
    const dated = { ...body, dueDate: inHours(96).slice(0, 10) }
    expect((await schedule('client', dated)).status).toBe(201)
    expect((await move('client', body.id, inHours(-5))).status).toBe(422)
    expect((await move('client', body.id, inHours(144))).body).toMatchObject({
      error: { fields: { dueDate: 'due_before_sending' } },
    })
    expect(
      (await schedule('client', mailBody(['manager'], { dueDate: '2099-12-31' }), inHours(24 * 365))).status,
    ).toBe(201)
  })

  it('may be due on the day on which it is sent, in every time zone', async () => {
    const day = inHours(48).slice(0, 10)
    const body = mailBody(['manager'], { dueDate: day })
    expect((await schedule('client', body, `${day}T23:30:00Z`)).status).toBe(201)
  })

  it('tells the other tabs of its author', async () => {
    await mail.hints('client')
    const body = mailBody(['manager'])
    await schedule('client', body)
    expect(await mail.hints('client')).toMatchObject([{ event: 'mail' }])
    await move('client', body.id, inHours(30))
    expect(await mail.hints('client')).toMatchObject([{ event: 'mail' }])
    await mail.call('client', 'DELETE', `/mail/held/${body.id}`)
    expect(await mail.hints('client')).toMatchObject([{ event: 'mail' }])
  })
})

describe('a scheduled message that cannot be sent (R-805)', () => {
  const told = async () =>
    (await mail.read('client', 'GET', '/notifications', notificationList)).notifications.filter(
      ({ kind }) => kind === 'message_not_sent',
    )

  it('is a draft again, and its author is told why, by the bell and by mail', async () => {
    const { owner } = mail.api.database
    const body = mailBody(['manager', 'user'], { subject: 'Too late' })
    await schedule('client', body)
    await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.user}`
    await passTime()
    expect((await mail.threads('manager')).total).toBe(0)
    expect((await mail.call('client', 'GET', '/mail/drafts')).body).toMatchObject({
      drafts: [{ id: body.id }],
    })
    expect(await told()).toMatchObject([
      { payload: { title: 'Too late', status: 'recipients', draftId: body.id } },
    ])
    expect(await owner`select kind from private.mail_outbox where user_id = ${MAIL_ACCOUNTS.client}`).toEqual(
      [{ kind: 'message_not_sent' }],
    )
  })

  it.each([
    ['project', { projectId: '00000000-0000-4000-8000-0000000000ff' }],
    ['file', { attachments: [{ id: '00000000-0000-4000-8000-0000000000ff', name: 'a', size: 1, mime: '' }] }],
    ['due', { dueDate: '2020-01-01' }],
    ['thread', { threadId: '00000000-0000-4000-8000-0000000000ff' }],
  ])('names the reason %s', async (reason, change) => {
    const { owner } = mail.api.database
    const body = mailBody(['manager'], { subject: 'Late' })
    await schedule('client', body)
    await owner`update private.held_messages set body = body || ${owner.json(change)}`
    await passTime()
    expect(await told()).toMatchObject([{ payload: { status: reason, draftId: body.id } }])
  })

  it('that was sent at once is a draft again without a notification', async () => {
    const { owner } = mail.api.database
    await schedule('client', mailBody(['user']))
    await owner`update private.held_messages set is_scheduled = false`
    await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.user}`
    await passTime()
    expect((await mail.call('client', 'GET', '/mail/drafts')).body).toMatchObject({ total: 1 })
    expect(await told()).toEqual([])
  })

  it('is told also when the call that was first is one of the author', async () => {
    const { owner } = mail.api.database
    await schedule('client', mailBody(['user']))
    await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.user}`
    await owner`update private.held_messages set due_at = now()`
    await mail.call('client', 'GET', '/mail/counts')
    expect(await told()).toHaveLength(1)
  })
})
