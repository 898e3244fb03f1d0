import { Hono } from 'hono'
import { AuthFailure } from '../auth/errors.ts'
import { sameSecret } from '../auth/tokens.ts'
import { refuse } from '../functions/refusals.ts'
import type { Functions } from '../functions/supervisor.ts'
import { failures } from '../storage/errors.ts'
import { bodyLimits, withBodyLimit } from './body-limit.ts'
import { withBufferedBody } from './buffered-body.ts'

type Limit = { bytes: number; tooLarge: () => Response }
type Service = { fetch(request: Request): Promise<Response> }

/** The services behind Supabase's paths. */
export type SupabaseServices = {
  auth: Service
  storage: Service | null
  realtime: Service | null
  functions: Functions
  publishableKey: string
  secretKey: string
}

// Links in mails and signed URLs contain their own token; browsers open them without a key.
const openAuthPaths = [
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/health',
  '/auth/v1/.well-known/jwks.json',
]
// A body over the limit is refused in the error format of its service.
const limits: Record<'auth' | 'storage' | 'realtime', Limit> = {
  auth: {
    bytes: bodyLimits.auth,
    tooLarge: () =>
      new AuthFailure(413, 'request_too_large', 'The request body is larger than 256 kB').toResponse(),
  },
  storage: { bytes: bodyLimits.storage, tooLarge: () => failures.tooLarge().toResponse() },
  realtime: {
    bytes: bodyLimits.realtime,
    tooLarge: () => Response.json({ message: 'Payload is too large' }, { status: 413 }),
  },
}
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    '*, Content-Range, Location, Link, X-Total-Count, Upload-Offset, Upload-Length, Tus-Version, Tus-Resumable, Tus-Max-Size, Tus-Extension, Upload-Metadata',
}

/** Supabase's paths: Auth, Storage, Realtime and Functions, which require the API key as hosted. */
export function createSupabaseGateway(services: SupabaseServices): Hono {
  const app = new Hono()
  const hasKey = (request: Request) => {
    const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')
    return key !== null && (sameSecret(key, services.publishableKey) || sameSecret(key, services.secretKey))
  }
  const serve =
    (service: Service | null, limit: Limit, needsKey: (request: Request) => boolean) =>
    async (request: Request) => {
      if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method'))
        return preflight(request)
      if (needsKey(request) && !hasKey(request)) return withCors(noKey(request))
      if (!service) return withCors(Response.json({ message: 'Not available' }, { status: 503 }))
      return withCors(await withBodyLimit(request, limit.bytes, service.fetch, limit.tooLarge))
    }
  const auth = serve(
    services.auth,
    limits.auth,
    (request) => !openAuthPaths.includes(new URL(request.url).pathname),
  )
  const storage = serve(services.storage, limits.storage, () => false)
  const realtime = serve(services.realtime, limits.realtime, () => true)
  app.all('/auth/v1/*', (c) => auth(c.req.raw))
  app.all('/storage/v1/*', (c) => storage(c.req.raw))
  app.all('/realtime/v1/*', (c) => realtime(c.req.raw))
  // A function handles all its requests, including preflights, as hosted.
  app.all('/functions/v1/:name{[A-Za-z0-9_-]+}/*', (c) =>
    toFunction(services.functions, c.req.raw, c.req.param('name')),
  )
  app.all('/functions/v1/:name{[A-Za-z0-9_-]+}', (c) =>
    toFunction(services.functions, c.req.raw, c.req.param('name')),
  )
  app.get('/', (c) => c.text('Quillport: embedded Supabase.'))
  app.notFound(() =>
    withCors(Response.json({ message: 'no Route matched with those values' }, { status: 404 })),
  )
  app.onError((error) => {
    console.error(`gateway: ${error.message}`)
    return withCors(Response.json({ message: 'An unexpected error occurred' }, { status: 500 }))
  })
  return app
}

const refusals = {
  tooLarge: () => refuse('body'),
  slow: () => refuse('slow'),
  busy: () => refuse('busy'),
}

function toFunction(functions: Functions, request: Request, name: string): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice('/functions/v1'.length) + url.search
  return withBufferedBody(request, { bytes: bodyLimits.functions, refusals }, (buffered) =>
    functions.fetch(name, buffered, path),
  )
}

function preflight(request: Request): Response {
  const headers = new Headers(corsHeaders)
  headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '*')
  headers.set('access-control-max-age', '3600')
  return new Response(null, { status: 204, headers })
}

function withCors(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

function noKey(request: Request): Response {
  const given = request.headers.has('apikey') || new URL(request.url).searchParams.has('apikey')
  return given
    ? Response.json({ message: 'Invalid API key', hint: 'Double check your API key.' }, { status: 401 })
    : Response.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        { status: 401 },
      )
}
