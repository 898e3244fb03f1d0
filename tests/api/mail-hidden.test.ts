import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asRole } from '../support/database.ts'
import {
  MAIL_ACCOUNTS,
  type MailApi,
  type MailPeople,
  mailBody,
  refusal,
  startMailApi,
} from './support/mail.ts'

// Only the sender knows all hidden recipients: every response for the others is searched for their ids and names.
let mail: MailApi
let id: string
beforeAll(async () => {
  mail = await startMailApi()
  const { thread } = await mail.send('manager', ['client', 'user'], {
    cc: [MAIL_ACCOUNTS.colleague],
    bcc: [MAIL_ACCOUNTS.auth, MAIL_ACCOUNTS.admin],
    subject: 'Quietly',
  })
  id = thread.threadId
  await mail.reply('client', id, ['manager', 'user'])
  await mail.act('auth', { action: 'read', threadIds: [id] })
  await mail.call('admin', 'POST', '/mail/received', { threadId: id, seq: 1 })
})
afterAll(() => mail.api.close())

const everything = async (as: MailPeople) => {
  const paths = [
    '/mail/threads?folder=all',
    `/mail/threads/${id}`,
    '/mail/search?q=quietly',
    '/mail/search?q=léa',
    '/mail/counts',
    '/mail/drafts',
    '/apps/email',
    '/apps/email?filter=all&q=fontaine',
    '/notifications',
  ]
  const answers = await Promise.all(paths.map((path) => mail.call(as, 'GET', path)))
  const hints = await mail.hints(as)
  return answers.map(({ text }) => text).join('\n') + JSON.stringify(hints)
}

describe.each(['client', 'user', 'colleague'] as const)('%s, an open recipient', (as) => {
  it('finds no hidden recipient in any response', async () => {
    const text = await everything(as)
    expect(text).toContain('Quietly')
    for (const trace of [
      MAIL_ACCOUNTS.auth,
      MAIL_ACCOUNTS.admin,
      'Fontaine',
      'Okafor',
      'auth@demo.com',
      'admin@demo.com',
    ]) {
      expect(text, trace).not.toContain(trace)
    }
  })

  it('reads no row of a hidden recipient by SQL', async () => {
    const rows = await asRole(
      mail.api.database.owner,
      { sub: MAIL_ACCOUNTS[as] },
      (tx) => tx<{ id: string }[]>`select user_id as id from public.message_recipients`,
    )
    expect(rows.map((row) => row.id)).not.toContain(MAIL_ACCOUNTS.auth)
    await expect(
      asRole(
        mail.api.database.owner,
        { sub: MAIL_ACCOUNTS[as] },
        (tx) => tx`select holders from public.messages`,
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

it('the sender sees all recipients, and each hidden one only themselves', async () => {
  const kinds = async (as: MailPeople) =>
    (await mail.thread(as, id)).messages[0]?.recipients
      .filter(({ kind }) => kind === 'bcc')
      .map(({ uid }) => uid)
  expect(await kinds('manager')).toEqual([MAIL_ACCOUNTS.admin, MAIL_ACCOUNTS.auth])
  expect(await kinds('auth')).toEqual([MAIL_ACCOUNTS.auth])
  expect(await kinds('admin')).toEqual([MAIL_ACCOUNTS.admin])
  expect((await mail.thread('auth', id)).messages.map(({ seq }) => seq)).toEqual([1])
})

it('a hidden recipient is not in the presence channel of the thread', async () => {
  const listens = (as: MailPeople) =>
    asRole(mail.api.database.owner, { sub: MAIL_ACCOUNTS[as] }, async (tx) => {
      const [row] =
        await tx`select private.may_listen(${`room:thread:${id}`}) as listen, private.may_speak(${`room:thread:${id}`}) as speak`
      return [row?.listen, row?.speak]
    })
  for (const as of ['manager', 'client', 'user', 'colleague'] as const)
    expect(await listens(as), as).toEqual([true, true])
  for (const as of ['auth', 'admin', 'rival'] as const) expect(await listens(as), as).toEqual([false, false])
})

it('a hidden recipient does not become a contact of the others', async () => {
  const { owner } = mail.api.database
  const { threadId } = (
    await mail.send('manager', ['client'], {
      cc: [MAIL_ACCOUNTS.user],
      bcc: [MAIL_ACCOUNTS.auth],
      subject: 'Who is here',
    })
  ).thread
  // A customer may write to inactive staff only in a thread that shows them.
  await owner`update public.profiles set status = 'inactive' where id in (${MAIL_ACCOUNTS.user}, ${MAIL_ACCOUNTS.auth})`
  const writeTo = (to: MailPeople) =>
    mail.call('client', 'POST', '/mail/messages', mailBody([to], { threadId, subject: '' }))
  expect((await writeTo('user')).status).toBe(201)
  expect(refusal(await writeTo('auth'))).toMatchObject({ status: 422, fields: { to: expect.any(String) } })
  // The sender sees hidden recipients, and each hidden recipient only themselves.
  expect(
    (await mail.call('manager', 'POST', '/mail/messages', mailBody(['auth'], { threadId, subject: '' })))
      .status,
  ).toBe(201)
  await owner`update public.profiles set status = 'active' where id in (${MAIL_ACCOUNTS.user}, ${MAIL_ACCOUNTS.auth})`
})

it('a hidden recipient who replies is shown from then on', async () => {
  await mail.reply('auth', id, ['manager', 'client'])
  expect(JSON.stringify(await mail.thread('client', id))).toContain(MAIL_ACCOUNTS.auth)
  expect(JSON.stringify(await mail.thread('client', id))).not.toContain(MAIL_ACCOUNTS.admin)
  expect(JSON.stringify(await mail.thread('user', id))).not.toContain(MAIL_ACCOUNTS.auth)
})
