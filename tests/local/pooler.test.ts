import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../local/tcp-ports.ts'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import { rowFormat } from '../../supabase/functions/_shared/db/row-format.ts'
import { walkAccount, walkAdministration } from '../api/contract/people.ts'
import { walkChat, walkMail, walkProjects } from '../api/contract/portal.ts'
import { startWalk } from '../api/contract/walker.ts'
import { walkWriting } from '../api/contract/writing.ts'
import { testAccounts } from '../api/support/accounts.ts'
import { PEOPLE, type Person, startTestApi, type TestApi } from '../api/support/api.ts'
import { INBOUND_SECRETS } from '../api/support/inbound.ts'
import { eventually } from '../support/eventually.ts'

const NOBODY = 65_534
const SERVER_CONNECTIONS = 3
const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0

let api: TestApi
let sql: Sql
let pooler: ChildProcess
let folder: string
const port = isInstalled ? await freePort() : 0

/** A pool of the API as `connect` opens it behind a pooler, with more connections than the pooler has to the server. */
function pooled(url: string, options: { max?: number; prepare?: boolean } = {}): Sql {
  const through = new URL(url)
  through.port = String(port)
  return createPool(through.href, { ...rowFormat, max: 10, prepare: false, ...options })
}

/** Starts pgbouncer in transaction mode before the server of the tests; it refuses to run as root. */
function startPooler(serverPort: number, password: string): void {
  folder = mkdtempSync(join(tmpdir(), 'quillport-pooler-'))
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), `"quillport_api" "${password}"\n`)
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
logfile = ${join(folder, 'log')}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 100
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [folder, config, join(folder, 'users.txt')]) chownSync(path, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  pooler = spawn('pgbouncer', [config], {
    stdio: 'ignore',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  })
}

describe.skipIf(!isInstalled)(
  'R-753: behind pgbouncer in transaction mode (Debian package pgbouncer)',
  () => {
    beforeAll(async () => {
      api = await startTestApi(
        {
          inbound: INBOUND_SECRETS,
          accounts: testAccounts(() => api.database.owner),
          auth: { signIn: () => api.token(PEOPLE.client) },
        },
        {
          connect: (database) => {
            startPooler(database.port, database.keys.passwords.api)
            sql = pooled(database.url('api'))
            return sql
          },
        },
      )
      await eventually(() =>
        sql`select 1`.then(
          () => true,
          () => false,
        ),
      )
    })
    afterAll(async () => {
      await sql?.end({ timeout: 1 })
      pooler?.kill('SIGTERM')
      await api?.close()
      if (folder) rmSync(folder, { recursive: true, force: true })
    })

    it.each([
      ['account and profile', walkAccount],
      ['administration', walkAdministration],
      ['manuscripts', walkWriting],
      ['projects', walkProjects],
      ['mail', walkMail],
      ['chat', walkChat],
    ])('every call succeeds in %s', async (_area, walk) => {
      await walk(startWalk(api))
    })

    it('fifty parallel callers get their own answers, and leave no role or setting', async () => {
      const people = Object.keys(PEOPLE) as Person[]
      const callers = Array.from({ length: 50 }, (_, at) => people[at % people.length] as Person)
      const wrong: string[] = []
      /** Repeats a call that waited over a second for one of the two connections, as its answer asks. */
      const send: TestApi['send'] = async (...call) => {
        const response = await api.send(...call)
        return response.status === 503 ? send(...call) : response
      }
      await Promise.all(
        callers.map(async (person, at) => {
          for (const round of [1, 2, 3]) {
            const { account } = (await send(person, 'GET', '/account')).body as {
              account: { uid: string }
            }
            if (account.uid !== PEOPLE[person]) wrong.push(`${person} is ${account.uid}`)
            // A refused write, and one that fails in the database, must leave nothing either.
            const refused = await send(person, 'POST', '/companies', { name: `Studio ${at}-${round}` })
            if (refused.status !== (person === 'admin' ? 201 : 403))
              wrong.push(`${person}: ${refused.status}`)
            const missing = await send(person, 'GET', `/projects/${crypto.randomUUID()}`)
            if (missing.status !== 404) wrong.push(`${person} reads ${missing.status}`)
          }
        }),
      )
      expect(wrong).toEqual([])
      const left = await Promise.all(
        Array.from(
          { length: 20 },
          () => sql`select current_user as role, coalesce(current_setting('request.jwt.claims', true), '') as claims,
          current_setting('statement_timeout') as timeout, pg_sleep(0.02)::text as slept`,
        ),
      )
      expect(new Set(left.map(([row]) => `${row?.role} ${row?.claims} ${row?.timeout}`))).toEqual(
        new Set(['quillport_api  0']),
      )
      const errors = api.logs.filter(({ status }) => (status ?? 0) >= 500 && status !== 503)
      expect(errors).toEqual([])
      expect(readFileSync(join(folder, 'log'), 'utf8')).not.toContain('prepared statement')
    })

    it('a pool that prepares statements would fail here', async () => {
      const preparing = pooled(api.database.url('api'), { prepare: true })
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, at) =>
          preparing.begin((tx) => tx`select ${at % 3}::int as one, pg_sleep(0.01)::text as slept`),
        ),
      )
      const codes = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
      )
      expect(codes).toContain('26000')
      await preparing.end({ timeout: 1 })
    })
  },
)
