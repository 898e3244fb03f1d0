import { failures } from './errors.ts'
import { readPartHeaders } from './part-headers.ts'

/** One part of a form; its body must be read before the next part is requested. */
export type FormPart = {
  name: string
  isFile: boolean
  type: string
  body: AsyncGenerator<Buffer>
}

const headerLimit = 8 * 1024
const endOfHeaders = Buffer.from('\r\n\r\n')

/** The boundary of a content type; null when it is not a form, refused when a form has none. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\b/i.test(contentType)) return null
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  // RFC 2046 allows 70 characters.
  if (boundary === undefined || boundary.length > 200)
    throw failures.invalidRequest('The form has no valid boundary')
  return boundary
}

/** Parses a form as a stream, part by part, holding at most one chunk. */
export async function* readParts(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  // The first boundary has no preceding line break; adding one makes all boundaries equal.
  const input = new Input(source, Buffer.from('\r\n'))
  const mark = Buffer.from(`\r\n--${boundary}`)
  for await (const chunk of input.until(mark)) void chunk
  while ((await input.take(2)).toString('latin1') !== '--') {
    // These two bytes were the line break; put back, a part without headers still ends in an empty line.
    input.putBack(Buffer.from('\r\n'))
    const headers: Buffer[] = []
    let size = 0
    for await (const chunk of input.until(endOfHeaders)) {
      size += chunk.length
      if (size > headerLimit) throw failures.invalidRequest('Form part headers are too long')
      headers.push(chunk)
    }
    const body = input.until(mark)
    yield toPart(Buffer.concat(headers).toString('utf8'), body)
    for await (const chunk of body) void chunk
  }
}

function toPart(headers: string, body: AsyncGenerator<Buffer>): FormPart {
  const { name, isFile, type } = readPartHeaders(headers)
  return { name, isFile, type: type ?? 'application/octet-stream', body }
}

/** A stream with a look-ahead. */
class Input {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Buffer

  constructor(source: AsyncIterable<Uint8Array>, first: Buffer) {
    this.#source = source[Symbol.asyncIterator]()
    this.#held = first
  }

  putBack(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held])
  }

  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) await this.#more()
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return taken
  }

  /** Yields the bytes before the mark and skips the mark. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at >= 0) {
        const last = this.#held.subarray(0, at)
        this.#held = this.#held.subarray(at + mark.length)
        if (last.length > 0) yield last
        return
      }
      // The mark may begin at the end of the buffer, so that many bytes stay in it.
      const complete = this.#held.length - mark.length + 1
      if (complete > 0) {
        const chunk = this.#held.subarray(0, complete)
        this.#held = this.#held.subarray(complete)
        yield chunk
      }
      await this.#more()
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next()
    if (done) throw failures.invalidRequest('The form ended before its last boundary')
    this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value])
  }
}
