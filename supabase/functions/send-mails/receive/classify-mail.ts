import type { Email } from 'postal-mime'

/** What a mail is before its sender is checked: one that a person wrote, or one that a machine made. */
export type MailClass =
  | { kind: 'written' }
  | { kind: 'ignored'; reason: 'automatic' | 'loop' }
  | { kind: 'failure'; state: 'bounced' | 'complained'; address: string; reason: string }
  | { kind: 'ignored'; reason: 'bounce' }

type Parsed = Pick<Email, 'headers' | 'attachments' | 'returnPath'>

/** The header of every mail of ours; one that comes back with it goes round in a loop. */
export const OWN_HEADER = 'X-Quillport'

/**
 * Tells mails that a person wrote from bounces, automatic answers and loops. `X-Auto-Response-Suppress` says nothing
 * about the mail itself, so that it is not read.
 */
export function classifyMail(mail: Parsed): MailClass {
  const all = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase())
  const header = (name: string) => all(name)[0]
  const type = header('content-type') ?? ''
  if (type.startsWith('multipart/report')) return classifyReport(mail, type)
  if (header(OWN_HEADER.toLowerCase()) !== undefined) return { kind: 'ignored', reason: 'loop' }
  const submitted = header('auto-submitted')
  const isAutomatic =
    (submitted !== undefined && !/^no\b/.test(submitted)) ||
    all('return-path').includes('<>') ||
    /^(bulk|junk|list|auto_reply)$/.test(header('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name) !== undefined)
  return isAutomatic ? { kind: 'ignored', reason: 'automatic' } : { kind: 'written' }
}

function classifyReport({ attachments }: Parsed, type: string): MailClass {
  const part = (mime: string) => {
    const found = attachments.find(({ mimeType }) => mimeType.toLowerCase() === mime)
    return found === undefined ? '' : textOf(found.content)
  }
  if (type.includes('feedback-report')) {
    const report = part('message/feedback-report')
    const address = addressIn(/^(?:Original-Rcpt-To|Removal-Recipient):\s*(.+)$/im.exec(report)?.[1])
    const kind = /^Feedback-Type:\s*([\w-]{1,30})/im.exec(report)?.[1] ?? 'abuse'
    return { kind: 'failure', state: 'complained', address, reason: kind.toLowerCase() }
  }
  const status = part('message/delivery-status')
  const code = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1] ?? ''
  const address = addressIn(
    /^Final-Recipient:\s*[\w-]+;(.+)$/im.exec(status)?.[1] ??
      /^Original-Recipient:\s*[\w-]+;(.+)$/im.exec(status)?.[1],
  )
  // A delay (4.x) ends by itself, or in a second report.
  if (!code.startsWith('5.')) return { kind: 'ignored', reason: 'bounce' }
  return { kind: 'failure', state: 'bounced', address, reason: code }
}

const addressIn = (text = '') => text.trim().replace(/^<|>$/g, '').toLowerCase()

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/**
 * Returns whether the mail provider says that the sender is not genuine: DMARC decides where it is known, otherwise SPF and
 * DKIM. Only the first `Authentication-Results` is the provider's; the sender may have written others.
 */
export function isFailedSender({ headers }: Pick<Email, 'headers'>): boolean {
  const first = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  if (/^fail/.test(first('x-mailgun-spf')) || /^fail/.test(first('x-mailgun-dkim-check-result'))) return true
  const results = first('authentication-results')
  const verdict = (method: string) => new RegExp(`\\b${method}=(\\w+)`).exec(results)?.[1]
  const dmarc = verdict('dmarc')
  if (dmarc === 'pass' || dmarc === 'fail') return dmarc === 'fail'
  return verdict('spf') === 'fail' || verdict('dkim') === 'fail' || /^fail/.test(first('received-spf'))
}
