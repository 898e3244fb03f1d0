import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import type { Keys } from '../../../local/keys.ts'
import { signTestToken } from '../../support/access-token.ts'
import { APP_URL, DATA_FOLDER, SUPABASE_URL } from './addresses.ts'

/** A person that one journey made, with a session of its own. */
export type Actor = {
  role: ActorRole
  id: string
  /** The public number, for addresses. */
  no: number
  name: string
  email: string
  token: string
  /** The signed-in state of a browser context. */
  state: Exclude<BrowserContextOptions['storageState'], string | undefined>
  /** Opens a browser of this person at a path and waits until it is live; it closes with the journey. */
  open(path: string): Promise<Page>
}

/** First names by role. Each cast has a surname of its own, so a search for a name finds nobody else. */
const FIRST_NAMES = { admin: 'Ada', auth: 'Léa', manager: 'Marc', user: 'Nina', client: 'Tom' } as const
export type ActorRole = keyof typeof FIRST_NAMES

type Company = { id: string; name: string }
type Wanted = Partial<Record<ActorRole | 'company', true>>
type Made<W extends Wanted> = { [Key in keyof W]: Key extends 'company' ? Company : Actor }

/**
 * Makes people for one journey: `const { client, manager } = await cast({ client: true, manager: true })`. Clients
 * belong to the company of the journey, or to a further one with `company: true`.
 */
export type Cast = <W extends Wanted>(wanted: W) => Promise<Made<W>>

/** Connects to the database of the stack under test, where `cast.sql` is defined for this connection. */
export async function connectCast(): Promise<Sql> {
  const { databaseUrl } = JSON.parse(readFileSync(`${DATA_FOLDER}/run.json`, 'utf8')) as {
    databaseUrl: string
  }
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  await sql.unsafe(readFileSync(new URL('cast.sql', import.meta.url), 'utf8'))
  return sql
}

/** Makes the cast of one journey; `open` opens the browser of a person. */
export function castOf(sql: Sql, open: (person: Actor, path: string) => Promise<Page>): Cast {
  const keys = JSON.parse(readFileSync(`${DATA_FOLDER}/keys.json`, 'utf8')) as Keys
  let first: Company | undefined
  return async (wanted) => {
    const mark = randomUUID().slice(0, 8)
    const company = first && !wanted.company ? first : { id: randomUUID(), name: `Press of ${mark}` }
    first ??= company
    const roles = (Object.keys(FIRST_NAMES) as ActorRole[]).filter((role) => wanted[role])
    const people = await Promise.all(roles.map((role) => sign(keys, role, mark)))
    const rows = await sql<{ id: string; no: number }[]>`
      select * from pg_temp.make_cast(${sql.json(company)}, ${sql.json(people.map(({ row }) => row))})`
    const made = people.map(({ row, token, state }) => {
      const no = rows.find(({ id }) => id === row.id)?.no ?? 0
      const { id, name, email, role } = row
      const person: Actor = { role, id, no, name, email, token, state, open: (path) => open(person, path) }
      return [role, person]
    })
    return { ...Object.fromEntries(made), ...(wanted.company ? { company } : {}) }
  }
}

/** The row of a new person for `make_cast`, and the session that their browser stores. */
async function sign(keys: Keys, role: ActorRole, mark: string) {
  const [id, session] = [randomUUID(), randomUUID()]
  const row = {
    id,
    session,
    role,
    refresh_token: randomUUID(),
    name: `${FIRST_NAMES[role]} ${mark}`,
    email: `${role}-${mark}@cast.example`,
  }
  const seconds = 3600
  const about = {
    email: row.email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: row.name },
  }
  const token = await signTestToken(
    keys,
    id,
    { ...about, aal: 'aal1', session_id: session, iss: `${SUPABASE_URL}/auth/v1` },
    seconds,
  )
  const stored = {
    access_token: token,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    refresh_token: row.refresh_token,
    user: { ...about, id, aud: 'authenticated', role: 'authenticated', created_at: new Date().toISOString() },
  }
  const localStorage = [{ name: 'sb-127-auth-token', value: JSON.stringify(stored) }]
  return { row, token, state: { cookies: [], origins: [{ origin: APP_URL, localStorage }] } }
}
