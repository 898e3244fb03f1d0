import { HttpError } from '../../_shared/http/errors.ts'
import { isSameSecret } from '../../_shared/http/same-secret.ts'

/** The secrets of those who may deliver mails; one that is missing delivers none (docs/deploy.md). */
export type InboundSecrets = {
  /** Signs the calls of anybody's own mail server. */
  own?: string | undefined
  /** The signing key of Mailgun. */
  mailgun?: string | undefined
  /** `user:password`, which the address of Postmark's webhook holds. */
  postmark?: string | undefined
}

/** A delivered mail whose sender is a provider. */
export type Delivered = {
  /** Identifies the delivery, so that it is stored once; null where Message-ID and recipient do. */
  providerId: string | null
  recipient: string
  /** True when the provider says that the sender of the mail is not genuine. */
  isFailed: boolean
  raw: Uint8Array
}

/** A signature is valid for two minutes. */
const VALID_S = 120

/** Reads a delivery of one of the three kinds; throws 403 for a wrong or old signature. */
export async function readDelivery(
  headers: Headers,
  bytes: Uint8Array,
  secrets: InboundSecrets,
): Promise<Delivered> {
  if (headers.has('x-quillport-signature')) return readOwn(headers, bytes, secrets.own)
  const type = headers.get('content-type') ?? ''
  return /^application\/json\b/i.test(type)
    ? readPostmark(headers, bytes, secrets.postmark)
    : readMailgun(type, bytes, secrets.mailgun)
}

/** The signed text is `<timestamp>.<recipient>.` and the mail. */
async function readOwn(headers: Headers, raw: Uint8Array, secret?: string): Promise<Delivered> {
  const timestamp = headers.get('x-quillport-timestamp') ?? ''
  const recipient = headers.get('x-quillport-recipient') ?? ''
  const signature = headers.get('x-quillport-signature') ?? ''
  const head = new TextEncoder().encode(`${timestamp}.${recipient}.`)
  const signed = new Uint8Array(head.byteLength + raw.byteLength)
  signed.set(head)
  signed.set(raw, head.byteLength)
  await requireSignature({ secret, timestamp, signature, signed })
  return { providerId: null, recipient, isFailed: false, raw }
}

/** Mailgun's route to an address that ends with `mime`: a form whose token is signed and used once. */
async function readMailgun(type: string, bytes: Uint8Array, secret?: string): Promise<Delivered> {
  const form = await new Response(bytes as BodyInit, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const field = (name: string) => {
    const value = form?.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [timestamp, token] = [field('timestamp'), field('token')]
  const signed = new TextEncoder().encode(timestamp + token)
  await requireSignature({ secret, timestamp, signature: field('signature'), signed })
  return {
    providerId: `mailgun:${token.slice(0, 200)}`,
    recipient: field('recipient'),
    isFailed: [field('X-Mailgun-Spf'), field('X-Mailgun-Dkim-Check-Result')].some((one) =>
      /^fail/i.test(one),
    ),
    raw: new TextEncoder().encode(field('body-mime')),
  }
}

/** Postmark's inbound webhook with the raw mail; it signs nothing, so that its address holds a password. */
async function readPostmark(headers: Headers, bytes: Uint8Array, login?: string): Promise<Delivered> {
  const given = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!login || !given || !(await isSameSecret(given, btoa(login)))) throw new HttpError('forbidden')
  const body = asObject(bytes)
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  const id = text('MessageID').slice(0, 200)
  return {
    providerId: id === '' ? null : `postmark:${id}`,
    recipient: text('OriginalRecipient'),
    isFailed: false,
    raw: new TextEncoder().encode(text('RawEmail')),
  }
}

function asObject(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch (cause) {
    throw new HttpError('invalid_json', { cause })
  }
  throw new HttpError('invalid_json')
}

type Signature = { secret: string | undefined; timestamp: string; signature: string; signed: Uint8Array }

async function requireSignature({ secret, timestamp, signature, signed }: Signature): Promise<void> {
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp || 'x')) <= VALID_S
  if (!secret || !isRecent || !(await isSameSecret(signature.toLowerCase(), await hmac(secret, signed))))
    throw new HttpError('forbidden')
}

/** The HMAC-SHA256 of bytes in hexadecimal. */
export async function hmac(secret: string, bytes: Uint8Array): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
  ])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes as BufferSource))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The Message-ID of a mail, or without one the digest of the mail, so that the same mail is stored once. */
export async function messageIdOf(raw: Uint8Array): Promise<string> {
  const start = new TextDecoder('latin1').decode(raw.subarray(0, 64 * 1024))
  const head = start.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const id = /^message-id:\s*(<[^<>\s]{1,250}>)/im.exec(head)?.[1]
  return id ?? `sha256:${await hmac('message', raw)}`
}
