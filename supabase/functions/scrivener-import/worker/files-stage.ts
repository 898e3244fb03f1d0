import type { SliceDeps } from './deps.ts'
import { createFilesSlice, type FilesSlice } from './files-slice.ts'
import { createIds } from './ids.ts'
import { keepUnit } from './keep-file.ts'
import { advance, type Job, type Lease } from './lease.ts'
import { snapshotsUnit } from './snapshots-unit.ts'
import { textUnit } from './text-unit.ts'
import type { JobState, Lookup, Unit } from './work-units.ts'

/** The largest size of the queued rows of a slice. */
const MAX_BYTES = 3 * 1024 * 1024
/** A slice mostly waits for Storage, so it also ends after this time, for visible progress. */
const MAX_WALL_MS = 2_500
const FETCH = 40
/**
 * After repeated crashes, this many units run one per slice, so that the failing one is found and kept as a
 * file.
 */
const SINGLE_UNITS = 50
const SINGLE_UNITS_FROM = 2
const RAW_FROM = 4

type Place = { n: number; done: number }

/**
 * Reads archive files into rows and objects until the slice is full, then commits them together with the
 * cursor.
 */
export async function filesStage(deps: SliceDeps, lease: Lease): Promise<void> {
  const { job } = lease
  const singleUnits = job.attempts > SINGLE_UNITS_FROM ? SINGLE_UNITS : (job.state.singleUnits ?? 0)
  const { lookup, units } = await readUnits(deps, job, job.cursor, true)
  const slice = createFilesSlice(deps, lease, lookup, job.attempts > RAW_FROM - 1)
  const started = { spent: deps.spent(), at: performance.now() }
  const isFull = () =>
    singleUnits > 0 ||
    deps.spent() - started.spent >= deps.budgetMs ||
    performance.now() - started.at >= MAX_WALL_MS ||
    slice.writes.bytes >= MAX_BYTES

  const place: Place = { n: job.cursor, done: job.state.done ?? 0 }
  let current = ''
  let waiting = units
  while (waiting.length > 0) {
    const unit = waiting.shift() as Unit
    lease.signal.throwIfAborted()
    current = titleOf(unit) || current
    const left = await runUnit(slice, unit, place.done, isFull)
    if (left === null) Object.assign(place, { n: place.n + 1, done: 0 })
    else place.done = left
    if (left !== null || isFull()) break
    if (waiting.length === 0) waiting = (await readUnits(deps, job, place.n, false)).units
  }
  const state: JobState = { ...job.state, done: place.done, singleUnits: Math.max(0, singleUnits - 1) }
  await lease.commit(async (tx) => {
    await slice.writes.flush(tx, job, createIds(job.importId).manuscript, current)
    const [more] = await tx`
      select from private.import_work where import_id = ${job.importId} and n >= ${place.n} limit 1`
    await advance(tx, job, { stage: more ? 'files' : 'finish', cursor: place.n, state })
  })
}

/** Runs a unit; returns the position when the slice is full before the unit ends, otherwise null. */
async function runUnit(
  slice: FilesSlice,
  unit: Unit,
  done: number,
  isFull: () => boolean,
): Promise<number | null> {
  if (unit.kind === 'snapshots') return snapshotsUnit(slice, unit, done, isFull)
  if (unit.kind === 'text') await textUnit(slice, unit)
  else if (unit.kind === 'keep') await keepUnit(slice, unit)
  return null
}

function titleOf(unit: Unit): string {
  if (unit.kind === 'items' || unit.kind === 'members') return ''
  return (unit.item?.title || (unit.kind === 'keep' ? unit.name : '')).slice(0, 300)
}

async function readUnits(
  deps: SliceDeps,
  job: Job,
  from: number,
  withLookup: boolean,
): Promise<{ lookup: Lookup; units: Unit[] }> {
  const rows = await deps.asService(
    (tx) =>
      tx<{ n: number; payload: unknown }[]>`
      select n, payload from private.import_work
       where import_id = ${job.importId} and (n >= ${from} and n < ${from + FETCH} or n = -1 and ${withLookup})
       order by n`,
  )
  const lookup = rows[0]?.n === -1 ? (rows.shift()?.payload as Lookup) : { aliases: [], projectStyles: null }
  return { lookup, units: rows.map(({ payload }) => payload as Unit) }
}
