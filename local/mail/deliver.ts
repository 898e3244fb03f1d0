import { createHmac, randomUUID } from 'node:crypto'
import type { SentMail } from './outbox.ts'

type Delivery = { url: string; secret: string; recipient: string; raw: string }

/** Delivers a mail to the API as anybody's own mail server does, signed with the shared secret (docs/deploy.md). */
export async function deliverMail({ url, secret, recipient, raw }: Delivery): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const body = Buffer.from(raw)
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${recipient}.`)
    .update(body)
    .digest('hex')
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-quillport-timestamp': timestamp,
      'x-quillport-recipient': recipient,
      'x-quillport-signature': signature,
    },
    body,
  })
}

/** The address to which a mail can be answered; null when it names none. */
export function answerAddress({ headers = {} }: SentMail): string | null {
  return /[^\s<>]+@[^\s<>]+/.exec(headers['reply-to'] ?? '')?.[0] ?? null
}

/** A mail that its reader answers, with the mail quoted below as mail programs do. */
export function answerTo(mail: SentMail, text: string): string {
  const quoted = [...mail.paragraphs, ...(mail.link ? [mail.link] : [])].join('\n\n').split('\n')
  return crlf([
    ...headersOf(mail, `Re: ${mail.subject}`),
    `From: ${mail.to}`,
    `To: ${answerAddress(mail) ?? ''}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.replaceAll('\r\n', '\n').split('\n'),
    '',
    `On ${new Date(mail.sentAt).toUTCString()}, Quillport wrote:`,
    ...quoted.map((line) => `> ${line}`),
    '',
  ])
}

/** The report of a mail server that the address of a mail does not exist. */
export function bounceOf(mail: SentMail): string {
  const boundary = randomUUID()
  return crlf([
    ...headersOf(mail, 'Undelivered Mail Returned to Sender'),
    'From: MAILER-DAEMON@quillport.example',
    'Auto-Submitted: auto-replied',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The mail could not be delivered.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.quillport.example',
    '',
    `Final-Recipient: rfc822; ${mail.to}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    `--${boundary}--`,
    '',
  ])
}

const headersOf = ({ headers = {} }: SentMail, subject: string) => [
  `Message-ID: <${randomUUID()}@mail.quillport.example>`,
  `Date: ${new Date().toUTCString()}`,
  `Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`,
  ...(headers['message-id'] ? [`In-Reply-To: ${headers['message-id']}`] : []),
  'MIME-Version: 1.0',
]

const crlf = (lines: readonly string[]) => lines.join('\r\n')
