import { Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  createAsAnon,
  createAsCaller,
  createAsFirstFactor,
  createAsVisitor,
} from '../_shared/db/as-caller.ts'
import type { Env } from '../_shared/http/context.ts'
import { errorResponse, HttpError, notFound } from '../_shared/http/errors.ts'
import { refuseForeignPages } from '../_shared/http/foreign-pages.ts'
import { logToConsole } from '../_shared/http/log.ts'
import { methodsOf } from '../_shared/http/methods.ts'
import { DEFAULT_ADDRESS_HEADER, networkAddressOf } from '../_shared/http/network-address.ts'
import { fromDatabase } from '../_shared/http/postgres-errors.ts'
import { noAccounts, noWeekly } from './adapters.ts'
import { authenticate } from './authenticate.ts'
import type { AppOptions } from './deps.ts'
import { noMail } from './mail-adapter.ts'
import { buildRouter, publicPathsOf } from './routes.ts'

/** The longest wait behind a pooler for one of the few connections, after which a call answers 503. */
const POOLED_WAIT_MS = 1_000

/** Builds the API. The same app runs in Deno, hosted and embedded, and in Node under the tests. */
export function createApp(options: AppOptions): Hono<Env> {
  // Statements are not prepared behind a pooler.
  const waitMs = options.waitMs ?? (options.sql.options.prepare ? undefined : POOLED_WAIT_MS)
  const limits = { timeoutMs: options.timeoutMs, waitMs }
  const asCaller = createAsCaller(options.sql, limits)
  const asFirstFactor = createAsFirstFactor(options.sql, limits)
  const asAnon = createAsAnon(options.sql, limits)
  const asVisitor = createAsVisitor(options.sql, limits)
  const log = options.log ?? logToConsole
  const importer = options.importer ?? { wake: () => undefined }
  const accounts = options.accounts ?? noAccounts
  const mail = options.mail ?? noMail
  const addressHeader = options.addressHeader ?? DEFAULT_ADDRESS_HEADER
  const router = buildRouter({
    ...options,
    accounts,
    mail,
    inbound: options.inbound ?? {},
    log,
    importer,
    weekly: options.weekly ?? noWeekly,
    asCaller,
    asFirstFactor,
    asAnon,
    asVisitor,
  })
  const app = new Hono<Env>().basePath('/api')

  app.use(async (c, next) => {
    c.set('requestId', crypto.randomUUID())
    c.set('networkAddress', networkAddressOf(c.req.raw.headers, addressHeader))
    await next()
    c.header('X-Request-Id', c.var.requestId)
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  const origins = new Set(options.origins ?? [])
  app.use(refuseForeignPages(origins))
  app.use(
    cors({
      origin: (origin) => (origins.has(origin) ? origin : null),
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-tab'],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['Allow', 'Retry-After', 'X-Request-Id', 'X-Total-Estimated'],
      maxAge: 600,
    }),
  )
  app.use(authenticate({ verify: options.verify, asCaller, publicPaths: publicPathsOf(router) }))

  app.route('/', router)

  app.notFound((c) => {
    const allowed = methodsOf(app.routes, c.req.path)
    const error =
      allowed.length === 0
        ? notFound()
        : new HttpError('method_not_allowed', { headers: { Allow: allowed.join(', ') } })
    return Response.json(errorResponse(error, c.var.requestId), {
      status: error.status,
      headers: error.headers,
    })
  })
  app.onError((thrown, c) => {
    const requestId = c.var.requestId
    const known = thrown instanceof HttpError ? thrown : fromDatabase(thrown)
    const error = known ?? new HttpError('internal', { cause: thrown })
    if (error.status >= 500) {
      log({ requestId, code: error.code, status: error.status, method: c.req.method, error: thrown })
    }
    return Response.json(errorResponse(error, requestId), { status: error.status, headers: error.headers })
  })
  return app
}
