import { ArchiveError } from './archive-error.ts'
import { type ArchiveLimits, DEFAULT_LIMITS } from './limits.ts'
import { planImport } from './plan/plan-import.ts'
import { buildProject } from './project/build-project.ts'
import { findProject } from './project/find-project.ts'
import { readBinder } from './project/read-binder.ts'
import type { ByteSource, ImportPlan, ScrivenerProject } from './types.ts'
import { openZip, type ZipArchive } from './zip/open-zip.ts'
import { entryChunks } from './zip/read-entry.ts'
import type { ZipEntry } from './zip/zip-entry.ts'

/** An opened project: the binder, the archive's directory, and the plan of the import. */
export interface OpenedProject {
  project: ScrivenerProject
  entries: ZipEntry[]
  plan: ImportPlan
  archive: ZipArchive
}

/** The options of opening; `archiveName` is the title of a project packed without a folder. */
export interface OpenOptions {
  archiveName?: string
  limits?: Partial<ArchiveLimits>
}

/**
 * Opens a packed project: reads the directory and the binder, no texts. Deterministic, so that preview and slices
 * agree. Throws an ArchiveError for an unusable archive.
 */
export async function openProject(source: ByteSource, options: OpenOptions = {}): Promise<OpenedProject> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const archive = await openZip(source, limits)
  const place = findProject(archive.entries, options.archiveName)
  const raw = await readBinderOf(archive, place.binder, limits)
  const project = buildProject(raw, place.binder.name, place.title)
  project.warnings.unshift(...place.warnings)
  const plan = planImport(archive.entries, place, project)
  return { project, entries: archive.entries, plan, archive }
}

async function readBinderOf(archive: ZipArchive, binder: ZipEntry, limits: ArchiveLimits) {
  try {
    return await readBinder(entryChunks(archive, binder), binder.name, limits)
  } catch (error) {
    if (!(error instanceof ArchiveError) || error.code !== 'entry_damaged') throw error
    throw new ArchiveError(
      'binder_unreadable',
      `The project's binder cannot be read: ${error.message}`,
      error.values,
    )
  }
}
