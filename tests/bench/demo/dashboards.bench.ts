import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { makeKeys } from '../../../local/keys.ts'
import { startCluster } from '../../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../../local/postgres/database.ts'
import { databaseUrl } from '../../../local/postgres/urls.ts'
import { projectRoot } from '../../../local/settings.ts'
import { createApp } from '../../../supabase/functions/api/app.ts'
import { signTestToken, verifierOf } from '../../support/access-token.ts'
import { fakeStorage } from '../../support/fake-storage.ts'
import { finish, sized } from '../quick.ts'

const ROUNDS = Number(process.env.ROUNDS ?? sized(60, 2))
/** The limits of p95, and of the statements that read tables of the schema demo. */
const MOST_MS = 100
const MOST_STATEMENTS = 1
const CALLER = '00000000-0000-4000-8000-000000000002'
const NAMES = ['analytics', 'crm', 'ecommerce', 'logistics', 'academy'] as const

const quantile = (values: readonly number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] as number

/** Measures each dashboard: one request on the seeded data, with the number of statements that read its tables. */
async function measureDashboards(): Promise<boolean> {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-bench-'))
  const keys = makeKeys()
  const cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    durable: false,
  })
  const seen: string[] = []
  const sql = postgres(databaseUrl(keys, cluster.port, 'api'), {
    max: 4,
    debug: (_connection, text) => seen.push(text),
  })
  try {
    await prepareDatabase(cluster.port, keys)
    const app = createApp({
      sql,
      verify: verifierOf(keys),
      auth: { signIn: async () => null },
      storage: fakeStorage(),
    })
    const headers = { authorization: `Bearer ${await signTestToken(keys, CALLER)}` }
    let isOver = false
    for (const name of NAMES) {
      const path = `/api/dashboards/${name}`
      const times: number[] = []
      let bytes = 0
      await app.request(path, { headers })
      seen.length = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now()
        const response = await app.request(path, { headers })
        bytes = (await response.text()).length
        times.push(performance.now() - start)
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      }
      const statements = seen.filter((text) => text.includes('demo.')).length / ROUNDS
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
      isOver ||= p95 > MOST_MS || statements > MOST_STATEMENTS
      console.log(
        `${name.padEnd(10)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${bytes} bytes  ${statements} statement`,
      )
    }
    console.log(
      `${NAMES.length} dashboards; p95 at most ${MOST_MS} ms, at most ${MOST_STATEMENTS} statement each`,
    )
    return !isOver
  } finally {
    await sql.end({ timeout: 5 })
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

finish(await measureDashboards())
