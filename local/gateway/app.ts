import { Hono } from 'hono'
import { bodyLimits } from './body-limit.ts'
import { withBufferedBody } from './buffered-body.ts'
import { securityHeaders } from './security.ts'

/** The request handlers of the app's origin. */
export type GatewayRoutes = {
  /** Handles `/api/*`. */
  api(request: Request, path: string): Promise<Response>
  /** Serves the app under `/build/`. */
  page(request: Request): Response | Promise<Response>
}

/** The app's origin: the built app under `/build/` and the API. */
export function createAppGateway(routes: GatewayRoutes): Hono {
  const app = new Hono()
  const toApi = async (request: Request, pathname: string) => {
    const { search } = new URL(request.url)
    const response = await withBufferedBody(request, { bytes: bodyLimits.functions, refusals }, (buffered) =>
      routes.api(buffered, `${pathname}${search}`),
    )
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  }
  app.all('/api/*', (c) => toApi(c.req.raw, new URL(c.req.url).pathname))
  app.all('/api', (c) => toApi(c.req.raw, '/api'))
  app.all('/auth/login', (c) => toApi(c.req.raw, '/api/auth/login'))
  app.get('/', (c) => c.redirect('/build/', 302))
  app.get('/build', (c) => c.redirect('/build/', 301))
  app.all('/build/*', (c) => routes.page(c.req.raw))
  app.notFound((c) => c.text('Not found', 404, securityHeaders))
  app.onError((error, c) => {
    console.error(`gateway: ${error.message}`)
    return c.json({ code: 'unexpected', message: 'Unexpected failure' }, 500)
  })
  return app
}

/** A refusal in the API's own format. */
const refusal = (status: number, code: string, message: string) => () =>
  Response.json(
    { error: { code, message } },
    { status, headers: status === 503 ? { 'retry-after': '2' } : {} },
  )
const refusals = {
  tooLarge: refusal(413, 'too_large', 'This is too large to be saved.'),
  slow: refusal(408, 'timeout', 'This took too long. Try again in a moment.'),
  busy: refusal(503, 'unavailable', 'The service is busy. Try again in a moment.'),
}
