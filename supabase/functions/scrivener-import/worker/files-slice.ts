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

/** What the units of a slice share. */
export type FilesSlice = {
  deps: SliceDeps
  ids: ImportIds
  importId: string
  signal: AbortSignal
  writes: SliceWrites
  /** True after workers died here: texts are kept as files and not converted. */
  isCautious: boolean
  /** The id of the item a link names, or null when it does not come in. */
  resolveItem(sourceId: string): string | null
  /** The whole of a file; an ArchiveError when the archive is damaged there. */
  read(file: FileRef): Promise<Uint8Array>
  /** The file piece by piece. */
  chunks(file: FileRef): AsyncGenerator<Uint8Array>
  styles(file: FileRef | undefined): Promise<StyleTable | undefined>
  tableOf(ids: readonly string[]): Promise<StyleTable>
}

/** Makes what a slice of files works with. */
export function createFilesSlice(
  deps: SliceDeps,
  lease: Lease,
  lookup: Lookup,
  isCautious: boolean,
): FilesSlice {
  const { job, signal } = lease
  const ids = createIds(job.importId)
  const source = archiveSource(deps, job, signal)
  const zip: ZipArchive = { source, limits: DEFAULT_LIMITS, entries: [] }
  const aliases = new Map(lookup.aliases)
  const writes = new SliceWrites()
  let projectStyles: Promise<ProjectStyles> | null = null

  const read = (file: FileRef) => honest(source, () => readEntry(zip, file.entry))
  const loadStyles = async (): Promise<ProjectStyles> => {
    if (!lookup.projectStyles) return new Map()
    try {
      return readProjectStyles(await read(lookup.projectStyles), lookup.projectStyles.path)
    } catch (error) {
      if (!isArchiveError(error)) throw error
      writes.settle(lookup.projectStyles.entry.index, 'refused', reasonOfError(error))
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
    isCautious,
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
        writes.settle(file.entry.index, 'imported', reason('text_styles', 'Text styles.'))
        return table
      } catch (error) {
        if (!isArchiveError(error)) throw error
        writes.settle(file.entry.index, 'refused', reasonOfError(error))
        return undefined
      }
    },
  }
}

/** A failure to reach Storage must not pass for a damaged archive. */
async function honest<T>(source: ArchiveSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw source.failure ?? error
  }
}
