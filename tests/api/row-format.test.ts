import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase({ template: 'bare' })
  sql = database.connect('api')
})
afterAll(() => database.drop())

const firstOf = async (query: string) => (await sql.unsafe(query))[0]

it('a column is named in camel case; a quoted alias and the keys inside JSON keep their names', async () => {
  expect(
    await firstOf(
      `select 1 as due_on, 2 as "plannedOn", jsonb_build_object('task_status', 'new') as the_rest`,
    ),
  ).toEqual({ dueOn: 1, plannedOn: 2, theRest: { task_status: 'new' } })
})

it('a moment is ISO text in UTC, a day and a local time are as Postgres writes them', async () => {
  expect(
    await firstOf(`select timestamptz '2026-11-22 18:30:00.123456+02' as moment, date '2026-11-22' as day,
      timestamp '2026-11-22 18:30' as local_time, timestamptz 'infinity' as never, null::timestamptz as nothing`),
  ).toEqual({
    moment: '2026-11-22T16:30:00.123Z',
    day: '2026-11-22',
    localTime: '2026-11-22 18:30:00',
    never: 'infinity',
    nothing: null,
  })
})

it('bigint and numeric are numbers, also in arrays', async () => {
  expect(
    await firstOf(
      `select 9007199254740991::bigint as most, 12.50::numeric as price, array[1.5, 2]::numeric[] as both`,
    ),
  ).toEqual({ most: 9007199254740991, price: 12.5, both: [1.5, 2] })
})

it('moments, days and wide numbers are written as they are read', async () => {
  const [row] = await sql`
    select ${'2026-11-22T16:30:00.123Z'}::timestamptz as moment, ${new Date(0)}::timestamptz as epoch,
      ${'2026-11-22'}::date as day, ${9007199254740991}::bigint as most, ${12.5}::numeric as price`
  expect(row).toEqual({
    moment: '2026-11-22T16:30:00.123Z',
    epoch: '1970-01-01T00:00:00.000Z',
    day: '2026-11-22',
    most: 9007199254740991,
    price: 12.5,
  })
})
