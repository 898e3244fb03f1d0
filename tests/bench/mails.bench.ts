import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres, { type Sql } from 'postgres'
import { SMTPServer } from 'smtp-server'
import { makeKeys } from '../../local/keys.ts'
import { startCluster } from '../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../local/postgres/database.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { projectRoot } from '../../local/settings.ts'
import { createAsService } from '../../supabase/functions/_shared/db/as-service.ts'
import { connect } from '../../supabase/functions/_shared/db/connect.ts'
import { createSmtp } from '../../supabase/functions/_shared/mail/smtp.ts'
import { sendDueMails } from '../../supabase/functions/send-mails/send-due-mails.ts'
import { finish, sized } from './quick.ts'

const NOTIFICATIONS = sized(10_000, 20)
/** The processor time of a call at p95: a hosted function has two seconds. */
export const MOST_CALL_CPU_MS = 2000

/** The result of one run. */
export type MailFigures = {
  mails: number
  queueMs: number
  calls: number
  totalMs: number
  /** The processor time of a call, with that of the mail server in the same process. */
  cpuMs: { p50: number; p95: number }
  load: number
}

const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Sends notifications about as many things, of which each is a mail, by SMTP to a server that counts them. */
export async function measureMails(): Promise<MailFigures> {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-bench-'))
  const keys = makeKeys()
  const cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    durable: false,
  })
  const subjects = new Map<string, number>()
  const smtp = countingServer((subject) => subjects.set(subject, (subjects.get(subject) ?? 0) + 1))
  const worker = connect(databaseUrl(keys, cluster.port, 'worker'))
  try {
    await prepareDatabase(cluster.port, keys)
    const owner = postgres(databaseUrl(keys, cluster.port, 'postgres'), { max: 1, onnotice: () => undefined })
    const queued = performance.now()
    await queue(owner)
    const queueMs = performance.now() - queued
    await owner.end()
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as { port: number }
    const deps = {
      asService: createAsService(worker),
      transport: createSmtp({
        host: '127.0.0.1',
        port,
        user: 'u',
        password: 'p',
        from: 'Q <q@test.example>',
      }),
      appUrl: 'https://app.test',
      inboundDomain: 'in.test',
      log: ({ error }: { error?: unknown }) => {
        throw error
      },
    }
    const cpu: number[] = []
    const began = performance.now()
    for (;;) {
      const before = process.cpuUsage()
      const { sent } = await sendDueMails(deps)
      if (sent === 0) break
      const { user, system } = process.cpuUsage(before)
      cpu.push((user + system) / 1000)
    }
    const totalMs = performance.now() - began
    const twice = [...subjects.values()].filter((count) => count > 1).length
    if (subjects.size !== NOTIFICATIONS || twice > 0)
      throw new Error(`${subjects.size} of ${NOTIFICATIONS} mails arrived, ${twice} of them twice`)
    const cpuMs = { p50: share(cpu, 0.5), p95: share(cpu, 0.95) }
    return { mails: subjects.size, queueMs, calls: cpu.length, totalMs, cpuMs, load: loadavg()[0] ?? 0 }
  } finally {
    smtp.close()
    await worker.end({ timeout: 1 })
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Notifies a person in turn of as many requests, as triggers do, and makes the mails due. */
async function queue(owner: Sql): Promise<void> {
  await owner`
    with people as (
      select p.id, row_number() over (order by p.id) - 1 as n, count(*) over () as total
        from public.profiles p join auth.users u on u.id = p.id and u.email_confirmed_at is not null
       where p.status = 'active')
    select private.notify(people.id, 'project_comment',
        jsonb_build_object('projectId', gen_random_uuid(), 'title', 'Request ' || i, 'actor', 'Mona'))
      from generate_series(1, ${NOTIFICATIONS}) i join people on people.n = i % people.total`
  await owner`update private.mail_outbox set due_at = now()`
}

function countingServer(onSubject: (subject: string) => void): SMTPServer {
  return new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'u' }),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1')
      })
      stream.on('end', () => {
        onSubject(/^Subject: ((?:.|\r\n[ \t])*)/m.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { mails, queueMs, calls, totalMs, cpuMs, load } = await measureMails()
  console.log(`${mails} notifications queued in ${queueMs.toFixed(0)} ms`)
  console.log(
    `${calls} calls in ${(totalMs / 1000).toFixed(1)} s, ${(totalMs / mails).toFixed(1)} ms a mail, ` +
      `processor time of a call p50 ${cpuMs.p50.toFixed(0)} ms, p95 ${cpuMs.p95.toFixed(0)} ms`,
  )
  console.log(`load of the machine at the end: ${load.toFixed(1)}`)
  finish(cpuMs.p95 <= MOST_CALL_CPU_MS)
}
