import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SliceDeps } from '../../supabase/functions/scrivener-import/worker/deps.ts'
import { runSlice } from '../../supabase/functions/scrivener-import/worker/run-slice.ts'
import { eventually } from '../support/eventually.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { dumpImport } from './support/dump.ts'
import { startImporter, type TestImporter } from './support/importer.ts'
import { NOVEL } from './support/novel.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const archive = writeProject(NOVEL)

let importer: TestImporter
let undisturbed: Record<string, unknown>

// A budget of zero: every unit is a slice, which gives the maximum number of boundaries.
beforeAll(async () => {
  importer = await startImporter(0)
  await importer.enqueue(archive, { id: ID })
  await importer.drain()
  undisturbed = await dumpImport(importer.owner, importer.store, ID)
  await importer.forget(ID)
})
afterEach(() => importer.forget(ID))
afterAll(() => importer.close())

class Killed extends Error {}

/**
 * A worker that dies after its n-th external step (a transaction, a read, an upload): the step has taken effect, and
 * the worker does nothing more. Dying before a step equals dying after the previous one.
 */
function mortal(deps: SliceDeps, lastStep: number) {
  let steps = 0
  let isDead = false
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Killed()
    steps += 1
    if (steps === lastStep) isDead = true
    const result = await work()
    if (isDead) throw new Killed()
    return result
  }
  const { store } = deps
  const worker: SliceDeps = {
    ...deps,
    log: () => undefined,
    asService: (work) => step(() => deps.asService(work)),
    store: {
      read: (...args) => step(() => store.read(...args)),
      write: (...args) => step(() => store.write(...args)),
      remove: (...args) => step(() => store.remove(...args)),
    },
  }
  return { worker, hasDied: () => isDead }
}

async function runUntilDeath(worker: SliceDeps, hasDied: () => boolean): Promise<void> {
  while (!hasDied()) {
    try {
      const { status } = await runSlice(worker)
      if (status === 'idle') return
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
}

// The import runs once for each of its steps.
it('a worker killed at any step loses and doubles nothing', { timeout: 300_000 }, async () => {
  let deaths = 0
  for (let lastStep = 1; ; lastStep += 1) {
    await importer.enqueue(archive, { id: ID })
    const { worker, hasDied } = mortal(importer.deps, lastStep)
    await runUntilDeath(worker, hasDied)
    if (!hasDied()) break
    deaths += 1
    await importer.expire()
    // The slices after the death are long, like in the product; one unit each would double the time of the test.
    await importer.drain({ ...importer.deps, budgetMs: 10_000 })
    expect(await dumpImport(importer.owner, importer.store, ID), `killed after step ${lastStep}`).toEqual(
      undisturbed,
    )
    await importer.forget(ID)
  }
  expect(deaths).toBeGreaterThan(60)
  expect(await dumpImport(importer.owner, importer.store, ID)).toEqual(undisturbed)
})

describe('a queue with several workers', () => {
  it('gives a leased job to no other worker', async () => {
    await importer.enqueue(archive, { id: ID })
    const { worker, resume } = held()
    const first = runSlice(worker)
    await isLeased()
    expect((await runSlice(importer.deps)).status).toBe('idle')
    resume()
    expect((await first).status).toBe('progress')
  })

  it('refuses the commit of a worker with an expired lease', async () => {
    await importer.enqueue(archive, { id: ID })
    const { worker, resume } = held()
    const late = runSlice(worker)
    await isLeased()
    await importer.expire()
    await importer.drain()
    resume()
    expect((await late).status).toBe('lost')
    expect(await dumpImport(importer.owner, importer.store, ID)).toEqual(undisturbed)
  })

  it('gives the same result with eight workers and expiring leases', async () => {
    await importer.enqueue(archive, { id: ID })
    let isDone = false
    const disturb = (async () => {
      while (!isDone) {
        // A third attempt keeps its lease, because too many attempts without progress end an import.
        await importer.owner`
          update private.import_jobs set lease_until = now() - interval '1 s' where attempts < 3`
        await sleep(150)
      }
    })()
    const work = async () => {
      for (;;) {
        const { status } = await runSlice(importer.deps)
        if (status !== 'idle') continue
        const rows = await importer.owner`select from private.import_jobs where import_id = ${ID}`
        if (rows.length === 0) return
        await sleep(5)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    isDone = true
    await disturb
    expect(await dumpImport(importer.owner, importer.store, ID)).toEqual(undisturbed)
  })

  it('renews a lease while a slice runs, and stops with it', async () => {
    await importer.enqueue(archive, { id: ID })
    const { worker, resume } = held()
    const slice = runSlice({ ...worker, leaseSeconds: 8 })
    await isLeased()
    const first = await leaseEnd()
    await eventually(async () => (await leaseEnd()) > first)
    expect((await runSlice(importer.deps)).status).toBe('idle')
    resume()
    expect((await slice).status).toBe('progress')
    await importer.drain()
    expect(await dumpImport(importer.owner, importer.store, ID)).toEqual(undisturbed)
  })
})

/** A worker that waits at its first read until released. */
function held(): { worker: SliceDeps; resume: () => void } {
  let resume: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    resume = resolve
  })
  const { store } = importer.deps
  const read: typeof store.read = async (...args) => {
    await gate
    return store.read(...args)
  }
  return { worker: { ...importer.deps, store: { ...store, read } }, resume: () => resume() }
}

/** The end of the lease of the only job, in milliseconds. */
async function leaseEnd(): Promise<number> {
  const [row] = await importer.owner<{ leaseUntil: Date }[]>`
    select lease_until as "leaseUntil" from private.import_jobs`
  if (!row) throw new Error('There is no job.')
  return row.leaseUntil.getTime()
}

const isLeased = () =>
  eventually(
    async () =>
      (await importer.owner`select from private.import_jobs where lease_until > now()`).length === 1,
  )
