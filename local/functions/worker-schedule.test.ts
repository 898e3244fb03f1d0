import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { startWorkerSchedule } from './worker-schedule.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase({ template: 'bare' })
  await database.owner.unsafe(`
    create schema private;
    create table private.import_jobs (import_id int primary key, run_after timestamptz not null default now(), lease_until timestamptz)`)
})
afterEach(() => database.drop())

const quiet = () => new Promise((resolve) => setTimeout(resolve, 300))

it('the schedule wakes the worker only while a job is due without a lease', async () => {
  const wake = vi.fn(async () => new Response('{}'))
  const stop = startWorkerSchedule(database.owner, 'import', wake, 20)
  try {
    await quiet()
    await database.owner`insert into private.import_jobs values (1, now() + interval '1 hour', null), (2, now(), now() + interval '1 hour')`
    await quiet()
    expect(wake).not.toHaveBeenCalled()
    await database.owner`insert into private.import_jobs values (3, now(), now() - interval '1 second')`
    await eventually(() => wake.mock.calls.length > 0)
  } finally {
    await stop()
  }
  const calls = wake.mock.calls.length
  await quiet()
  expect(wake.mock.calls.length).toBe(calls)
})

it('the schedule continues after the worker was unreachable', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await database.owner`insert into private.import_jobs values (1)`
  const wake = vi.fn(async () => new Response('{}')).mockRejectedValueOnce(new Error('no route'))
  const stop = startWorkerSchedule(database.owner, 'import', wake, 20)
  try {
    await eventually(() => wake.mock.calls.length > 1)
    expect(error).toHaveBeenCalledWith('import schedule: no route')
  } finally {
    await stop()
  }
})
