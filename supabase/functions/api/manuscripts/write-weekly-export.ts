import type { WeeklyExportResult } from '../../_shared/contract/exports.ts'
import type { WeeklyFailure } from '../../_shared/contract/outputs.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { fromDatabase, isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import type { Deps } from '../deps.ts'
import { type ExportBook, readBook } from './read-book.ts'
import { requireAccess } from './require-access.ts'
import { exportName, writeBookFile } from './write-book-file.ts'

/** One row of `private.claim_weekly_export`. */
type Due = { outputId: string; manuscriptId: string; userId: string; digest: string | null; tries: number }
type WeeklyDeps = Pick<Deps, 'asVisitor' | 'asCaller' | 'weekly' | 'log'>

const BUCKET = 'manuscript-files'
/** An error that is not the book's own is tried three times, ten minutes apart, before it counts as a failure. */
const MOST_TRIES = 3

/**
 * Writes the weekly export that is due first, with the rights and in the storage of the person who chose it (R-920 to
 * One book for each call, because a hosted function has two seconds of processor time for a call.
 */
export async function writeWeeklyExport(deps: WeeklyDeps): Promise<WeeklyExportResult> {
  const [due] = await deps.asVisitor((tx) => tx<Due[]>`select * from private.claim_weekly_export()`)
  if (!due) return 'none'
  const settle = async (failure: WeeklyFailure | 'no_access' | null) => {
    await deps.asVisitor(
      (tx) => tx`select private.settle_weekly_export(${due.outputId}, ${due.userId}, ${failure})`,
    )
  }
  try {
    if (await keepFile(deps, due)) return 'kept'
    await settle(null)
    return 'unchanged'
  } catch (error) {
    const failure = failureOf(error)
    if (failure === null || failure === 'unavailable')
      deps.log({ requestId: due.outputId, code: 'weekly_export_failed', error })
    if (failure === null && due.tries < MOST_TRIES) return 'again'
    await settle(failure ?? 'unavailable')
    return failure === 'no_access' ? 'ended' : 'failed'
  }
}

/** Writes and keeps the file; false when the book is that of the last weekly file. */
async function keepFile(
  { asVisitor, asCaller, weekly }: WeeklyDeps,
  { outputId, manuscriptId, userId, digest }: Due,
): Promise<boolean> {
  // As for messages that are due: the person has no session now.
  const claims = { sub: userId, role: 'authenticated' as const, aal: 'aal2' }
  const asPerson = <T>(work: (tx: Tx) => Promise<T>) => asCaller(claims, work)
  const read = await asPerson(async (tx) => {
    await requireAccess(tx, manuscriptId, 'write')
    return readBook(tx, manuscriptId, { outputId })
  })
  const digestNow = await digestOf(read)
  if (digestNow === digest) return false
  const file = await writeBookFile(manuscriptId, read, async (path, most) => {
    const [object] = await asPerson(
      (tx) => tx<{ size: number }[]>`
        select coalesce((metadata ->> 'size')::float8, 0) as size from storage.objects
         where bucket_id = ${BUCKET} and name = ${path}`,
    )
    if (!object) return null
    return object.size > most ? 'too-large' : weekly.read(BUCKET, path, object.size)
  })
  await requireRoom(asPerson, file.bytes.length)
  const id = crypto.randomUUID()
  await weekly.write(BUCKET, `${manuscriptId}/${id}`, file.mime, file.bytes)
  await asVisitor(
    (tx) => tx`
      select private.keep_weekly_export(${outputId}, ${userId}, ${id}, ${exportName(read.book, file)}, ${read.format}, ${digestNow})`,
  )
  return true
}

/** The compiled book is all that a writer reads, so the same book would be the same file. */
async function digestOf({ book, format }: ExportBook): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([format, book]))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function requireRoom(
  asPerson: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  size: number,
): Promise<void> {
  try {
    const [room] = await asPerson(
      (tx) => tx<{ may: boolean }[]>`select private.may_upload(${tx.json({ size })}) as may`,
    )
    if (!room?.may) throw new HttpError('rate_limited')
  } catch (error) {
    // The storage of the person or the company is full.
    if (isDatabaseError(error) && error.code === '42501') throw new HttpError('storage_full')
    throw error
  }
}

const ENDS: ReadonlySet<string> = new Set(['not_found', 'forbidden', 'inactive'])

/** The failure that a person can understand; null for an error that may pass. */
function failureOf(error: unknown): WeeklyFailure | 'no_access' | null {
  const refusal = error instanceof HttpError ? error : fromDatabase(error)
  if (!refusal) return null
  const { code, fields } = refusal
  if (ENDS.has(code)) return 'no_access'
  if (code === 'storage_full' || code === 'too_large') return code
  return fields?.outputId === 'no_chapter' ? 'no_chapter' : null
}
