import { Hono } from 'hono'
import { isOutage } from '../../supabase/functions/_shared/db/outage.ts'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import { createTokenVerifier, publicKeySet, type SigningKey } from '../access-tokens.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type AuthConfig, type AuthContext, defaultConfig } from './context.ts'
import { AuthFailure, unavailable } from './errors.ts'
import { createMailRequests } from './mail-requests.ts'
import { adminRoutes } from './routes/admin.ts'
import { factorRoutes } from './routes/factors.ts'
import { linkRoutes } from './routes/links.ts'
import { mailRoutes } from './routes/mail.ts'
import { signupRoutes } from './routes/signup.ts'
import { tokenRoutes } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'
import { verifyRoutes } from './routes/verify.ts'

/**
 * The options of the embedded Auth. `databaseUrl` logs in as supabase_auth_admin, which owns only the schema
 * auth.
 */
export type AuthOptions = {
  databaseUrl: string
  outbox: Outbox
  signingKey: SigningKey
  secretKey: string
  publicUrl: string
  siteUrl: string
  redirectOrigins?: string[]
  config?: Partial<AuthConfig>
}

/**
 * Supabase Auth with e-mail and password, limited to the calls of supabase-js that the app uses (decision
 * 0010).
 */
export function createAuth(options: AuthOptions): {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
} {
  const sql = createPool(options.databaseUrl, { max: 5 })
  const ctx: AuthContext = {
    sql,
    outbox: options.outbox,
    config: { ...defaultConfig, ...options.config },
    signingKey: options.signingKey,
    verifyToken: createTokenVerifier(options.signingKey),
    secretKey: options.secretKey,
    publicUrl: options.publicUrl,
    siteUrl: options.siteUrl,
    redirectOrigins: options.redirectOrigins ?? [],
  }
  const app = new Hono().basePath('/auth/v1')
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
  })
  app.get('/health', (c) =>
    c.json({ name: 'GoTrue', version: 'embedded', description: 'Quillport embedded Auth' }),
  )
  app.get('/settings', (c) => c.json(settings))
  app.get('/.well-known/jwks.json', (c) => {
    c.header('cache-control', 'public, max-age=600')
    return c.json(publicKeySet(options.signingKey))
  })
  const requests = createMailRequests(ctx)
  app.route('/', signupRoutes(ctx, requests))
  app.route('/', mailRoutes(ctx, requests))
  for (const routes of [tokenRoutes, verifyRoutes, userRoutes, factorRoutes, linkRoutes, adminRoutes])
    app.route('/', routes(ctx))
  app.notFound(() => new AuthFailure(404, 'not_found', 'Not found').toResponse())
  app.onError((error) => {
    if (error instanceof AuthFailure) return error.toResponse()
    if (isOutage(error)) return unavailable().toResponse()
    console.error(`auth: ${error.message}`)
    return new AuthFailure(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs',
    ).toResponse()
  })
  return { fetch: async (request) => app.fetch(request), close: () => sql.end({ timeout: 2 }) }
}

const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}
