import { Hono } from 'hono'
import postgres from 'postgres'
import type { Outbox } from '../mail/outbox.ts'
import { type AuthConfig, type AuthContext, defaultConfig } from './context.ts'
import { AuthFailure } from './errors.ts'
import { adminRoutes } from './routes/admin.ts'
import { linkRoutes } from './routes/links.ts'
import { mailRoutes } from './routes/mail.ts'
import { signupRoutes } from './routes/signup.ts'
import { tokenRoutes } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'
import { verifyRoutes } from './routes/verify.ts'

/** What the embedded Auth needs to know. `databaseUrl` logs in as supabase_auth_admin, which owns schema auth alone. */
export type AuthOptions = {
  databaseUrl: string
  outbox: Outbox
  jwtSecret: string
  secretKey: string
  publicUrl: string
  siteUrl: string
  redirectOrigins?: string[]
  config?: Partial<AuthConfig>
}

/** Supabase Auth for e-mail and password, as far as supabase-js needs it here (decision 0010). */
export function createAuth(options: AuthOptions): {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
} {
  const sql = postgres(options.databaseUrl, { max: 5, onnotice: () => undefined })
  const ctx: AuthContext = {
    sql,
    outbox: options.outbox,
    config: { ...defaultConfig, ...options.config },
    jwtSecret: options.jwtSecret,
    secretKey: options.secretKey,
    publicUrl: options.publicUrl,
    siteUrl: options.siteUrl,
    redirectOrigins: options.redirectOrigins ?? [],
  }
  const app = new Hono().basePath('/auth/v1')
  app.get('/health', (c) =>
    c.json({ name: 'GoTrue', version: 'embedded', description: 'Quillport embedded Auth' }),
  )
  app.get('/settings', (c) => c.json(settings))
  app.get('/.well-known/jwks.json', (c) => c.json({ keys: [] }))
  for (const routes of [
    signupRoutes,
    tokenRoutes,
    verifyRoutes,
    mailRoutes,
    userRoutes,
    linkRoutes,
    adminRoutes,
  ]) {
    app.route('/', routes(ctx))
  }
  app.notFound(() => new AuthFailure(404, 'not_found', 'Not found').toResponse())
  app.onError((error) => {
    if (error instanceof AuthFailure) return error.toResponse()
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
