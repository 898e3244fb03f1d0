import { createAsService } from '../../../supabase/functions/_shared/db/as-service.ts'
import type { MailTransport, OutgoingMail } from '../../../supabase/functions/_shared/mail/smtp.ts'
import { type SentMails, sendDueMails } from '../../../supabase/functions/send-mails/send-due-mails.ts'
import type { TestApi } from './api.ts'

/** The worker that sends mails, with a mail server that keeps them. */
export type MailWorker = {
  sent: OutgoingMail[]
  /** Makes every waiting mail due, and ends every lease. */
  pass(): Promise<void>
  send(transport?: MailTransport): Promise<SentMails>
}

/** Creates the worker of an API whose mails can be answered. */
export function createMailWorker(api: TestApi): MailWorker {
  const asService = createAsService(api.database.connect('worker'))
  const sent: OutgoingMail[] = []
  const keep: MailTransport = {
    async send(mail) {
      sent.push(mail)
    },
  }
  return {
    sent,
    async pass() {
      await api.database.owner`
        update private.mail_outbox set due_at = now() - interval '1 minute', lease_until = null`
    },
    send: (transport = keep) =>
      sendDueMails({
        asService,
        transport,
        appUrl: 'https://app.test',
        inboundDomain: 'in.test',
        log: () => undefined,
      }),
  }
}
