import { isArchiveError } from '../../_shared/scrivener/archive-error.ts'
import { DEFAULT_LIMITS } from '../../_shared/scrivener/limits.ts'
import { readProjectStyles, readStyleIds, styleTable } from '../../_shared/scrivener/styles.ts'
import type { ProjectStyles, StyleTable } from '../../_shared/scrivener/text-types.ts'
import type { ZipArchive } from '../../_shared/scrivener/zip/open-zip.ts'
import { entryChunks, readEntry } from '../../_shared/scrivener/zip/read-entry.ts'
import { type ArchiveSource, archiveSource } from './archive-source.ts'
import type { SliceDeps } from './deps.ts'
import { createIds, type ImportIds } from './ids.ts'
import type { Lease } from './lease.ts'
import { reason, reasonOfError } from './reasons.ts'
import { SliceWrites } from './slice-writes.ts'
import type { FileRef, Lookup } from './work-units.ts'

/** The state that the units of a slice share. */
export type FilesSlice = {
  deps: SliceDeps
  ids: ImportIds
  importId: string
  signal: AbortSignal
  writes: SliceWrites
  /** True after repeated worker crashes at this unit: texts are then kept as files and not converted. */
  keepsTextsAsFiles: boolean
  /** The id of the item that a link names, or null when it is not imported. */
  resolveItem(sourceId: string): string | null
  /** The whole file; throws an ArchiveError where the archive is damaged. */
  read(file: FileRef): Promise<Uint8Array>
  /** The file in chunks. */
  chunks(file: FileRef): AsyncGenerator<Uint8Array>
  styles(file: FileRef | undefined): Promise<StyleTable | undefined>
  tableOf(ids: readonly string[]): Promise<StyleTable>
}

/** Creates the shared state of a slice of files. */
export function createFilesSlice(
  deps: SliceDeps,
  lease: Lease,
  lookup: Lookup,
  keepsTextsAsFiles: boolean,
): FilesSlice {
  const { job, signal } = lease
  const ids = createIds(job.importId)
  const source = archiveSource(deps, job, signal)
  const zip: ZipArchive = { source, limits: DEFAULT_LIMITS, entries: [] }
  const aliases = new Map(lookup.aliases)
  const writes = new SliceWrites()
  let projectStyles: Promise<ProjectStyles> | null = null

  const read = (file: FileRef) => rethrowStorageError(source, () => readEntry(zip, file.entry))
  const loadStyles = async (): Promise<ProjectStyles> => {
    if (!lookup.projectStyles) return new Map()
    try {
      return readProjectStyles(await read(lookup.projectStyles), lookup.projectStyles.path)
    } catch (error) {
      if (!isArchiveError(error)) throw error
      writes.recordOutcome(lookup.projectStyles.entry.index, 'refused', reasonOfError(error))
      return new Map()
    }
  }
  const tableOf = async (styleIds: readonly string[]) => {
    projectStyles ??= loadStyles()
    return styleTable(styleIds, await projectStyles)
  }
  return {
    deps,
    ids,
    importId: job.importId,
    signal,
    writes,
    keepsTextsAsFiles,
    tableOf,
    resolveItem(sourceId) {
      const target = aliases.get(sourceId.toUpperCase())
      return target === undefined ? null : ids.item(target)
    },
    read,
    async *chunks(file) {
      try {
        yield* entryChunks(zip, file.entry)
      } catch (error) {
        throw source.failure ?? error
      }
    },
    async styles(file) {
      if (!file) return undefined
      try {
        const table = await tableOf(readStyleIds(await read(file)))
        writes.recordOutcome(file.entry.index, 'imported', reason('text_styles', 'Text styles.'))
        return table
      } catch (error) {
        if (!isArchiveError(error)) throw error
        writes.recordOutcome(file.entry.index, 'refused', reasonOfError(error))
        return undefined
      }
    },
  }
}

/** Rethrows a Storage error, so that it is not reported as a damaged archive. */
async function rethrowStorageError<T>(source: ArchiveSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw source.failure ?? error
  }
}
