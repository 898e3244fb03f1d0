/** The address and the login of the mail server, and the sender of every mail. */
export type SmtpSettings = { host: string; port: number; user: string; password: string; from: string }

/** A mail as it is handed over to the mail server. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  /** The part of the Message-ID before the @; the same id on a second attempt lets mail programs show one mail. */
  id: string
  headers?: Readonly<Record<string, string>>
  /** The address for answers, and the one to which the mail bounces; without them, those of `from`. */
  replyTo?: string | undefined
  bounceTo?: string | undefined
  attachments?: readonly MailAttachment[]
}

/** A file of a mail; the content is in base64. */
export type MailAttachment = { filename: string; content: string }

/** Hands mails over to a mail server. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** The mail server did not take a mail. The message holds the reply code, never the address or the text. */
export class MailError extends Error {
  override name = 'MailError'
  /** The reply code of the server, or the code of the connection error. */
  readonly code: string
  /** True when a second attempt cannot succeed: the server answered with a code of 500 or more. */
  readonly isPermanent: boolean
  constructor(thrown: unknown) {
    const { code, responseCode } = thrown as { code?: string; responseCode?: number }
    super(`The mail server did not take the mail (${responseCode ?? code ?? 'no code'})`)
    this.code = String(responseCode ?? code ?? 'unknown')
    // A refused login is a wrong setting: the mail itself can be sent later.
    this.isPermanent = code !== 'EAUTH' && (responseCode ?? 0) >= 500
  }
}

/** The port of SMTP inside TLS. Hosted functions cannot reach 25 and 587. */
const TLS_PORT = 465
const isLoopback = (host: string) => host === '127.0.0.1' || host === 'localhost'

/**
 * Sends mails by SMTP: inside TLS on port 465, with STARTTLS on any other; without TLS only to this machine. Several
 * mails at once share up to two connections.
 */
export function createSmtp({ host, port, user, password, from }: SmtpSettings): MailTransport {
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      host,
      port,
      secure: port === TLS_PORT,
      requireTLS: port !== TLS_PORT && !isLoopback(host),
      ignoreTLS: isLoopback(host),
      auth: { user, pass: password },
      pool: true,
      maxConnections: 2,
      connectionTimeout: 8_000,
      greetingTimeout: 8_000,
      socketTimeout: 20_000,
      // Attachments are passed as content; a path or an address in one is never read.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  // Loaded with the first mail, because most calls of the API send none and its start would take longer.
  let transport: ReturnType<typeof connect> | undefined
  const domain = /@([^\s>@]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, html, id, headers = {}, replyTo, bounceTo, attachments = [] }) {
      try {
        transport ??= connect()
        await (await transport).sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo } : {}),
          ...(bounceTo ? { envelope: { from: bounceTo, to } } : {}),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
          attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
        })
      } catch (error) {
        throw new MailError(error)
      }
    },
  }
}

/** Reads `SMTP_HOST`, `SMTP_PORT`, `SMTP_USER`, `SMTP_PASSWORD` and `MAIL_FROM`; null without a host. */
export function readSmtpSettings(read: (name: string) => string | undefined): SmtpSettings | null {
  const host = read('SMTP_HOST')
  if (!host) return null
  const needed = (name: string): string => {
    const value = read(name)
    if (!value) throw new Error(`${name} is not set: see docs/deploy.md`)
    return value
  }
  return {
    host,
    port: Number(read('SMTP_PORT') ?? TLS_PORT),
    user: needed('SMTP_USER'),
    password: needed('SMTP_PASSWORD'),
    from: needed('MAIL_FROM'),
  }
}
