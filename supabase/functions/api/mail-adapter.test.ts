import { expect, it } from 'vitest'
import { MailError, type OutgoingMail } from '../_shared/mail/smtp.ts'
import { createMailAdapter } from './mail-adapter.ts'

it('a mail of the API itself is sent once for each key, and a mail server that is down is unavailable', async () => {
  const sent: OutgoingMail[] = []
  let failure: unknown
  const { send } = createMailAdapter(
    {
      async send(mail) {
        if (failure) throw failure
        sent.push(mail)
      },
    },
    'https://app.test',
  )
  const mail = { to: 'a@b.test', subject: 'Hello', paragraphs: ['One'] }
  const attachments = [{ filename: 'a.pdf', content: 'AA==' }]
  await send({ ...mail, idempotencyKey: 'once', attachments })
  await send(mail)
  expect(sent[0]).toMatchObject({ to: 'a@b.test', subject: 'Hello', text: 'One', id: 'once', attachments })
  expect(sent[1]?.id).toMatch(/^[0-9a-f-]{36}$/)
  failure = new MailError({ responseCode: 451 })
  await expect(send(mail)).rejects.toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '10' } })
  failure = new MailError({ responseCode: 550 })
  await expect(send(mail)).rejects.toBe(failure)
})
