import { expect, it } from 'vitest'
import { createMailAdapter } from '../../api/mail-adapter.ts'
import { MailError, type OutgoingMail, readSmtpSettings } from './smtp.ts'

it.each([
  [{ responseCode: 550, code: 'EENVELOPE' }, '550', true],
  [{ responseCode: 500 }, '500', true],
  [{ responseCode: 499 }, '499', false],
  [{ responseCode: 451 }, '451', false],
  [{ responseCode: 535, code: 'EAUTH' }, '535', false],
  [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED', false],
  [{}, 'unknown', false],
])(
  'R-683: the error %j of a mail server has the code %s, and is permanent: %s',
  (thrown, code, isPermanent) => {
    expect(new MailError(thrown)).toMatchObject({ code, isPermanent })
  },
)

it('the settings of the mail server are complete, or there is none', () => {
  const all = { SMTP_HOST: 'mx', SMTP_PORT: '587', SMTP_USER: 'u', SMTP_PASSWORD: 'p', MAIL_FROM: 'a@b.test' }
  const read = (values: Record<string, string>) => readSmtpSettings((name) => values[name])
  expect(read(all)).toEqual({ host: 'mx', port: 587, user: 'u', password: 'p', from: 'a@b.test' })
  const { SMTP_PORT: _, ...standard } = all
  expect(read(standard)?.port).toBe(465)
  expect(read({})).toBeNull()
  expect(() => read({ SMTP_HOST: 'mx' })).toThrow('SMTP_USER is not set')
})

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
