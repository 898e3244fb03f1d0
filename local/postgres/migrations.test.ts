import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { migrate, seed } from './migrations.ts'

let database: TestDatabase
let root: string

beforeEach(async () => {
  database = await createTestDatabase({ template: 'bare' })
  root = mkdtempSync(join(tmpdir(), 'quillport-migrations-'))
  for (const folder of ['migrations', 'seed']) mkdirSync(join(root, 'supabase', folder), { recursive: true })
  write('migrations/20260101000000_one.sql', 'create table public.one (id int primary key);')
  write('migrations/20260102000000_two.sql', 'create table public.two (id int primary key);')
})
afterEach(async () => {
  await database.drop()
  rmSync(root, { recursive: true, force: true })
})

const write = (path: string, text: string) => writeFileSync(join(root, 'supabase', path), text)
const tables = async () =>
  (await database.owner`select tablename from pg_tables where schemaname = 'public' order by 1`).map(
    (row) => row.tablename,
  )

describe('migrations', () => {
  it('are applied once, in order, and recorded', async () => {
    expect(await migrate(database.owner, root)).toEqual(['20260101000000_one.sql', '20260102000000_two.sql'])
    expect(await migrate(database.owner, root)).toEqual([])
    const rows =
      await database.owner`select version, name from supabase_migrations.schema_migrations order by version`
    expect([...rows]).toEqual([
      { version: '20260101000000', name: 'one' },
      { version: '20260102000000', name: 'two' },
    ])
  })

  it('update a database of an older checkout', async () => {
    await migrate(database.owner, root)
    write('migrations/20260103000000_three.sql', 'create table public.three (id int primary key);')
    expect(await migrate(database.owner, root)).toEqual(['20260103000000_three.sql'])
    expect(await tables()).toEqual(['one', 'three', 'two'])
  })

  it('change nothing when one fails, and report the failing statement', async () => {
    write('migrations/20260103000000_bad.sql', 'create table public.three (id int);\n\nselect nonsense;')
    await expect(migrate(database.owner, root)).rejects.toThrow(/20260103000000_bad\.sql:3: .*nonsense/)
    expect(await tables()).toEqual(['one', 'two'])
    write('migrations/20260103000000_bad.sql', 'create table public.three (id int primary key);')
    expect(await migrate(database.owner, root)).toEqual(['20260103000000_bad.sql'])
  })

  it('refuse a database of a newer checkout without touching it', async () => {
    await migrate(database.owner, root)
    rmSync(join(root, 'supabase/migrations/20260102000000_two.sql'))
    write('migrations/20260103000000_three.sql', 'create table public.three (id int primary key);')
    await expect(migrate(database.owner, root)).rejects.toThrow(
      /does not have: 20260102000000.*npm run reset/s,
    )
    expect(await tables()).toEqual(['one', 'two'])
  })

  it('refuse a database whose migrations were replaced by others, and name the first three', async () => {
    for (const name of ['20260103000000_three', '20260104000000_four'])
      write(`migrations/${name}.sql`, `create table public.${name.slice(15)} (id int primary key);`)
    await migrate(database.owner, root)
    rmSync(join(root, 'supabase/migrations'), { recursive: true })
    mkdirSync(join(root, 'supabase/migrations'))
    write('migrations/20260105000000_all.sql', 'create table public.five (id int primary key);')
    await expect(migrate(database.owner, root)).rejects.toThrow(
      /20260101000000, 20260102000000, 20260103000000 and 1 more\..*npm run reset/s,
    )
    expect(await tables()).not.toContain('five')
  })

  it('refuse to continue when an applied one was edited', async () => {
    await migrate(database.owner, root)
    write('migrations/20260101000000_one.sql', 'create table public.one (id bigint primary key);')
    await expect(migrate(database.owner, root)).rejects.toThrow(
      /edited.*20260101000000_one\.sql.*npm run reset/s,
    )
  })
})

describe('seeds', () => {
  it('run once each', async () => {
    await migrate(database.owner, root)
    write('seed/10_one.sql', 'insert into public.one values (1);')
    expect(await seed(database.owner, root)).toEqual(['10_one.sql'])
    expect(await seed(database.owner, root)).toEqual([])
    cpSync(join(root, 'supabase/seed/10_one.sql'), join(root, 'supabase/seed/20_again.sql'))
    await expect(seed(database.owner, root)).rejects.toThrow(/20_again\.sql: .*duplicate key/)
    expect([...(await database.owner`select id from public.one`)]).toEqual([{ id: 1 }])
  })
})
