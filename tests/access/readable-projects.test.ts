import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type MatrixRole, ROLES, STAFF } from './matrix/types.ts'
import { buildFixture } from './support/fixture.ts'
import { SUBJECT } from './support/ids.ts'
import { becomeRole } from './support/probe.ts'

const READS_PROJECTS: readonly MatrixRole[] = [...STAFF, 'client']

let database: TestDatabase
let owner: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  owner = database.owner
  await buildFixture(owner)
})
afterAll(() => database.drop())

describe('private.readable_projects', () => {
  it.each(ROLES.filter((role) => role !== 'anon'))(
    'holds the projects that the policy projects_select shows to %s (R-151)',
    async (role) => {
      const ids = await owner.begin(async (tx) => {
        await becomeRole(tx, role)
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: SUBJECT, role: 'authenticated' })}, true)`
        const [row] = await tx<Record<'view' | 'asked', string[]>[]>`
          select array(select id from private.readable_projects order by id) as view,
            array(select p.id from public.projects p where private.may_read_project(p.id) order by p.id) as asked`
        await tx`set local role authenticated`
        const [read] = await tx<
          { ids: string[] }[]
        >`select array(select id from public.projects order by id) as ids`
        return { ...row, read: read?.ids }
      })
      expect((ids.read?.length ?? 0) > 0).toBe(READS_PROJECTS.includes(role))
      expect(ids.view).toEqual(ids.read)
      expect(ids.asked).toEqual(ids.read)
    },
  )

  it('apply a rule that Postgres inlines, so that lists use the indexes (R-151)', async () => {
    const plan = await owner.begin(async (tx) => {
      await becomeRole(tx, 'client')
      await tx`set local role authenticated`
      return tx<
        Record<'QUERY PLAN', string>[]
      >`explain select id from public.projects order by due_date, no desc limit 10`
    })
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toContain('company_id = ')
    expect(text).not.toContain('is_readable_project')
  })
})
