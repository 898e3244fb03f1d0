import { stripInvisible } from '../../_shared/contract/clean-name.ts'
import { isArchiveError } from '../../_shared/scrivener/archive-error.ts'
import { FILES_BUCKET } from './deps.ts'
import type { FilesSlice } from './files-slice.ts'
import { extensionOf, mimeOf, storedMime } from './mime.ts'
import { type Reason, reasonOfError, warningOfError } from './reasons.ts'
import type { FileRef, KeepUnit, RawRole } from './work-units.ts'

/** Files up to this size are sent whole; larger ones are streamed while they unpack. */
const WHOLE_BYTES = 128 * 1024

/** Stores an archive file unchanged and reports it in the receipt. */
export async function keepUnit(slice: FilesSlice, unit: KeepUnit): Promise<void> {
  const n = unit.file.entry.index
  const failure = await keepFile(slice, unit.file, {
    item: unit.item?.id ?? null,
    role: unit.role,
    name: unit.name,
  })
  if (failure !== null) slice.writes.recordOutcome(n, 'refused', failure)
  else slice.writes.recordOutcome(n, unit.role === 'raw' ? 'kept_raw' : 'imported', null)
}

/**
 * Stores a file under a generated name; returns the reason when the archive is damaged there, otherwise null.
 */
export async function keepFile(
  slice: FilesSlice,
  file: FileRef,
  row: { item: string | null; role: RawRole; name: string },
): Promise<Reason | null> {
  const { ids, writes, deps, importId } = slice
  const extension = extensionOf(file.path)
  const n = file.entry.index
  const objectPath = `${ids.manuscript}/${importId}/${n}${extension ? `.${extension}` : ''}`
  const mime = mimeOf(file.path)
  let failure: unknown = null
  try {
    if (file.entry.size <= WHOLE_BYTES) {
      await deps.store.write(FILES_BUCKET, objectPath, storedMime(mime), await slice.read(file), slice.signal)
    } else {
      const pieces = noting(slice.chunks(file), (error) => {
        failure = error
      })
      await deps.store.write(FILES_BUCKET, objectPath, storedMime(mime), pieces, slice.signal)
    }
  } catch (error) {
    // An upload with a broken source fails as an upload; the source's error is the cause.
    const cause = failure ?? error
    if (!isArchiveError(cause)) throw cause
    writes.warnings.push(warningOfError(cause, file.path))
    return reasonOfError(cause)
  }
  writes.rawFiles.push({
    id: ids.rawFile(String(n)),
    item_id: row.item,
    role: row.role,
    path: file.path,
    name: stripInvisible(row.name),
    mime,
    size: file.entry.size,
    object_path: objectPath,
  })
  return null
}

async function* noting(
  chunks: AsyncIterable<Uint8Array>,
  note: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    note(error)
    throw error
  }
}
