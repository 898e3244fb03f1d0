import { expect, it } from 'vitest'
import { MailError, readSmtpSettings } from './smtp.ts'

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
