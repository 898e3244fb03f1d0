import type { Sql, TransactionSql } from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isOutage } from '../../supabase/functions/_shared/db/outage.ts'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually, TIMEOUT_MS } from '../support/eventually.ts'

let database: TestDatabase
let sql: Sql
let admin: Sql

beforeAll(async () => {
  database = await createTestDatabase()
  admin = database.connect('supabaseAdmin')
})
afterAll(() => database.drop())
beforeEach(() => {
  sql = createPool(database.url('postgres'), { max: 4, connection: { application_name: 'pool-test' } })
})
afterEach(() => sql.end({ timeout: 1 }))

/** Kills every backend of the pool, and waits until they have ended. */
async function killAll(): Promise<void> {
  const killed = await admin<{ pid: number }[]>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'pool-test' and datname = ${database.name}`
  await eventually(async () => {
    const [left] = await admin`
      select 1 from pg_stat_activity where pid = any(${killed.map(({ pid }) => pid)})`
    return left === undefined
  })
}
/** The number of backends of the pool that execute `pg_sleep`. */
async function countSleeping(): Promise<number> {
  const [row] = await admin<{ sleeping: number }[]>`
    select count(*)::int as sleeping from pg_stat_activity
     where application_name = 'pool-test' and datname = ${database.name} and wait_event = 'PgSleep'`
  return row?.sleeping ?? 0
}
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
/** A connection that has not noticed its end may fail one more query. */
const goesOn = () => eventually(async () => (await errorOf(sql`select 1`)) === null)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// The driver would throw in a timer here, which ends the process and the whole run.
describe('a transaction whose backend is killed', () => {
  it('fails at its next query, and the pool continues', async () => {
    let later: unknown
    const failed = await errorOf(
      sql.begin(async (tx) => {
        await tx`select 1`
        await killAll()
        await pause(50)
        later = await errorOf(tx`select 2`)
        await errorOf(tx.unsafe('select 3'))
        await tx`select 4`
      }),
    )
    expect(isOutage(failed)).toBe(true)
    // The driver rejects the transaction at once; the callback runs until the rejected query.
    await eventually(() => later !== undefined)
    expect(isOutage(later)).toBe(true)
    await goesOn()
  })

  it('fails during a query, during several concurrent ones and in a savepoint', async () => {
    const works: ((tx: TransactionSql) => Promise<unknown>)[] = [
      (tx) => tx`select pg_sleep(30)`,
      (tx) => Promise.all([tx`select pg_sleep(30)`, tx`select 1`, tx`select 2`]),
      (tx) => tx.savepoint((sp) => sp`select pg_sleep(30)`),
      async (tx) => {
        await errorOf(tx`select pg_sleep(30)`)
        return tx`select 1`
      },
    ]
    const failures = works.map((work) => errorOf(sql.begin(work)))
    await eventually(async () => (await countSleeping()) === works.length)
    await killAll()
    for (const failure of await Promise.all(failures)) expect(isOutage(failure)).toBe(true)
    await pause(50)
    await goesOn()
  })

  it('does not commit', async () => {
    await sql`create table public.kept (at int)`
    await errorOf(
      sql.begin(async (tx) => {
        await tx`insert into public.kept values (1)`
        await killAll()
        await pause(50)
      }),
    )
    await goesOn()
    expect(await sql`select * from public.kept`).toEqual([])
  })
})

describe('a pool whose backends are killed repeatedly', () => {
  it('answers or rejects every query, and serves all of them afterwards', async () => {
    let isOver = false
    let answered = 0
    const failures: unknown[] = []
    const use = async () => {
      while (!isOver) {
        const failure = await errorOf(
          Promise.all([
            sql`select 1`,
            sql.begin(async (tx) => {
              await tx`select set_config('role', 'anon', true)`
              await tx.savepoint((sp) => sp`select 1`)
            }),
          ]),
        )
        if (failure === null) answered += 1
        else failures.push(failure)
        await pause(1)
      }
    }
    const users = Array.from({ length: 12 }, use)
    for (let round = 0; round < 40; round += 1) {
      await pause(25)
      await killAll()
    }
    isOver = true
    await Promise.all(users)
    expect(answered).toBeGreaterThan(0)
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.filter((failure) => !isOutage(failure))).toEqual([])
    await goesOn()
    const begun = performance.now()
    await Promise.all(Array.from({ length: 40 }, () => sql`select 1`))
    expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS)
  })
})

describe('a transaction', () => {
  it('returns its result, rolls back an error, and rejects queries after its end', async () => {
    await sql`create table public.notes (text text)`
    const kept: TransactionSql[] = []
    const result = await sql.begin(async (tx) => {
      kept.push(tx)
      await tx`insert into public.notes ${tx({ text: 'one' })}`
      return 'done'
    })
    expect(result).toBe('done')
    for (const tx of kept) {
      expect(await errorOf(tx`select 1`)).toMatchObject({ message: 'The transaction is over' })
    }
    const failed = await errorOf(
      sql.begin(async (tx) => {
        await tx`insert into public.notes ${tx({ text: 'two' })}`
        throw new Error('a reason')
      }),
    )
    expect(failed).toMatchObject({ message: 'a reason' })
    expect(await sql`select text from public.notes`).toEqual([{ text: 'one' }])
  })
})

describe('arrays', () => {
  it('are read and written for every type and any text', async () => {
    const texts = ['plain', 'a, b', '{c}', 'quo"te', 'back\\slash', '', 'NULL', 'é 🙂']
    const [row] = await sql`select ${texts}::text[] as texts, ${[1, 2]}::int[] as numbers,
      array[array[1, null], array[3, 4]] as nested, '[0:1]={5,6}'::int[] as shifted, '{}'::uuid[] as none,
      array[true, false] as flags, array['2026-01-02'::timestamptz] as dates,
      array['aal1', 'aal2']::auth.aal_level[] as levels`
    expect(row).toEqual({
      texts,
      numbers: [1, 2],
      nested: [
        [1, null],
        [3, 4],
      ],
      shifted: [5, 6],
      none: [],
      flags: [true, false],
      dates: [new Date('2026-01-02T00:00:00Z')],
      levels: ['aal1', 'aal2'],
    })
    const [found] = await sql`select 'aal2' = any(${['aal1', 'aal2']}::auth.aal_level[]) as yes,
      ${sql.array(texts)}::text[] = ${texts}::text[] as same`
    expect(found).toEqual({ yes: true, same: true })
  })
})
