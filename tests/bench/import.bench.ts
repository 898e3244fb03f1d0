import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres, { type Sql } from 'postgres'
import { spawnDeno } from '../../local/functions/deno.ts'
import { waitForPort } from '../../local/functions/process.ts'
import { makeKeys } from '../../local/keys.ts'
import { startCluster } from '../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../local/postgres/database.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { endProcess } from '../../local/processes.ts'
import { projectRoot } from '../../local/settings.ts'
import { startSupabase } from '../../local/supabase.ts'
import { freePort } from '../../local/tcp-ports.ts'
import { longNovel } from '../support/scrivener/long-novel.ts'
import { finish, sized } from './quick.ts'

const MB = 1024 * 1024

/** The results of importing a large project. */
export type ImportFigures = {
  documents: number
  archiveMb: number
  slices: number
  /** Seconds since the first slice. */
  firstItem: number
  allDone: number
  /** Processor milliseconds of a slice. */
  cpuMedian: number
  cpuMax: number
  /** Resident memory of the whole function process, idle and maximum. */
  idleMb: number
  peakMb: number
}

/** The limit of processor time of a slice. */
export const MOST_CPU_MS = 1000
/** The limit of memory of the function. */
export const MOST_MEMORY_MB = 160

/** Imports a generated project through the real function, slice by slice, and measures its process from outside. */
export async function measureImport(
  size = { documents: sized(3000, 30), words: sized(2500, 50), ballast: sized(35 * MB, 1000) },
): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-bench-'))
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  try {
    return await measureIn(folder, size, ends)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

async function measureIn(
  folder: string,
  size: Parameters<typeof longNovel>[0],
  ends: (() => Promise<unknown>)[],
): Promise<ImportFigures> {
  const keys = makeKeys()
  const cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
  })
  ends.push(() => cluster.stop())
  await prepareDatabase(cluster.port, keys)
  const sql = postgres(databaseUrl(keys, cluster.port, 'postgres'), { max: 1, onnotice: () => undefined })
  ends.push(() => sql.end({ timeout: 2 }))
  // Without functions: the benchmark starts and calls the function itself, to measure each slice.
  const functionsDir = join(folder, 'none')
  mkdirSync(functionsDir)
  const supabasePort = await freePort()
  const supabase = await startSupabase({
    dataDir: folder,
    keys,
    postgresPort: cluster.port,
    supabasePort,
    mailPort: await freePort(),
    appUrl: 'http://127.0.0.1:1',
    functionsDir,
    log: () => undefined,
  })
  ends.push(() => supabase.close())
  const id = await enqueue(sql, supabase.url, keys.secretKey, longNovel(size))
  const port = await freePort()
  const child = spawnDeno({
    functionsDir: join(projectRoot, 'supabase/functions'),
    name: 'scrivener-import',
    port,
    reach: [`127.0.0.1:${supabasePort}`, `127.0.0.1:${cluster.port}`],
    env: {
      SUPABASE_URL: supabase.url,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
      WORKER_DB_URL: databaseUrl(keys, cluster.port, 'worker'),
    },
    cacheDir: join(folder, 'deno'),
    heapMb: 256,
  })
  child.stdout?.resume()
  child.stderr?.on('data', (text: Buffer) => process.stderr.write(text))
  const pid = child.pid ?? 0
  ends.push(() => endProcess(pid, 'SIGKILL', 0))
  if (!(await waitForPort(port, () => child.exitCode !== null, 30_000)))
    throw new Error('the function did not start')
  return drive({
    sql,
    id,
    pid,
    url: `http://127.0.0.1:${port}/scrivener-import`,
    key: keys.secretKey,
    documents: size.documents,
  })
}

async function enqueue(sql: Sql, url: string, key: string, archive: Uint8Array): Promise<string> {
  const id = crypto.randomUUID()
  const [owner] = await sql<{ id: string }[]>`select id from auth.users where email = 'auth@demo.com'`
  if (!owner) throw new Error('the demo accounts are missing')
  const answer = await fetch(`${url}/storage/v1/object/archives/${owner.id}/${id}.zip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, apikey: key, 'content-type': 'application/zip' },
    body: archive as BodyInit,
  })
  if (!answer.ok) throw new Error(`the archive was not taken: ${await answer.text()}`)
  await sql`insert into public.imports (id, owner_id, file_name, file_size, started)
    values (${id}, ${owner.id}, 'Long.scriv.zip', ${archive.length}, true)`
  await sql`insert into private.import_jobs (import_id) values (${id})`
  return id
}

type Drive = { sql: Sql; id: string; pid: number; url: string; key: string; documents: number }

async function drive({ sql, id, pid, url, key, documents }: Drive): Promise<ImportFigures> {
  const wake = async () => {
    const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${key}` } })
    return (await answer.json()) as { status: string }
  }
  await fetch(url, { method: 'GET', headers: { authorization: `Bearer ${key}` } })
  const idleMb = statusMb(pid, 'VmRSS')
  const cpu: number[] = []
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  let firstItem = 0
  for (let status = 'progress'; status === 'progress'; ) {
    const before = cpuMs(pid)
    ;({ status } = await wake())
    cpu.push(cpuMs(pid) - before)
    if (firstItem === 0 && (await sql`select from public.manuscript_items limit 1`).length > 0)
      firstItem = since()
  }
  const allDone = since()
  const [row] =
    await sql`select status, done, total, file_size::float8 as size from public.imports where id = ${id}`
  if (row?.status !== 'completed') throw new Error(`the import ended as ${row?.status}`)
  cpu.sort((a, b) => a - b)
  return {
    documents,
    archiveMb: round(row.size / MB),
    slices: cpu.length,
    firstItem: round(firstItem),
    allDone: round(allDone),
    cpuMedian: cpu[cpu.length >> 1] ?? 0,
    cpuMax: cpu.at(-1) ?? 0,
    idleMb,
    peakMb: statusMb(pid, 'VmHWM'),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Processor time of a process so far; Linux counts it in hundredths of a second. */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function statusMb(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024)
}

/** The results as lines of `docs/performance.md`. */
export function importTable(figures: ImportFigures): string {
  const rows: [string, string, string][] = [
    ['first item visible', `${figures.firstItem} s`, ''],
    [
      'all done',
      `${figures.allDone} s`,
      `${Math.round(figures.documents / figures.allDone)} documents a second`,
    ],
    ['processor time of a slice, median', `${figures.cpuMedian} ms`, ''],
    ['processor time of a slice, highest', `${figures.cpuMax} ms`, `at most ${MOST_CPU_MS} ms`],
    [
      'memory of the function process, highest',
      `${figures.peakMb} MB`,
      `at most ${MOST_MEMORY_MB} MB; idle ${figures.idleMb} MB`,
    ],
  ]
  return [
    `Import of ${figures.documents} documents, ${figures.archiveMb} MB packed, in ${figures.slices} slices:`,
    '',
    '| | measured | |',
    '|---|---:|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const figures = await measureImport()
  console.log(JSON.stringify(figures))
  console.log(importTable(figures))
  finish(figures.cpuMax <= MOST_CPU_MS && figures.peakMb <= MOST_MEMORY_MB)
}
