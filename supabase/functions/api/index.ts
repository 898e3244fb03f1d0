import { connect } from '../_shared/db/connect.ts'
import { originsOf } from '../_shared/http/foreign-pages.ts'
import { logToConsole } from '../_shared/http/log.ts'
import { createVerifier } from '../_shared/http/verify.ts'
import { createSmtp, readSmtpSettings } from '../_shared/mail/smtp.ts'
import {
  createAccountsAdapter,
  createAuthAdapter,
  createImporterAdapter,
  createStorageAdapter,
  createWeeklyAdapter,
} from './adapters.ts'
import { createApp } from './app.ts'
import { createMailAdapter } from './mail-adapter.ts'

const needed = (name: string): string => {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see docs/deploy.md`)
  return value
}

const url = needed('SUPABASE_URL')
const project = { url, publishableKey: needed('SUPABASE_ANON_KEY') }
const serviceKey = needed('SUPABASE_SERVICE_ROLE_KEY')
const addressHeader = Deno.env.get('CLIENT_ADDRESS_HEADER')
const smtp = readSmtpSettings((name) => Deno.env.get(name))
const app = createApp({
  sql: connect(needed('API_DB_URL')),
  verify: createVerifier({
    jwks: Deno.env.get('SUPABASE_JWKS'),
    supabaseUrl: url,
  }),
  auth: createAuthAdapter({ url, serviceKey }),
  accounts: createAccountsAdapter({ url, serviceKey, agency: Deno.env.get('AGENCY_NAME') ?? 'Quillport' }),
  storage: createStorageAdapter(project),
  ...(smtp ? { mail: createMailAdapter(createSmtp(smtp), needed('APP_URL')) } : {}),
  inbound: {
    own: Deno.env.get('MAIL_INBOUND_SECRET'),
    mailgun: Deno.env.get('MAILGUN_SIGNING_KEY'),
    postmark: Deno.env.get('POSTMARK_INBOUND_LOGIN'),
  },
  origins: originsOf(Deno.env.get('APP_URL'), Deno.env.get('ALLOWED_ORIGINS')),
  ...(addressHeader ? { addressHeader } : {}),
  weekly: createWeeklyAdapter({ url, serviceKey }),
  importer: createImporterAdapter({ url, serviceKey, log: logToConsole }),
})

// The embedded runtime gives each function its own port; the hosted runtime ignores it.
Deno.serve({ hostname: '127.0.0.1', port: Number(Deno.env.get('PORT') ?? 8000) }, app.fetch)
