import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres, { type Sql } from 'postgres'
import { makeKeys } from '../../local/keys.ts'
import { startCluster } from '../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../local/postgres/database.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { projectRoot } from '../../local/settings.ts'
import { connect } from '../../supabase/functions/_shared/db/connect.ts'
import { rowFormat } from '../../supabase/functions/_shared/db/row-format.ts'
import { createApp } from '../../supabase/functions/api/app.ts'
import { signTestToken, verifierOf } from '../support/access-token.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { MANUSCRIPT_OF_WRITER, WRITER } from './portal-items.fixture.ts'
import { ADMIN, CLIENT, fillPortal, WORKER } from './portal-lists.fixture.ts'
import { finish, sized } from './quick.ts'

const ROWS = Number(process.env.ROWS ?? sized(100_000, 2000))
const MOST_ROWS = Number(process.env.MOST_ROWS ?? sized(1_000_000, 2000))
const ROUNDS = Number(process.env.ROUNDS ?? sized(40, 1))
const { ONLY } = process.env
/** The lists with which staff decide their next step; they have tighter limits. */
const AGENCY = ['needs', 'turns', 'team']
const isWanted = (list: string) => !ONLY || ONLY === list || (ONLY === 'agency' && AGENCY.includes(list))
const SIZE = {
  projects: ['projects', ...AGENCY, 'users', 'contacts'].some(isWanted) ? ROWS : 0,
  messages: ['messages', 'team'].some(isWanted) ? MOST_ROWS : 0,
  items: isWanted('items') ? MOST_ROWS : 0,
}
/** A factor for the rounds of fast calls: the p95 of a few rounds is their maximum. */
const MORE = sized(5, 1)
const QUICK_MS = 100
/** The limit of the ratio of p95 to the p95 of the plain statements. */
const MOST_RATIO = 3
/** The limits of `AGENCY`: the same ratio, without that to the statements past the policies, and the p95. */
const MOST_AGENCY_RATIO = 2
const MOST_AGENCY_MS = 150

type Call = readonly [list: string, who: string, name: string, path: string]
type Statement = { text: string; parameters: never[] }
/** `bare`: the same statements as the owner of the tables, for calls with that limit. */
type Figure = { call: Call; api: number[]; plain: number[]; bare: number[] }

const projects = (who: string, name: string, query: string): Call => [
  'projects',
  who,
  name,
  `/projects?${query}`,
]
const CALLS: readonly Call[] = [
  projects(ADMIN, 'open, first page', 'status=open'),
  projects(ADMIN, 'open, page 500', 'status=open&page=500'),
  projects(ADMIN, 'first page', ''),
  projects(ADMIN, 'page 500', 'page=500'),
  projects(ADMIN, 'search, few', 'q=ab12f'),
  projects(ADMIN, 'search, many', 'q=harbour'),
  projects(ADMIN, 'by title, down', 'sortBy=title&orderBy=desc'),
  projects(ADMIN, 'by company', 'sortBy=company'),
  projects(ADMIN, 'overdue, unassigned', 'due=overdue&assignee=none'),
  projects(CLIENT, 'own company, open, first page', 'status=open'),
  projects(CLIENT, 'own company, first page', ''),
  projects(CLIENT, 'own company, page 500', 'page=500'),
  projects(CLIENT, 'own company, search', 'q=ab12f'),
  projects(WORKER, 'assigned, open, first page', 'status=open'),
  projects(WORKER, 'assigned, first page', ''),
  projects(WORKER, 'assigned, search', 'q=harbour'),
  ['projects', ADMIN, 'workload', '/projects/workload'],
  ['needs', ADMIN, 'what needs me', '/projects/needs-you'],
  ['needs', CLIENT, 'what needs me', '/projects/needs-you'],
  ['needs', WORKER, 'what needs me', '/projects/needs-you'],
  ['turns', ADMIN, 'the agency’s turn', '/projects?turn=agency&sortBy=turn'],
  ['turns', CLIENT, 'the client’s turn', '/projects?turn=client&sortBy=turn'],
  ['turns', WORKER, 'the agency’s turn', '/projects?turn=agency&assignee=me&sortBy=turn'],
  ['users', ADMIN, 'first page', '/apps/users?q='],
  ['users', ADMIN, 'page 500', '/apps/users?page=500'],
  ['users', ADMIN, 'search, few', '/apps/users?q=ab12f'],
  ['users', ADMIN, 'search, many', '/apps/users?q=moreau'],
  ['contacts', ADMIN, 'first page', '/apps/chat/contacts'],
  ['contacts', ADMIN, 'page 500', '/apps/chat/contacts?page=500'],
  ['contacts', ADMIN, 'the last page', '/apps/chat/contacts?page=2000'],
  ['contacts', ADMIN, 'search, few', '/apps/chat/contacts?q=ab12f'],
  ['contacts', ADMIN, 'search, many', '/apps/chat/contacts?q=moreau'],
  ['contacts', CLIENT, 'first page', '/apps/chat/contacts'],
  ['contacts', ADMIN, 'one, by id', `/people?ids=${CLIENT}`],
  ['messages', WORKER, 'inbox, first page', '/mail/threads?folder=inbox'],
  ['messages', WORKER, 'inbox, page 500', '/mail/threads?folder=inbox&page=500'],
  ['messages', WORKER, 'counts', '/mail/counts'],
  ['team', ADMIN, 'shared inbox, all, first page', '/mail/threads?folder=team-all'],
  ['team', ADMIN, 'shared inbox, unassigned', '/mail/threads?folder=team-unassigned'],
  ['team', WORKER, 'shared inbox, assigned to me', '/mail/threads?folder=team-mine'],
  ['messages', WORKER, 'search, few', '/mail/search?q=harbour+ab12f'],
  ['messages', WORKER, 'search, many', '/mail/search?q=harbour'],
  ['items', WRITER, 'manuscripts', '/manuscripts'],
  ['items', WRITER, 'binder of 5,000', `/manuscripts/${MANUSCRIPT_OF_WRITER}/items`],
  ['items', WRITER, 'search, few', `/manuscripts/${MANUSCRIPT_OF_WRITER}/search?q=mot17`],
  ['items', WRITER, 'search, many', `/manuscripts/${MANUSCRIPT_OF_WRITER}/search?q=river`],
  ['items', WRITER, 'search everywhere', '/app-bar/search?q=Item+ab1'],
]

/** Lists with a limit against SQL without policies, because policies once took ten times as long as the query. */
const HELD_TO_BARE = ['needs']

const p95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] as number
const p50 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number

/** The same statements over a plain connection: as the same person, in one transaction. */
async function timePlain(
  sql: Sql,
  who: string,
  statements: readonly Statement[],
  role = 'authenticated',
): Promise<number> {
  const start = performance.now()
  await sql.begin(async (tx) => {
    await tx`select set_config('role', ${role}, true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: who, role: 'authenticated' })}, true)`
    for (const { text, parameters } of statements) await tx.unsafe(text, parameters, { prepare: true })
  })
  return performance.now() - start
}

async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-bench-'))
  const keys = makeKeys()
  const superuserPassword = keys.passwords.supabaseAdmin
  const cluster = await startCluster({ dataDir: join(folder, 'postgres'), superuserPassword, durable: false })
  const url = databaseUrl(keys, cluster.port, 'api')
  const sql = connect(url)
  const seen: Statement[] = []
  const watched: Sql = postgres(url, {
    ...rowFormat,
    max: 1,
    debug: (_connection, text, parameters) => seen.push({ text, parameters: parameters as never[] }),
  })
  const plain = postgres(url, { max: 1 })
  const bare = postgres(databaseUrl(keys, cluster.port, 'postgres'), { max: 1 })
  try {
    await prepareDatabase(cluster.port, keys)
    const owner = postgres(databaseUrl(keys, cluster.port, 'supabaseAdmin'), {
      max: 1,
      onnotice: () => undefined,
    })
    const began = Date.now()
    await fillPortal(owner, SIZE)
    await owner.end()
    console.log(`${JSON.stringify(SIZE)} rows in ${((Date.now() - began) / 1000).toFixed(0)} s`)
    const make = (over: Sql) =>
      createApp({
        sql: over,
        verify: verifierOf(keys),
        auth: { signIn: async () => null },
        storage: fakeStorage(),
      })
    const [app, watchedApp] = [make(sql), make(watched)]
    const figures: Figure[] = []
    for (const call of CALLS.filter(([list]) => isWanted(list))) {
      const [list, who, name, path] = call
      const token = await signTestToken(keys, who)
      const get = async (from: typeof app) => {
        const start = performance.now()
        const response = await from.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
        const text = await response.text()
        if (response.status !== 200)
          throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
        if (name.includes('many') && text.length < 2000) throw new Error(`${path} found nothing`)
        return performance.now() - start
      }
      await get(app)
      const rounds = (await get(app)) < QUICK_MS ? ROUNDS * MORE : ROUNDS
      seen.length = 0
      await get(watchedApp)
      const statements = seen.filter(
        ({ text }) => /^\s*(select|with)/i.test(text) && !/set_config\('role'/.test(text),
      )
      if (statements.length === 0) throw new Error(`${path} ran no statement`)
      await timePlain(plain, who, statements)
      const figure: Figure = { call, api: [], plain: [], bare: [] }
      for (let round = 0; round < rounds; round += 1) {
        figure.api.push(await get(app))
        figure.plain.push(await timePlain(plain, who, statements))
        if (HELD_TO_BARE.includes(list)) figure.bare.push(await timePlain(bare, who, statements, 'postgres'))
      }
      figures.push(figure)
      print(figure)
    }
    return figures
  } finally {
    await Promise.all([sql, watched, plain, bare].map((pool) => pool.end({ timeout: 5 })))
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const WHO: Record<string, string> = {
  [ADMIN]: 'admin',
  [CLIENT]: 'client',
  [WORKER]: 'user',
  [WRITER]: 'writer',
}
const ratioOf = ({ api, plain, bare }: Figure) =>
  Math.max(p95(api) / p95(plain), bare.length > 0 ? p95(api) / p95(bare) : 0)

const isOverAgency = ({ call: [list], api, plain }: Figure) =>
  AGENCY.includes(list) && (p95(api) > MOST_AGENCY_MS || p95(api) / p95(plain) > MOST_AGENCY_RATIO)

function print(figure: Figure): void {
  const { call, api, plain, bare } = figure
  const [list, who, name] = call
  const numbers = [p50(api), p95(api), p95(plain), ...(bare.length > 0 ? [p95(bare)] : [])]
    .map((ms) => `${ms.toFixed(1)} ms`.padStart(10))
    .join('')
  console.log(`${`${list}, ${WHO[who]}: ${name}`.padEnd(44)}${numbers}  ratio ${ratioOf(figure).toFixed(2)}`)
}

/** Returns whether every list is within its limit, and prints those that are not. */
function isWithin(figures: readonly Figure[]): boolean {
  const over = figures.filter((figure) => ratioOf(figure) > MOST_RATIO || isOverAgency(figure))
  if (over.length > 0) console.log('over the limit:')
  for (const figure of over) print(figure)
  const worst = Math.max(...figures.map(ratioOf))
  console.log(
    `${figures.length} calls (p50, p95, p95 of the same SQL, and past the policies); highest ratio ${worst.toFixed(2)}, at most ${MOST_RATIO}`,
  )
  return over.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) finish(isWithin(await measure()))
