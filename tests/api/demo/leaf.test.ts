import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourceFiles } from '../../../scripts/lib/source-files.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('R-812: no function outside the template areas names a constraint of their tables', async () => {
  const constraints = await database.owner<{ name: string }[]>`
    select conname as name from pg_constraint where connamespace = 'demo'::regnamespace
      and conname not in (select conname from pg_constraint where connamespace <> 'demo'::regnamespace)`
  expect(constraints.length).toBeGreaterThan(100)
  const product = sourceFiles(['supabase/functions']).filter(({ path }) => !path.includes('/demo/'))
  const named = product.flatMap(({ path, text }) =>
    constraints
      .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(named).toEqual([])
})
