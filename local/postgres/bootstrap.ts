import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import type { Keys } from '../keys.ts'
import { projectRoot } from '../settings.ts'

const folder = join(projectRoot, 'local/postgres/bootstrap')

/**
 * Creates the schemas and roles that hosted Supabase has before the first migration; skips unchanged files.
 */
export async function bootstrapDatabase(admin: Sql): Promise<void> {
  await admin.unsafe(`
    create schema if not exists _quillport;
    create table if not exists _quillport.bootstrap (name text primary key, hash text not null)`)
  const done = new Map(
    (await admin`select name, hash from _quillport.bootstrap`).map((row) => [row.name, row.hash]),
  )
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    const text = readFileSync(join(folder, name), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    if (done.get(name) === hash) continue
    await admin.begin(async (tx) => {
      await tx.unsafe(text)
      await tx`insert into _quillport.bootstrap (name, hash) values (${name}, ${hash})
        on conflict (name) do update set hash = excluded.hash`
    })
  }
}

/** Sets the passwords of the login roles; the two roles of the functions exist only after the migrations. */
export async function setPasswords(admin: Sql, keys: Keys): Promise<void> {
  const wanted: [string, string][] = [
    ['postgres', keys.passwords.postgres],
    ['supabase_auth_admin', keys.passwords.auth],
    ['supabase_storage_admin', keys.passwords.storage],
    ['supabase_realtime_admin', keys.passwords.realtime],
    ['quillport_api', keys.passwords.api],
    ['quillport_worker', keys.passwords.worker],
  ]
  const known = new Set((await admin`select rolname from pg_roles`).map((row) => row.rolname as string))
  for (const [role, password] of wanted) {
    if (!known.has(role)) continue
    const [statement] =
      await admin`select format('alter role %I login password %L', ${role}::text, ${password}::text) as text`
    await admin.unsafe(statement?.text)
  }
}
