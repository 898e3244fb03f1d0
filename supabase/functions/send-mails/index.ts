import { createAsCaller } from '../_shared/db/as-caller.ts'
import { createAsService } from '../_shared/db/as-service.ts'
import { connect } from '../_shared/db/connect.ts'
import { isService } from '../_shared/http/is-service.ts'
import { logToConsole } from '../_shared/http/log.ts'
import { createSmtp, readSmtpSettings } from '../_shared/mail/smtp.ts'
import { createObjectStore } from '../_shared/storage/object-store.ts'
import { sendDueMails } from './send-due-mails.ts'

const needed = (name: string): string => {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see docs/deploy.md`)
  return value
}

const url = needed('SUPABASE_URL')
const serviceKey = needed('SUPABASE_SERVICE_ROLE_KEY')
const smtp = readSmtpSettings((name) => Deno.env.get(name))
const asService = createAsService(connect(needed('WORKER_DB_URL'), { max: 2 }))
const sending = {
  asService,
  transport: smtp && createSmtp(smtp),
  appUrl: needed('APP_URL'),
  inboundDomain: Deno.env.get('MAIL_INBOUND_DOMAIN') || null,
  log: logToConsole,
}
const receiving = {
  asService,
  // Answers are written as the people whose they are.
  asCaller: createAsCaller(connect(needed('API_DB_URL'), { max: 1 })),
  store: createObjectStore({ url, key: serviceKey }),
  log: logToConsole,
}

async function handle(request: Request): Promise<Response> {
  if (!(await isService(request, serviceKey))) {
    return Response.json({ code: 'forbidden', message: 'For the service only.' }, { status: 403 })
  }
  const { work } = (await request.json().catch(() => ({}))) as { work?: unknown }
  if (work !== 'receive') return Response.json(await sendDueMails(sending))
  // Loaded with the first mail, because sending needs none of it.
  const { receiveMails } = await import('./receive/receive-mails.ts')
  return Response.json(await receiveMails(receiving))
}

// The embedded runtime gives each function its own port; the hosted runtime ignores it.
Deno.serve({ hostname: '127.0.0.1', port: Number(Deno.env.get('PORT') ?? 8000) }, handle)
