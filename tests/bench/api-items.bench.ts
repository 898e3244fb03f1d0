import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { makeKeys } from '../../local/keys.ts'
import { startCluster } from '../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../local/postgres/database.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { projectRoot } from '../../local/settings.ts'
import { connect } from '../../supabase/functions/_shared/db/connect.ts'
import { createApp } from '../../supabase/functions/api/app.ts'
import { BINDER_SQL } from '../../supabase/functions/api/manuscripts/read-binder.ts'
import { signTestToken, verifierOf } from '../support/access-token.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { fillBinder, MANUSCRIPT, OWNER } from './api-items.fixture.ts'
import { finish, sized } from './quick.ts'

/** The limit of the ratio of the call to its statement. */
export const MOST_ITEMS_RATIO = 2.5
const ITEMS = sized(5000, 50)
const ROUNDS = sized(15, 1)

/**
 * Milliseconds of one call: of the API, and of psql for the same statement as the same person (null: not installed).
 */
export interface ItemListFigure {
  items: number
  bytes: number
  api: number
  psql: number | null
  others: Record<string, number>
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number

/** Measures `GET …/items` of a binder of 5,000 items against its SQL in psql, alternating in one run. */
export async function measureItemList(): Promise<ItemListFigure> {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-bench-'))
  const keys = makeKeys()
  const cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    durable: false,
  })
  const sql = connect(databaseUrl(keys, cluster.port, 'api'))
  try {
    await prepareDatabase(cluster.port, keys)
    const owner = postgres(databaseUrl(keys, cluster.port, 'postgres'), { max: 1, onnotice: () => undefined })
    await fillBinder(owner, ITEMS)
    await owner.end()
    const app = createApp({
      sql,
      verify: verifierOf(keys),
      auth: { signIn: async () => null },
      storage: fakeStorage(),
    })
    const token = await signTestToken(keys, OWNER)
    const get = async (path: string) => {
      const start = performance.now()
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
      const text = await response.text()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      return { ms: performance.now() - start, bytes: text.length }
    }
    const list = `/api/manuscripts/${MANUSCRIPT}/items`
    const { bytes } = await get(list)
    const psqlUrl = databaseUrl(keys, cluster.port, 'api')
    const api: number[] = []
    const psql: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      api.push((await get(list)).ms)
      const time = timeInPsql(psqlUrl)
      if (time !== null) psql.push(time)
    }
    const others: Record<string, number> = {}
    for (const path of [
      '/api/session',
      '/api/manuscripts',
      `/api/manuscripts/${MANUSCRIPT}`,
      `/api/manuscripts/${MANUSCRIPT}/search?q=mot17`,
    ]) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push((await get(path)).ms)
      others[path.replace(MANUSCRIPT, ':id')] = median(times)
    }
    return { items: ITEMS, bytes, api: median(api), psql: psql.length > 0 ? median(psql) : null, others }
  } finally {
    await sql.end({ timeout: 5 })
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The second run of the statement in one session, because the first one plans and fills caches. */
function timeInPsql(url: string): number | null {
  const claims = JSON.stringify({ sub: OWNER, role: 'authenticated' })
  const statement = BINDER_SQL.replace('$1', `'${MANUSCRIPT}'`).replaceAll(/\s+/g, ' ')
  const script = `begin; set local role authenticated; select set_config('request.jwt.claims', '${claims}', true) \\g /dev/null
\\o /dev/null
${statement};
\\timing on
${statement};
commit;`
  const { error, stdout, stderr, status } = spawnSync('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', url], {
    input: script,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) return null
  if (status !== 0) throw new Error(`psql: ${stderr}`)
  const [, time] = /Time: ([\d.]+) ms/.exec(stdout) ?? []
  if (time === undefined) throw new Error(`psql printed no time: ${stdout.slice(0, 200)}`)
  return Number(time)
}

/** Prints the results; false when the API exceeds the limit. */
export function printItemListFigure({ items, bytes, api, psql, others }: ItemListFigure): boolean {
  for (const [path, ms] of Object.entries(others)) console.log(`GET ${path}: ${ms.toFixed(1)} ms`)
  const call = `GET /api/manuscripts/:id/items of ${items} items (${(bytes / 1e6).toFixed(1)} MB): ${api.toFixed(1)} ms`
  if (psql === null) {
    console.log(`${call}; psql is not installed`)
    return true
  }
  const ratio = api / psql
  console.log(
    `${call}; the same SQL in psql ${psql.toFixed(1)} ms; ratio ${ratio.toFixed(2)} (at most ${MOST_ITEMS_RATIO} wanted)`,
  )
  return ratio <= MOST_ITEMS_RATIO
}

if (process.argv[1] === fileURLToPath(import.meta.url)) finish(printItemListFigure(await measureItemList()))
