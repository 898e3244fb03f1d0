import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from 'smtp-server'
import type { Outbox, SentMail } from './outbox.ts'

/** The user name with which the functions log in; the password is the secret key. */
export const SMTP_USER = 'functions'

/** A fault for tests: answer every mail with 451, or store it and close the connection before the answer. */
export type SmtpFault = 'none' | 'refuse' | 'close'

/** A running SMTP server. */
export type SmtpReceiver = { port: number; setFault(fault: SmtpFault): void; close(): Promise<void> }

const MAX_BYTES = 40 * 1024 * 1024

/** Receives mails by SMTP on a free port of 127.0.0.1 and puts them into the outbox. */
export async function startSmtpReceiver(outbox: Outbox, password: string): Promise<SmtpReceiver> {
  let fault: SmtpFault = 'none'
  const server = new SMTPServer({
    // Loopback only, so the login needs no encryption.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 300,
    size: MAX_BYTES,
    onAuth: ({ username, password: given }, _session, done) =>
      username === SMTP_USER && given === password
        ? done(null, { user: username })
        : done(new Error('Wrong user name or password')),
    onData(stream, session, done) {
      receive(stream)
        .then((mail) => {
          if (fault === 'refuse') return done(withCode(451, 'Try again later'))
          const [recipient] = session.envelope.rcptTo
          outbox.send({
            ...mail,
            to: recipient?.address ?? '',
            bounceTo: senderOf(session.envelope.mailFrom),
          })
          if (fault === 'close') return closeConnections(server)
          done()
        })
        .catch((error: Error) => done(withCode(554, error.message)))
    },
  })
  // A client that breaks its connection off must not end this process.
  server.on('error', (error) => console.error(`mail: ${error.message}`))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as { port: number }).port,
    setFault(next) {
      fault = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const senderOf = (from: SMTPServerAddress | false) => (from ? from.address : '')

const withCode = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

function closeConnections(server: SMTPServer): void {
  for (const connection of server.connections) connection.close()
}

/** The parts of a mail that the mail pages show. The last URL of its text becomes its link. */
async function receive(stream: SMTPServerDataStream): Promise<Omit<SentMail, 'id' | 'sentAt' | 'to'>> {
  const mail = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'base64' })
  const [body = '', ...footer] = (mail.text ?? '').replaceAll('\r\n', '\n').trim().split('\n-- \n')
  const all = body.trim().split(/\n{2,}/)
  const link = /(?:^|\n)(https?:\/\/\S+)$/.exec(all.at(-1) ?? '')?.[1] ?? null
  return {
    subject: mail.subject ?? '',
    paragraphs: [...(link === null ? all : all.slice(0, -1)), ...footer],
    link,
    code: null,
    html: mail.html ?? null,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, content }) => ({
      filename: filename ?? 'file',
      content: String(content),
    })),
  }
}
