import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createPool } from '../supabase/functions/_shared/db/pool.ts'
import { publicKeySet } from './access-tokens.ts'
import { createAuth } from './auth/index.ts'
import { startDeliverySchedule } from './functions/delivery-schedule.ts'
import { startSampleDataSchedule } from './functions/demo/sample-data-schedule.ts' // template areas
import type { DenoPackage } from './functions/deno.ts'
import { startReminderSchedule } from './functions/reminder-schedule.ts'
import { createFunctions, type Functions } from './functions/supervisor.ts'
import { startWorkerSchedule } from './functions/worker-schedule.ts'
import { type Listening, listenOn, toListener } from './gateway/listen.ts'
import { createSupabaseGateway } from './gateway/supabase.ts'
import type { Keys } from './keys.ts'
import { deliverMail } from './mail/deliver.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMailPages } from './mail/pages.ts'
import { SMTP_USER, startSmtpReceiver } from './mail/smtp-receiver.ts'
import { databaseUrl } from './postgres/urls.ts'
import { createRealtime } from './realtime/index.ts'
import { projectRoot } from './settings.ts'
import { createStorage } from './storage/index.ts'

/** The options of the services of a prepared database. */
export type SupabaseOptions = {
  dataDir: string
  keys: Keys
  postgresPort: number
  supabasePort: number
  mailPort: number
  appUrl: string
  database?: string
  functionsDir?: string
  denoPackage?: DenoPackage
  functionLimits?: Parameters<typeof createFunctions>[0]['limits']
  authConfig?: Parameters<typeof createAuth>[0]['config']
  log?: (name: string, line: string) => void
  /** Services that a test does not need. */
  without?: ('storage' | 'realtime')[]
}

/** A running embedded Supabase. */
export type EmbeddedSupabase = {
  url: string
  /** The URL of its inbox pages. */
  mailUrl: string
  functions: Functions
  close(): Promise<void>
}

/**
 * Starts Auth, Storage, Realtime and Functions for a prepared database on one port, and the inbox pages on
 * another.
 */
export async function startSupabase(options: SupabaseOptions): Promise<EmbeddedSupabase> {
  const { dataDir, keys, postgresPort, supabasePort, appUrl, database = 'postgres' } = options
  const url = `http://127.0.0.1:${supabasePort}`
  const db = (role: keyof Keys['passwords']) => databaseUrl(keys, postgresPort, role, database)
  const filesDir = join(dataDir, 'storage')
  mkdirSync(filesDir, { recursive: true, mode: 0o700 })
  const outbox = createOutbox(join(dataDir, 'mail'))
  const smtp = await startSmtpReceiver(outbox, keys.secretKey)
  const { signingKey, jwtSecret, publishableKey, secretKey } = keys
  const shared = { signingKey, jwtSecret, publishableKey, secretKey }

  const auth = createAuth({
    databaseUrl: db('auth'),
    outbox,
    signingKey,
    secretKey: keys.secretKey,
    publicUrl: url,
    siteUrl: `${appUrl}/build/`,
    redirectOrigins: [appUrl.replace('127.0.0.1', 'localhost')],
    ...(options.authConfig ? { config: options.authConfig } : {}),
  })
  const has = (part: 'storage' | 'realtime') => !options.without?.includes(part)
  const storage = has('storage')
    ? await createStorage({ databaseUrl: db('storage'), filesDir, publicUrl: url, ...shared })
    : null
  const realtime = has('realtime') ? await createRealtime({ databaseUrl: db('realtime'), ...shared }) : null
  const functions = await createFunctions({
    functionsDir: options.functionsDir ?? join(projectRoot, 'supabase/functions'),
    stateDir: dataDir,
    env: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: keys.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
      SUPABASE_JWKS: JSON.stringify(publicKeySet(signingKey)),
      API_DB_URL: db('api'),
      WORKER_DB_URL: db('worker'),
      APP_URL: appUrl,
      ALLOWED_ORIGINS: process.env.ALLOWED_ORIGINS ?? '',
      AGENCY_NAME: 'Quillport Translations',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp.port),
      SMTP_USER,
      SMTP_PASSWORD: keys.secretKey,
      MAIL_FROM: 'Quillport <no-reply@quillport.example>',
      MAIL_INBOUND_DOMAIN: 'in.quillport.example',
      MAIL_INBOUND_SECRET: keys.secretKey,
    },
    reach: [supabasePort, postgresPort, smtp.port].map((port) => `127.0.0.1:${port}`),
    log: options.log ?? ((name, line) => console.log(`[${name}] ${line}`)),
    denoPackage: options.denoPackage,
    ...(options.functionLimits ? { limits: options.functionLimits } : {}),
  })
  const gateway = createSupabaseGateway({
    auth,
    storage,
    realtime,
    functions,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
  })
  const listening: Listening = await listenOn(
    supabasePort,
    toListener((request) => gateway.fetch(request)),
    'SUPABASE_PORT',
    (request, socket, head) => {
      if (realtime) realtime.handleUpgrade(request, socket, head)
      else socket.destroy()
    },
  )

  const mailPages = createMailPages(outbox, {
    setFault: smtp.setFault,
    deliver: (recipient, raw) =>
      deliverMail({ url: `${url}/functions/v1/api/mail/inbound`, secret: keys.secretKey, recipient, raw }),
  })
  const mails = await listenOn(options.mailPort, toListener(mailPages), 'MAIL_PORT')

  // Closed together: a listener waits for its sockets, and Realtime's sockets end only when Realtime closes.
  const closers: (() => Promise<unknown>)[] = [
    () => mails.close(),
    () => Promise.all([listening.close(), realtime?.close()]),
  ]
  if (functions.names.includes('scrivener-import')) {
    const sql = createPool(db('postgres'), { max: 1 })
    const headers = {
      authorization: `Bearer ${keys.secretKey}`,
      apikey: keys.secretKey,
      'content-type': 'application/json',
    }
    const call = (name: string, body = '{}', path = `/${name}`) =>
      functions.fetch(
        name,
        new Request(`${url}/functions/v1${path}`, { method: 'POST', headers, body }),
        path,
      )
    closers.push(
      startWorkerSchedule(sql, 'import', () => call('scrivener-import')),
      startWorkerSchedule(sql, 'sweep', () => call('scrivener-import', '{"work":"sweep"}')),
      startWorkerSchedule(sql, 'count', () => call('scrivener-import', '{"work":"count"}')),
      startWorkerSchedule(sql, 'mail', () => call('send-mails')),
      startWorkerSchedule(sql, 'inbound mail', () => call('send-mails', '{"work":"receive"}')),
      startWorkerSchedule(sql, 'weekly export', () => call('api', '{}', '/api/weekly-exports')),
      startDeliverySchedule(sql),
      startReminderSchedule(sql),
      startSampleDataSchedule(sql), // template areas
      () => sql.end({ timeout: 1 }),
    )
  }
  closers.push(() => functions.close())
  closers.push(() => smtp.close())
  if (storage) closers.push(() => storage.close())
  closers.push(() => auth.close())
  return {
    url,
    mailUrl: `http://127.0.0.1:${options.mailPort}`,
    functions,
    async close() {
      for (const close of closers) await close()
    },
  }
}
