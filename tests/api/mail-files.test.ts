import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftList, draftResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { asRole } from '../support/database.ts'
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

/** Creates an object like an upload, and returns the metadata the browser sends. */
async function upload(as: MailPeople, name = 'contract.pdf', size = 1234) {
  const id = randomUUID()
  const { owner } = mail.api.database
  await owner`insert into storage.objects (bucket_id, name, metadata)
    values ('mail-files', ${`${MAIL_ACCOUNTS[as]}/${id}`}, ${owner.json({ size, mimetype: 'application/pdf' })})`
  return { id, name, size: 1, mime: 'application/pdf' }
}
const mayRead = (as: MailPeople, path: string) =>
  asRole(mail.api.database.owner, { sub: MAIL_ACCOUNTS[as] }, async (tx) => {
    const rows = await tx`select name from storage.objects where bucket_id = 'mail-files' and name = ${path}`
    return rows.length === 1
  })

it('a file has its real size, and is read by everyone who has its message', async () => {
  const file = await upload('client', '<b>evil</b>.pdf')
  const { thread, message } = await mail.send('client', ['manager'], {
    bcc: [MAIL_ACCOUNTS.auth],
    attachments: [file],
  })
  expect(message.attachments).toEqual([
    {
      id: file.id,
      name: '<b>evil</b>.pdf',
      size: 1234,
      mime: 'application/pdf',
      path: `${MAIL_ACCOUNTS.client}/${file.id}`,
      createdAt: expect.any(String),
    },
  ])
  expect((await mail.threads('manager')).threads[0]?.hasAttachments).toBe(true)
  const path = message.attachments[0]?.path as string
  for (const as of ['client', 'manager', 'auth'] as const) expect(await mayRead(as, path), as).toBe(true)
  for (const as of ['admin', 'user', 'colleague', 'rival'] as const)
    expect(await mayRead(as, path), as).toBe(false)
  await mail.act('manager', { action: 'trash', threadIds: [thread.threadId] })
  expect(await mayRead('manager', path)).toBe(true)
  await mail.act('manager', { action: 'delete', threadIds: [thread.threadId] })
  expect(await mayRead('manager', path)).toBe(false)
  expect(await mayRead('client', path)).toBe(true)
})

it('a file is forwarded by a person who has it, to a person who had it not', async () => {
  const file = await upload('client')
  const { message } = await mail.send('client', ['manager'], { attachments: [file] })
  const own = await upload('manager', 'note.txt')
  const forward = { attachments: [own], forwardAttachmentIds: [file.id] }
  const sent = await mail.send('manager', ['user'], forward)
  expect(sent.message.attachments.map(({ name }) => name)).toEqual(['note.txt', 'contract.pdf'])
  const path = message.attachments[0]?.path as string
  expect(sent.message.attachments[1]?.path).toBe(path)
  expect(await mayRead('user', path)).toBe(true)
  expect(await mayRead('auth', path)).toBe(false)
})

it('a forwarded file is in the draft, and is removed when its author loses it', async () => {
  const [first, second] = [await upload('client', 'first.pdf'), await upload('client', 'second.pdf')]
  const { thread, message } = await mail.send('client', ['manager'], { attachments: [first, second] })
  const outsider = await upload('auth', 'not theirs.pdf')
  const other = await mail.send('auth', ['user'], { attachments: [outsider] })
  const id = randomUUID()
  const [a, b] = message.attachments.map((file) => file.id)
  const body = { subject: 'Fwd', forwardAttachmentIds: [b, other.message.attachments[0]?.id, a] }
  const { draft: saved } = await mail.read('manager', 'PUT', `/mail/drafts/${id}`, draftResponse, body)
  expect(saved.forwarded.map(({ name, size, path }) => [name, size, path])).toEqual([
    ['second.pdf', 1234, `${MAIL_ACCOUNTS.client}/${second.id}`],
    ['first.pdf', 1234, `${MAIL_ACCOUNTS.client}/${first.id}`],
  ])
  const [kept] = (await mail.read('manager', 'GET', '/mail/drafts', draftList)).drafts
  expect(kept).toEqual(saved)
  await mail.act('manager', { action: 'trash', threadIds: [thread.threadId] })
  await mail.act('manager', { action: 'delete', threadIds: [thread.threadId] })
  const [later] = (await mail.read('manager', 'GET', '/mail/drafts', draftList)).drafts
  expect(later?.forwarded).toEqual([])
})

it('another person’s upload, a file of another message and an unknown one are refused', async () => {
  const theirs = await upload('manager')
  const { message } = await mail.send('manager', ['user'], { attachments: [await upload('manager')] })
  const tried = (body: object) => mail.call('client', 'POST', '/mail/messages', mailBody(['manager'], body))
  const none = await tried({ attachments: [{ ...theirs, id: randomUUID() }] })
  expect(refusal(none)).toEqual({
    status: 422,
    code: 'invalid',
    fields: { attachments: 'no_file' },
  })
  expect((await tried({ attachments: [theirs] })).text).toBe(none.text)
  expect((await tried({ forwardAttachmentIds: [message.attachments[0]?.id] })).text).toBe(none.text)
  expect((await tried({ forwardAttachmentIds: [randomUUID()] })).text).toBe(none.text)
})

it('an upload is stored in the caller’s folder under an id, and can be deleted until it is sent', async () => {
  const { owner } = mail.api.database
  const insert = (as: MailPeople, name: string) =>
    asRole(
      owner,
      { sub: MAIL_ACCOUNTS[as] },
      (tx) => tx`insert into storage.objects (bucket_id, name) values ('mail-files', ${name})`,
    )
  await insert('client', `${MAIL_ACCOUNTS.client}/${randomUUID()}`)
  for (const name of [
    `${MAIL_ACCOUNTS.manager}/${randomUUID()}`,
    `${MAIL_ACCOUNTS.client}/a.pdf`,
    `${MAIL_ACCOUNTS.client}/../x`,
    randomUUID(),
  ]) {
    await expect(insert('client', name), name).rejects.toMatchObject({ code: '42501' })
  }
  const remove = (as: MailPeople, id: string) =>
    asRole(owner, { sub: MAIL_ACCOUNTS[as] }, async (tx) => {
      await tx`select set_config('storage.allow_delete_query', 'true', true)`
      return (await tx`delete from storage.objects where name = ${`${MAIL_ACCOUNTS.client}/${id}`}`).count
    })
  const file = await upload('client')
  expect(await remove('rival', file.id)).toBe(0)
  expect(await remove('client', file.id)).toBe(1)
  await mail.send('client', ['manager'], { attachments: [file] })
  expect(await remove('client', file.id)).toBe(0)
})

it('a file can be sent again in another message', async () => {
  const file = await upload('client')
  await mail.send('client', ['manager'], { attachments: [file] })
  const { message } = await mail.send('client', ['user'], { attachments: [file] })
  expect(message.attachments[0]?.id).not.toBe(file.id)
  expect(message.attachments[0]?.path).toBe(`${MAIL_ACCOUNTS.client}/${file.id}`)
})
