/** The most bytes of bodies that are held at once; the first {@link FREE_BYTES} of each body are not counted. */
const MOST_HELD = 96 * 1024 * 1024
const FREE_BYTES = 256 * 1024

let held = 0

type Rules = {
  bytes: number
  /** The time in which the client must have sent the body. */
  ms?: number
  refusals: Record<'tooLarge' | 'slow' | 'busy', () => Response>
}

/**
 * Reads the whole body before it passes the request to a function, so that a slow client is neither counted as a slow
 * function nor holds its memory.
 */
export async function withBufferedBody(
  request: Request,
  { bytes, ms = 20_000, refusals }: Rules,
  serve: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return serve(request)
  if (Number(request.headers.get('content-length')) > bytes) return refusals.tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  let counted = 0
  let isLate = false
  const reader = request.body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  const timer = setTimeout(() => {
    isLate = true
    cancel()
  }, ms)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) return refusals.slow()
      if (done) break
      size += value.byteLength
      if (size > bytes) {
        cancel()
        return refusals.tooLarge()
      }
      const more = Math.max(0, size - FREE_BYTES) - counted
      if (held + more > MOST_HELD) {
        cancel()
        return refusals.busy()
      }
      counted += more
      held += more
      chunks.push(value)
    }
    clearTimeout(timer)
    const { url, method, headers, signal } = request
    return await serve(new Request(url, { method, headers, signal, body: Buffer.concat(chunks, size) }))
  } catch (error) {
    if (isLate) return refusals.slow()
    // The client has closed the connection before its body was complete.
    if (request.signal.aborted) return new Response(null, { status: 400 })
    throw error
  } finally {
    clearTimeout(timer)
    held -= counted
  }
}
