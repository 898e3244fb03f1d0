import { HttpError } from '../_shared/http/errors.ts'
import { renderMail } from '../_shared/mail/render-mail.ts'
import { MailError, type MailTransport } from '../_shared/mail/smtp.ts'
import type { MailAdapter } from './deps.ts'

/** Sends the mails that a call of the API causes itself; a mail server that is down is an unavailable service. */
export function createMailAdapter(transport: MailTransport, appUrl: string): MailAdapter {
  return {
    appUrl,
    async send({ to, attachments, idempotencyKey, ...content }) {
      try {
        await transport.send({
          to,
          subject: content.subject,
          ...renderMail(content),
          id: idempotencyKey ?? crypto.randomUUID(),
          ...(attachments ? { attachments } : {}),
        })
      } catch (error) {
        if (error instanceof MailError && !error.isPermanent) {
          throw new HttpError('unavailable', { headers: { 'Retry-After': '10' }, cause: error })
        }
        throw error
      }
    },
  }
}

/** Rejects every mail, because no mail server is configured (docs/deploy.md). */
export const noMail: MailAdapter = {
  appUrl: '',
  send: () => Promise.reject(new Error('SMTP_HOST is not set')),
}
