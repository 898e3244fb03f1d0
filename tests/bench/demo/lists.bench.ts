import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres, { type Sql } from 'postgres'
import { makeKeys } from '../../../local/keys.ts'
import { startCluster } from '../../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../../local/postgres/database.ts'
import { databaseUrl } from '../../../local/postgres/urls.ts'
import { projectRoot } from '../../../local/settings.ts'
import { connect } from '../../../supabase/functions/_shared/db/connect.ts'
import { rowFormat } from '../../../supabase/functions/_shared/db/row-format.ts'
import { createApp } from '../../../supabase/functions/api/app.ts'
import { signTestToken, verifierOf } from '../../support/access-token.ts'
import { fakeStorage } from '../../support/fake-storage.ts'
import { finish, sized } from '../quick.ts'
import { growTable, LONG_LISTS, type LongList } from './lists.fixture.ts'

const ROWS = Number(process.env.ROWS ?? sized(10_000, 1000))
const ROUNDS = sized(25, 1)
const MIDDLE = ROWS / 20
/** The limits of the ratio to the plain statements, and of p95. */
const MOST_RATIO = 3
const MOST_MS = 100
const CALLER = '00000000-0000-4000-8000-000000000002'

type Statement = { text: string; parameters: never[] }
type Figure = { table: string; call: string; p50: number; p95: number; plain: number }

const quantile = (values: readonly number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] as number

function callsOf({ sorts, others }: LongList): [name: string, query: string][] {
  return [
    ['first page', ''],
    ['middle page', `page=${MIDDLE}`],
    ['last page', `page=${ROWS / 10}`],
    ...sorts.flatMap((key): [string, string][] => [
      [`by ${key}`, `sortBy=${key}`],
      [`by ${key}, down, middle page`, `sortBy=${key}&orderBy=desc&page=${MIDDLE}`],
    ]),
    ...Object.entries(others),
  ]
}

/** The same statements over a plain connection: as the same person, in one transaction. */
async function timePlain(sql: Sql, statements: readonly Statement[]): Promise<number> {
  const start = performance.now()
  await sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: CALLER, role: 'authenticated' })}, true)`
    for (const { text, parameters } of statements) await tx.unsafe(text, parameters, { prepare: true })
  })
  return performance.now() - start
}

async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-bench-'))
  const keys = makeKeys()
  const cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    durable: false,
  })
  const url = databaseUrl(keys, cluster.port, 'api')
  const sql = connect(url)
  const seen: Statement[] = []
  const watched: Sql = postgres(url, {
    ...rowFormat,
    max: 1,
    debug: (_connection, text, parameters) => seen.push({ text, parameters: parameters as never[] }),
  })
  const plain = postgres(url, { max: 1 })
  const admin = postgres(databaseUrl(keys, cluster.port, 'supabaseAdmin'), {
    max: 1,
    onnotice: () => undefined,
  })
  try {
    await prepareDatabase(cluster.port, keys)
    const make = (over: Sql) =>
      createApp({
        sql: over,
        verify: verifierOf(keys),
        auth: { signIn: async () => null },
        storage: fakeStorage(),
      })
    const [app, watchedApp] = [make(sql), make(watched)]
    const token = await signTestToken(keys, CALLER)
    const get = async (from: typeof app, path: string) => {
      const start = performance.now()
      const response = await from.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      await response.text()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      return performance.now() - start
    }
    const figures: Figure[] = []
    // `ONLY=products,orders` measures these lists only.
    const only = process.env.ONLY?.split(',')
    for (const list of LONG_LISTS.filter(({ table }) => !only || only.includes(table))) {
      const began = Date.now()
      await growTable(admin, list, ROWS)
      console.log(`${list.table}: ${ROWS} rows in ${((Date.now() - began) / 1000).toFixed(0)} s`)
      for (const [call, query] of callsOf(list)) {
        const path = `${list.path}?${query}`
        await get(app, path)
        seen.length = 0
        await get(watchedApp, path)
        const statements = seen.filter(({ text }) => /from/.test(text) && !/set_config/.test(text))
        await timePlain(plain, statements)
        const [api, alone]: [number[], number[]] = [[], []]
        for (let round = 0; round < ROUNDS; round += 1) {
          api.push(await get(app, path))
          alone.push(await timePlain(plain, statements))
        }
        const figure = {
          table: list.table,
          call,
          p50: quantile(api, 0.5),
          p95: quantile(api, 0.95),
          plain: quantile(alone, 0.5),
        }
        figures.push(figure)
        print(figure)
      }
      await admin.unsafe(`truncate demo.${list.table} cascade`)
    }
    return figures
  } finally {
    await Promise.all([sql, watched, plain, admin].map((pool) => pool.end({ timeout: 5 })))
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function print({ table, call, p50, p95, plain }: Figure): void {
  const numbers = [p50, p95, plain].map((ms) => `${ms.toFixed(1)} ms`.padStart(9)).join('')
  console.log(`${table.padEnd(10)} ${call.padEnd(32)}${numbers}  ratio ${(p50 / plain).toFixed(2)}`)
}

/** Returns whether every list is within its limits, and prints those that are not. */
function isWithin(figures: readonly Figure[]): boolean {
  const over = figures.filter(({ p50, p95, plain }) => p95 > MOST_MS || p50 / plain > MOST_RATIO)
  for (const figure of over) print(figure)
  const worst = Math.max(...figures.map(({ p50, plain }) => p50 / plain))
  console.log(
    `${figures.length} calls; highest ratio ${worst.toFixed(2)} (at most ${MOST_RATIO}), highest p95 ${Math.max(...figures.map(({ p95 }) => p95)).toFixed(1)} ms (at most ${MOST_MS}); over a limit: ${over.length}`,
  )
  return over.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) finish(isWithin(await measure()))
