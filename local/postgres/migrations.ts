import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { projectRoot, StartError } from '../settings.ts'

type File = { version: string; name: string; path: string; text: string; hash: string }

const resetHint = 'Nothing was changed. "npm run reset" starts with new data.'

/**
 * Applies new files of `supabase/migrations`, each in a transaction, recorded as the Supabase CLI records
 * them.
 */
export async function migrate(sql: Sql, root = projectRoot): Promise<string[]> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;
    create table if not exists supabase_migrations.quillport_hashes (version text primary key, hash text not null)`)
  const files = migrationFiles(root)
  const applied = new Set(
    (await sql`select version from supabase_migrations.schema_migrations`).map(
      (row) => row.version as string,
    ),
  )
  const hashes = new Map(
    (await sql`select version, hash from supabase_migrations.quillport_hashes`).map((row) => [
      row.version,
      row.hash,
    ]),
  )
  refuseForeign(files, applied, hashes)
  const fresh = files.filter((file) => !applied.has(file.version))
  for (const file of fresh) await apply(sql, file)
  return fresh.map((file) => file.path)
}

/** Runs each file of `supabase/seed` once, recorded as the Supabase CLI records it. */
export async function seed(sql: Sql, root = projectRoot): Promise<string[]> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)`)
  const done = new Set(
    (await sql`select path from supabase_migrations.seed_files`).map((row) => row.path as string),
  )
  const fresh = sqlFiles(join(root, 'supabase/seed')).filter((name) => !done.has(`supabase/seed/${name}`))
  for (const name of fresh) {
    const text = readFileSync(join(root, 'supabase/seed', name), 'utf8')
    await run(sql, `supabase/seed/${name}`, text, async (tx) => {
      await tx`insert into supabase_migrations.seed_files (path, hash) values (${`supabase/seed/${name}`}, ${hashOf(text)})`
    })
  }
  return fresh
}

/** The migrations of the checkout, in order. */
export function migrationFiles(root = projectRoot): File[] {
  return sqlFiles(join(root, 'supabase/migrations')).map((path) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(path) ?? []
    if (version === undefined || name === undefined) {
      throw new StartError(`supabase/migrations/${path} is not named <timestamp>_<name>.sql.`)
    }
    const text = readFileSync(join(root, 'supabase/migrations', path), 'utf8')
    return { version, name, path, text, hash: hashOf(text) }
  })
}

function refuseForeign(files: File[], applied: Set<string>, hashes: Map<string, string>): void {
  const known = new Set(files.map((file) => file.version))
  const foreign = [...applied].filter((version) => !known.has(version)).sort()
  if (foreign.length > 0) {
    const more = foreign.length > 3 ? ` and ${foreign.length - 3} more` : ''
    throw new StartError(
      `The database has migrations that this checkout does not have: ${foreign.slice(0, 3).join(', ')}${more}.\n` +
        `It was created by an older, newer or different version of Quillport. ${resetHint}`,
    )
  }
  const edited = files.filter((file) => hashes.has(file.version) && hashes.get(file.version) !== file.hash)
  if (edited.length > 0) {
    throw new StartError(
      `These migrations were edited after they were applied: ${edited.map((file) => file.path).join(', ')}.\n` +
        `Undo the edit and put the change into a new migration. ${resetHint}`,
    )
  }
}

async function apply(sql: Sql, file: File): Promise<void> {
  await run(sql, `supabase/migrations/${file.path}`, file.text, async (tx) => {
    await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${file.version}, ${file.name}, ${[file.text]})`
    await tx`insert into supabase_migrations.quillport_hashes (version, hash) values (${file.version}, ${file.hash})
      on conflict (version) do update set hash = excluded.hash`
  })
}

async function run(sql: Sql, path: string, text: string, record: (tx: Sql) => Promise<void>): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(text)
      await record(tx as unknown as Sql)
    })
  } catch (error) {
    const { message, position } = error as Error & { position?: string }
    const line = position ? text.slice(0, Number(position)).split('\n').length : null
    throw new StartError(`${path}${line ? `:${line}` : ''}: ${message}`, { cause: error })
  }
}

function sqlFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .sort()
    : []
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
