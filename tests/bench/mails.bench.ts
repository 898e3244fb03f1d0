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
import { rowFormat } from '../../supabase/functions/_shared/db/row-format.ts'
import { createSmtp } from '../../supabase/functions/_shared/mail/smtp.ts'
import { sendDueMails } from '../../supabase/functions/send-mails/send-due-mails.ts'
import { finish, sized } from './quick.ts'

const NOTIFICATIONS = Number(process.env.MAILS ?? sized(10_000, 20))
/** The processor time of a call at p95: a hosted function has two seconds. */
export const MOST_CALL_CPU_MS = 2000
/** The statements for each mail, with those that begin and end a transaction and the share of the claim. */
export const MOST_STATEMENTS = 5

/** The mails after an hour in which the mail server refused all: attempts in the hour, and minutes until all arrived. */
type OutageFigures = { attempts: number; minutes: number }

/** The result of one run. */
export type MailFigures = {
  mails: number
  queueMs: number
  calls: number
  totalMs: number
  statements: number
  outage: OutageFigures
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
  const server = { isDown: false, refused: 0 }
  const smtp = countingServer(server, (subject) => subjects.set(subject, (subjects.get(subject) ?? 0) + 1))
  let statements = 0
  // The connections of a hosted function, with a count.
  const worker = postgres(databaseUrl(keys, cluster.port, 'worker'), {
    ...rowFormat,
    max: 2,
    debug: () => {
      statements += 1
    },
  })
  const owner = postgres(databaseUrl(keys, cluster.port, 'postgres'), { max: 1, onnotice: () => undefined })
  try {
    await prepareDatabase(cluster.port, keys)
    const queued = performance.now()
    await queue(owner)
    const queueMs = performance.now() - queued
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
        if (!server.isDown) throw error
      },
    }
    const cpu: number[] = []
    statements = 0
    const began = performance.now()
    for (;;) {
      const before = process.cpuUsage()
      const { sent } = await sendDueMails(deps)
      if (sent === 0) break
      const { user, system } = process.cpuUsage(before)
      cpu.push((user + system) / 1000)
    }
    const totalMs = performance.now() - began
    requireEachOnce(subjects)
    const used = statements
    subjects.clear()
    await queue(owner)
    const outage = await outlast(owner, server, () => sendDueMails(deps))
    requireEachOnce(subjects)
    return {
      mails: subjects.size,
      queueMs,
      calls: cpu.length,
      totalMs,
      statements: used,
      outage,
      cpuMs: { p50: share(cpu, 0.5), p95: share(cpu, 0.95) },
      load: loadavg()[0] ?? 0,
    }
  } finally {
    smtp.close()
    await Promise.all([worker.end({ timeout: 1 }), owner.end({ timeout: 1 })])
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

function requireEachOnce(subjects: ReadonlyMap<string, number>): void {
  const twice = [...subjects.values()].filter((count) => count > 1).length
  if (subjects.size !== NOTIFICATIONS || twice > 0)
    throw new Error(`${subjects.size} of ${NOTIFICATIONS} mails arrived, ${twice} of them twice`)
}

/** Calls the worker once a minute, as its timer does, while the mail server refuses all for an hour and until all arrived. */
async function outlast(
  owner: Sql,
  server: { isDown: boolean; refused: number },
  send: () => Promise<unknown>,
): Promise<OutageFigures> {
  const minute = async () => {
    await send()
    await owner`
      update private.mail_outbox set due_at = due_at - interval '1 minute', created_at = created_at - interval '1 minute',
        lease_until = lease_until - interval '1 minute'`
  }
  server.isDown = true
  for (let at = 0; at < 60; at += 1) await minute()
  const { refused: attempts } = server
  server.isDown = false
  for (let minutes = 1; minutes <= 72 * 60; minutes += 1) {
    await minute()
    const [row] = await owner<{ waits: boolean }[]>`select exists (select from private.mail_outbox) as waits`
    if (!row?.waits) return { attempts, minutes }
  }
  throw new Error('Mails still wait three days after the outage')
}

function countingServer(
  server: { isDown: boolean; refused: number },
  onSubject: (subject: string) => void,
): SMTPServer {
  return new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'u' }),
    onMailFrom(_address, _session, done) {
      if (!server.isDown) return done()
      server.refused += 1
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
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
  const { mails, queueMs, calls, totalMs, statements, outage, cpuMs, load } = await measureMails()
  console.log(`${mails} notifications queued in ${queueMs.toFixed(0)} ms`)
  console.log(
    `${calls} calls in ${(totalMs / 1000).toFixed(1)} s, ${(totalMs / mails).toFixed(1)} ms a mail, ` +
      `${((mails * 1000) / totalMs).toFixed(0)} mails a second, ${(statements / mails).toFixed(1)} statements a mail, ` +
      `processor time of a call p50 ${cpuMs.p50.toFixed(0)} ms, p95 ${cpuMs.p95.toFixed(0)} ms`,
  )
  console.log(
    `mail server down for an hour: ${outage.attempts} refused attempts, all delivered once ${outage.minutes} minutes after it`,
  )
  console.log(`load of the machine at the end: ${load.toFixed(1)}`)
  finish(cpuMs.p95 <= MOST_CALL_CPU_MS && statements / mails <= MOST_STATEMENTS)
}
