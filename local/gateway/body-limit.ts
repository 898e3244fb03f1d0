import { limits as realtimeLimits } from '../realtime/limits.ts'

const kB = 1024
const MB = 1024 * kB

/** The largest request body of each part of the embedded Supabase, in bytes. */
export const bodyLimits = {
  /** At most metadata and a password. */
  auth: 256 * kB,
  /** The largest object that is not uploaded in parts, and the form around it. */
  storage: 51 * MB,
  /** The longest payload of a broadcast. */
  realtime: realtimeLimits.payloadBytes,
  /** Above the largest document; the API has lower limits per call. */
  functions: 10 * MB,
}

/**
 * Passes a request to a service unless its body exceeds the limit. A declared length is refused before
 * reading, an undeclared one as soon as it is exceeded.
 */
export async function withBodyLimit(
  request: Request,
  bytes: number,
  serve: (request: Request) => Response | Promise<Response>,
  tooLarge: () => Response,
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return serve(request)
  const announced = request.headers.get('content-length')
  if (Number(announced) > bytes) return tooLarge()
  // The HTTP server reads no more than the declared length, so only a body of unknown length is counted.
  if (announced !== null || !request.body) return serve(request)
  let onTooLarge: () => void = () => undefined
  const exceeded = new Promise<'exceeded'>((resolve) => {
    onTooLarge = () => resolve('exceeded')
  })
  const response = serve(counted(request, request.body, bytes, onTooLarge))
  // The service sees a broken body; its response is discarded.
  const first = await Promise.race([
    Promise.resolve(response).catch((error: unknown) => ({ error })),
    exceeded,
  ])
  if (first === 'exceeded') return tooLarge()
  if ('error' in first) throw first.error
  return first
}

function counted(
  request: Request,
  body: ReadableStream<Uint8Array>,
  bytes: number,
  onTooLarge: () => void,
): Request {
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size <= bytes) return controller.enqueue(chunk)
      onTooLarge()
      controller.error(new Error(`The body is longer than ${bytes} bytes.`))
    },
  })
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body: body.pipeThrough(counter),
    duplex: 'half',
  } as RequestInit)
}
