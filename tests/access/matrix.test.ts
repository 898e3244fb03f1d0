import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { cellsOf, isAsExpected, SPECS } from './matrix/cells.ts'
import { PUBLIC_TABLES } from './matrix/public-tables.ts'
import { ROLES } from './matrix/types.ts'
import { buildFixture } from './support/fixture.ts'
import { SUBJECT } from './support/ids.ts'
import { attempt, becomeRole, installProbe } from './support/probe.ts'

let database: TestDatabase
let owner: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  owner = database.owner
  await buildFixture(owner)
  await installProbe(owner)
})
afterAll(() => database.drop())

/** Runs statements of the owner in a transaction and rolls them back. */
async function undone<T>(work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const undo = new Error('undone on purpose')
  let result: { value: T } | null = null
  await owner
    .begin(async (tx) => {
      result = { value: await work(tx) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return (result as unknown as { value: T }).value
}

describe('the access matrix', () => {
  it('has cells for every table; a migration with a new table adds them', async () => {
    const tables = await owner<{ name: string }[]>`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|_)'
         and n.nspname not in ('information_schema', 'auth', 'extensions', 'supabase_migrations')`
    expect([...new Set(SPECS.map((spec) => spec.table))].sort()).toEqual(
      tables.map((table) => table.name).sort(),
    )
  })

  it('has cells for every role', async () => {
    const roles = await owner<{ name: string }[]>`select name from public.roles`
    expect([...ROLES].sort()).toEqual([...roles.map((role) => role.name), 'anon', 'inactive'].sort())
  })

  it('has no cell that is true or false for every role', () => {
    for (const spec of SPECS) {
      for (const [verb, rule] of Object.entries(spec.may)) {
        const allowed = ROLES.some((role) => spec.relations.some((relation) => rule?.(role, relation)))
        expect(allowed, `${verb} ${spec.table}: a right nobody has is no right`).toBe(true)
      }
    }
  })

  it.each(ROLES)('is enforced for %s', async (role) => {
    const wrong = await owner.begin(async (tx) => {
      if (role !== 'anon') await becomeRole(tx, role)
      const cells = SPECS.flatMap((spec) => cellsOf(spec, role))
      const outcomes = await attempt(tx, role === 'anon' ? 'anon' : 'authenticated', cells)
      return cells.flatMap((cell, at) =>
        isAsExpected(cell, outcomes[at])
          ? []
          : [`${cell.name}: expected ${cell.expected}, got ${outcomes[at]}`],
      )
    })
    expect(wrong).toEqual([])
  })

  it.each(['admin', 'auth', 'client'] as const)(
    'has no open cell for %s before the second factor, but public content (R-404, R-408)',
    async (role) => {
      const openCells = async (tx: TransactionSql) => {
        const cells = SPECS.filter(({ table }) => !PUBLIC_TABLES.includes(table)).flatMap((spec) =>
          cellsOf(spec, role),
        )
        const outcomes = await attempt(tx, 'authenticated', cells)
        return cells.flatMap(({ name }, at) => (Number(outcomes[at]) > 0 ? [name] : []))
      }
      const open = await undone(async (tx) => {
        await becomeRole(tx, role)
        await tx`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), ${SUBJECT}, 'totp', 'verified', now(), now())`
        const before = await openCells(tx)
        await tx`delete from auth.mfa_factors`
        await tx`update public.roles set requires_two_factor = true where name = ${role}`
        return { before, unset: await openCells(tx) }
      })
      expect(open).toEqual({ before: [], unset: [] })
    },
  )
})
