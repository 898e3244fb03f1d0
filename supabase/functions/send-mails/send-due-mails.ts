import type { AsService } from '../_shared/db/as-service.ts'
import type { Log } from '../_shared/http/log.ts'
import { renderMail } from '../_shared/mail/render-mail.ts'
import { MailError, type MailTransport } from '../_shared/mail/smtp.ts'
import { type DueMail, notificationMail } from './notification-mail.ts'

/** The number of mails that were sent, refused by the mail server, or left for a later attempt. */
export type SentMails = { sent: number; refused: number; later: number }
type Outcome = keyof SentMails

/** A hosted function has 2 s of processor time for a call; a mail takes about 4 ms. */
const MOST = 100
/** A call ends before the lease of its mails does. */
const TIME_MS = 60_000

/**
 * Sends the due mails about notifications, at most 100, two at a time. A mail that is sent but not recorded, because the
 * process ended in between, is sent again with the same Message-ID after the lease of two minutes.
 */
export async function sendDueMails({
  asService,
  transport,
  appUrl,
  inboundDomain = null,
  log,
}: {
  asService: AsService
  /** Null without a mail server: events wait, and those of more than three days are deleted. */
  transport: MailTransport | null
  /** The address of the app without a trailing slash. */
  appUrl: string
  /** The domain that receives answers and bounces; null where mails cannot be answered. */
  inboundDomain?: string | null
  log: Log
}): Promise<SentMails> {
  const mails = await asService(
    (tx) => tx<DueMail[]>`select * from private.claim_mails(${transport ? MOST : 0})`,
  )
  const result: SentMails = { sent: 0, refused: 0, later: 0 }
  const end = Date.now() + TIME_MS
  const send = async (mail: DueMail): Promise<{ outcome: Outcome; reason: string }> => {
    if (transport === null || Date.now() > end) return { outcome: 'later', reason: '' }
    const content = notificationMail(mail, { appUrl, canAnswer: inboundDomain !== null })
    const address = (local: string | null) =>
      local && inboundDomain ? `${local}@${inboundDomain}` : undefined
    try {
      await transport.send({
        to: mail.email,
        subject: content.subject,
        ...renderMail(content),
        id: mail.id,
        headers: content.headers,
        replyTo: address(mail.replyAddress),
        bounceTo: address(mail.bounceAddress),
      })
      return { outcome: 'sent', reason: '' }
    } catch (error) {
      log({ requestId: mail.id, code: 'mail_not_sent', error })
      const isRefused = error instanceof MailError && error.isPermanent
      return isRefused ? { outcome: 'refused', reason: error.code } : { outcome: 'later', reason: '' }
    }
  }
  const sendNext = async () => {
    for (let mail = mails.shift(); mail; mail = mails.shift()) {
      const { ids } = mail
      const { outcome, reason } = await send(mail)
      result[outcome] += 1
      await asService((tx) => tx`select private.finish_mail(${ids}, ${outcome}, ${reason})`)
    }
  }
  await Promise.all([sendNext(), sendNext()])
  return result
}
