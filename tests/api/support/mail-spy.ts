import type { MailAdapter } from '../../../supabase/functions/api/deps.ts'

type SentByApi = Parameters<MailAdapter['send']>[0]

/** A mail adapter that keeps the mails; while `isDown` is set it fails. */
export function createMailSpy(): { adapter: MailAdapter; sent: SentByApi[]; isDown: boolean } {
  const spy = {
    sent: [] as SentByApi[],
    isDown: false,
    adapter: {
      appUrl: 'http://app.test',
      async send(mail: SentByApi) {
        if (spy.isDown) throw new Error('down')
        spy.sent.push(mail)
      },
    },
  }
  return spy
}
