import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sentResponse, threadList, threadResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { notificationList } from '../../supabase/functions/_shared/contract/notifications.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { receiveVisitor } from './support/mail.ts'
import { createMailSpy } from './support/mail-spy.ts'

const mail = createMailSpy()
let api: TestApi
let threadId: string
beforeAll(async () => {
  api = await startTestApi({ mail: mail.adapter })
  const [admin] = await api.database.owner<{ name: string; email: string }[]>`
    select p.full_name as name, p.email from public.profiles p join private.user_roles r on r.user_id = p.id
     where r.role = 'admin' order by p.no limit 1`
  threadId = await receiveVisitor(api, { name: '', email: '', ...admin, subject: 'Urgent' })
})
afterAll(() => api.close())

const path = () => `/mail/threads/${threadId}/visitor-replies`
const reply = (text = 'Within 30 days.\n\nBest wishes') => ({ id: crypto.randomUUID(), text })
const conversation = (as: 'manager' | 'admin') =>
  api.ok(as, 'GET', `/mail/threads/${threadId}`, { schema: threadResponse })

describe('POST /api/mail/threads/:id/visitor-replies (R-540)', () => {
  it('R-540: a visitor with the name and address of an admin has no account in the thread and its notification', async () => {
    const { thread, messages } = await conversation('manager')
    expect(messages[0]).toMatchObject({ from: null, isMine: false })
    const { notifications } = await api.ok('manager', 'GET', '/notifications', { schema: notificationList })
    const told = notifications.find(({ payload }) => payload.threadId === threadId)
    expect(told?.payload.visitor).toBe(thread.visitor?.email)
  })

  it('sends a mail to the visitor and records it for all staff', async () => {
    const body = reply()
    const { message } = await api.ok('manager', 'POST', path(), { status: 201, schema: sentResponse, body })
    expect(message).toMatchObject({ isMine: true, toVisitor: true, text: 'Within 30 days.\nBest wishes' })
    const { thread, messages } = await conversation('admin')
    expect(thread.messageCount).toBe(2)
    expect(messages.at(-1)).toMatchObject({ id: body.id, isMine: false, toVisitor: true })
    expect(mail.sent).toHaveLength(1)
    expect(mail.sent[0]).toMatchObject({
      to: thread.visitor?.email,
      subject: 'Re: Urgent',
      idempotencyKey: body.id,
    })
    expect(mail.sent[0]?.paragraphs.slice(0, 2)).toEqual(['Within 30 days.', 'Best wishes'])
  })

  it('R-542: sends the mail while no transaction is open', async () => {
    const open: number[] = []
    const send = vi.spyOn(mail.adapter, 'send').mockImplementation(async () => {
      const rows = await api.database.owner`
        select from pg_stat_activity where datname = current_database() and usename = 'quillport_api'
          and state like 'idle in transaction%'`
      open.push(rows.length)
    })
    await api.ok('manager', 'POST', path(), { status: 201, schema: sentResponse, body: reply() })
    send.mockRestore()
    expect(open).toEqual([0])
  })

  it('sends a repeated answer once', async () => {
    const body = reply('Once')
    const before = mail.sent.length
    await api.ok('manager', 'POST', path(), { status: 201, schema: sentResponse, body })
    await api.ok('manager', 'POST', path(), { status: 200, schema: sentResponse, body })
    expect(mail.sent.length).toBe(before + 1)
  })

  it('records nothing when the mail fails', async () => {
    const before = (await conversation('manager')).messages.length
    mail.isDown = true
    expect(await api.refused('manager', 'POST', path(), reply('Lost'))).toMatchObject({ status: 503 })
    mail.isDown = false
    expect((await conversation('manager')).messages).toHaveLength(before)
  })

  it('is refused to clients and for a thread without a visitor', async () => {
    const before = mail.sent.length
    expect(await api.refused('client', 'POST', path(), reply())).toMatchObject({ status: 404 })
    const { threads } = await api.ok('manager', 'GET', '/mail/threads', { schema: threadList })
    const other = threads.find(({ visitor }) => visitor === null)?.threadId
    expect(
      await api.refused('manager', 'POST', `/mail/threads/${other}/visitor-replies`, reply()),
    ).toMatchObject({ status: 404 })
    expect(mail.sent.length).toBe(before)
  })

  it('keeps markup as text', async () => {
    const body = reply('<img src=x onerror=alert(1)>')
    const { message } = await api.ok('manager', 'POST', path(), { status: 201, schema: sentResponse, body })
    expect(message.html).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })
})
