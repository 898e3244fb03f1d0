import { randomUUID } from 'node:crypto'
import { acceptContentType } from './content-type.ts'
import type { BucketRules, Context } from './context.ts'
import { failures } from './errors.ts'
import type { Received } from './files.ts'
import { boundaryOf, readParts } from './multipart.ts'
import { checkWritable, commitObject, type Metadata, type Target } from './objects.ts'
import { releaseUpload, reserveUpload } from './reservations.ts'

/**
 * The bytes of a refused upload that are still read, so that its sender gets the response instead of a broken
 * connection.
 */
const drainLimit = 100 * 1024 * 1024
const fieldLimit = 1024 * 1024
const maxFields = 20
const bytes = 'application/octet-stream'

/** A request body that can be read to its end after part of it was refused. */
class Body {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | null

  constructor(request: Request) {
    this.#reader = request.body?.getReader() ?? null
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const step = await this.#reader?.read()
      if (!step || step.done) return
      yield step.value
    }
  }

  async drain(): Promise<void> {
    let size = 0
    for await (const chunk of this.chunks()) {
      size += chunk.length
      if (size > drainLimit) return this.#reader?.cancel()
    }
  }
}

type Content = {
  received: Received
  mimetype: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** Receives the content of a request and writes its row. */
export async function uploadObject(
  context: Context,
  request: Request,
  rules: BucketRules,
  asked: Target,
): Promise<{ id: string }> {
  const body = new Body(request)
  const reservation = randomUUID()
  const target = { ...asked, reservation }
  try {
    const contentType = request.headers.get('content-type') ?? ''
    const boundary = boundaryOf(contentType)
    const mimetype = boundary === null ? acceptContentType(contentType || bytes, rules.mimeTypes) : bytes
    const length = Number(request.headers.get('content-length') ?? Number.NaN)
    const known = boundary === null ? { mimetype, size: length, contentLength: length } : null
    if (known && known.size > rules.sizeLimit) throw failures.tooLarge()
    await reserveUpload(context, reservation, target, Math.min(length || rules.sizeLimit, rules.sizeLimit))
    await checkWritable(context, target, known)
    const content =
      boundary === null
        ? await receiveRaw(context, request, body, rules, mimetype)
        : await receiveForm(context, body, boundary, rules)
    const { received } = content
    try {
      return await commitObject(context, target, received, metadataOf(content), content.userMetadata)
    } catch (error) {
      await context.files.discard(received.path)
      throw error
    }
  } catch (error) {
    await body.drain().catch(() => undefined) // The client has closed the connection and needs no response.
    throw error
  } finally {
    await releaseUpload(context, reservation)
  }
}

/** The metadata that hosted Storage stores for such content. */
export function metadataOf(content: Omit<Content, 'userMetadata'>): Metadata {
  return {
    eTag: content.received.etag,
    size: content.received.size,
    mimetype: content.mimetype,
    cacheControl: content.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: content.received.size,
    httpStatusCode: 200,
  }
}

async function receiveRaw(
  context: Context,
  request: Request,
  body: Body,
  rules: BucketRules,
  mimetype: string,
): Promise<Content> {
  const encoded = request.headers.get('x-metadata')
  const userMetadata = encoded === null ? null : readMetadata(Buffer.from(encoded, 'base64').toString('utf8'))
  const received = await context.files.receive(body.chunks(), rules.sizeLimit)
  return {
    received,
    mimetype,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata,
  }
}

async function receiveForm(
  context: Context,
  body: Body,
  boundary: string,
  rules: BucketRules,
): Promise<Content> {
  const fields = new Map<string, string>()
  let file: { received: Received; mimetype: string } | null = null
  try {
    for await (const part of readParts(body.chunks(), boundary)) {
      if (!part.isFile) {
        if (fields.size >= maxFields) throw failures.invalidRequest('The form has too many fields')
        fields.set(part.name, await readField(part.body))
      } else if (file) throw failures.invalidRequest('Only one file can be uploaded at a time')
      else {
        const mimetype = acceptContentType(part.type, rules.mimeTypes)
        file = { received: await context.files.receive(part.body, rules.sizeLimit), mimetype }
      }
    }
    if (!file) throw failures.invalidRequest('No file provided')
    const cacheControl = fields.get('cacheControl') ?? ''
    const metadata = fields.get('metadata')
    return {
      ...file,
      cacheControl: /^\d+$/.test(cacheControl) ? `max-age=${cacheControl}` : 'no-cache',
      userMetadata: metadata === undefined ? null : readMetadata(metadata),
    }
  } catch (error) {
    if (file) await context.files.discard(file.received.path)
    throw error
  }
}

async function readField(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > fieldLimit) throw failures.invalidRequest('A form field is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses the uploader's metadata; refuses all but a JSON object. */
export function readMetadata(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Invalid JSON and JSON that is not an object get the same error below.
  }
  throw failures.invalidRequest('The metadata must be a JSON object')
}
