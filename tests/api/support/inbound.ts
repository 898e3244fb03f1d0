import { createHmac, randomUUID } from 'node:crypto'
import { createAsCaller } from '../../../supabase/functions/_shared/db/as-caller.ts'
import { createAsService } from '../../../supabase/functions/_shared/db/as-service.ts'
import {
  type ReceivedMails,
  receiveMails,
} from '../../../supabase/functions/send-mails/receive/receive-mails.ts'
import type { TestApi } from './api.ts'

/** The secrets of the deliveries of tests. */
export const INBOUND_SECRETS = { own: 'own-secret', mailgun: 'mailgun-key', postmark: 'hook:password' }
const DOMAIN = 'in.test'

/** Receives mails for tests, with a Storage that only notes the objects. */
export type InboundApi = {
  /** The address for answers of a person about a conversation or a project. */
  addressOf(person: string, about: string): Promise<string>
  bounceAddressOf(person: string): Promise<string>
  deliver(recipient: string, raw: string | Uint8Array, changes?: Record<string, string>): Promise<Response>
  receive(): Promise<ReceivedMails>
  /** The newest received mail. */
  last(): Promise<{ id: string; state: string; reason: string; original: string | null; hasRaw: boolean }>
}

/** A complete mail with CRLF as line ends. */
export function rawMail(
  content: string | Uint8Array,
  { from, id }: { from: string; id?: string },
): Uint8Array {
  const head = `From: "A Client" <${from}>\nTo: <r@${DOMAIN}>\nDate: Mon, 23 Nov 2026 10:00:00 +0100\nMessage-ID: ${id ?? `<${randomUUID()}@mail.test>`}\n`
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  const all = Buffer.concat([Buffer.from(head), body]).toString('latin1')
  return new Uint8Array(Buffer.from(all.replaceAll('\n', '\r\n'), 'latin1'))
}

/** Creates the calls on an API that was started with {@link INBOUND_SECRETS}. */
export function createInbound(api: TestApi): InboundApi {
  const { owner } = api.database
  const asService = createAsService(api.database.connect('worker'))
  const asCaller = createAsCaller(api.database.connect('api'))
  const local = async (rows: Promise<readonly { local: string | null }[]>) =>
    `${(await rows)[0]?.local}@${DOMAIN}`
  return {
    addressOf: (person, about) =>
      local(owner<{ local: string }[]>`select private.reply_address(${person}, ${about}) as local`),
    bounceAddressOf: (person) =>
      local(owner<{ local: string }[]>`select private.bounce_address(${person}) as local`),
    deliver(recipient, raw, changes = {}) {
      const timestamp = changes.timestamp ?? String(Math.floor(Date.now() / 1000))
      const body = Buffer.from(raw)
      const signature = createHmac('sha256', INBOUND_SECRETS.own)
        .update(`${timestamp}.${recipient}.`)
        .update(body)
        .digest('hex')
      return api.request('/api/mail/inbound', {
        method: 'POST',
        headers: {
          'content-type': 'message/rfc822',
          'x-quillport-timestamp': timestamp,
          'x-quillport-recipient': recipient,
          'x-quillport-signature': changes.signature ?? signature,
        },
        body,
      })
    },
    receive: () =>
      receiveMails({
        asService,
        asCaller,
        store: {
          async write(bucket, path, mimetype, body) {
            const metadata = owner.json({ size: body.byteLength, mimetype })
            await owner`
              insert into storage.objects (bucket_id, name, metadata) values (${bucket}, ${path}, ${metadata})
              on conflict (bucket_id, name) do update set metadata = excluded.metadata`
          },
        },
        log: ({ error }) => {
          throw error
        },
      }),
    async last() {
      const [row] = await owner<
        { id: string; state: string; reason: string; original: string | null; hasRaw: boolean }[]
      >`select id, state, reason, original, raw is not null as "hasRaw" from private.inbound_mails
         order by received_at desc limit 1`
      if (!row) throw new Error('No mail was received')
      return row
    },
  }
}
