import { ArchiveError } from '../archive-error.ts'
import type { Warning } from '../types.ts'
import type { ZipEntry } from '../zip/zip-entry.ts'

/** The location of the project in the archive. */
export interface ProjectPlace {
  /** The folder of the project with its final slash; empty when the archive has no folder around it. */
  root: string
  binder: ZipEntry
  otherBinders: ZipEntry[]
  /** The folder's name without `.scriv`, or else the archive's name. */
  title: string
  warnings: Warning[]
}

/** The most candidate folders that are examined. */
const MAX_ROOTS = 50

/** True for files that macOS and Windows add to archives. */
export function isSystemFile(name: string): boolean {
  const path = name.endsWith('/') ? name.slice(0, -1) : name
  const base = path.slice(path.lastIndexOf('/') + 1)
  return (
    path.startsWith('__MACOSX/') ||
    path.includes('/__MACOSX/') ||
    base === '__MACOSX' ||
    base.startsWith('._') ||
    /^(?:\.ds_store|thumbs\.db|desktop\.ini|icon\r?|\.localized)$/i.test(base)
  )
}

/** Finds the project of an archive; throws an ArchiveError when there is none or more than one. */
export function findProject(entries: readonly ZipEntry[], archiveName = ''): ProjectPlace {
  const candidates = entries.filter(
    (entry) => /\.scrivx$/i.test(entry.name) && !entry.isDirectory && !isSystemFile(entry.name),
  )
  const binders = candidates.filter((entry) => !entry.refused)
  const [refused] = candidates
  if (binders.length === 0) throw refused ? explainRefused(refused) : explainMissing(entries)
  const root = chooseRoot(entries, [...new Set(binders.map((entry) => folderOf(entry.name)))])
  const own = binders.filter((entry) => folderOf(entry.name) === root)
  const folder = root.split('/').at(-2) ?? archiveName
  const title = folder.replace(/\.zip$/i, '').replace(/\.scriv$/i, '')
  const sorted = own.sort((a, b) => rank(a, title) - rank(b, title) || (a.name < b.name ? -1 : 1))
  const [binder, ...otherBinders] = sorted as [ZipEntry, ...ZipEntry[]]
  const warnings: Warning[] = otherBinders.map((other) => ({
    code: 'several_binders',
    message: `The project has several binder files; “${baseName(binder.name)}” was read, “${baseName(other.name)}” was not.`,
    path: other.name,
    values: { used: baseName(binder.name), other: baseName(other.name) },
  }))
  return { root, binder, otherBinders, title, warnings }
}

/** The folder part of a name with its final slash; empty at the top level. */
export function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Lower is better: named like the folder, `project.scrivx`, other names, a conflicted copy. */
function rank(entry: ZipEntry, title: string): number {
  const name = baseName(entry.name)
    .replace(/\.scrivx$/i, '')
    .toLowerCase()
  if (name === title.toLowerCase().normalize('NFC')) return 0
  if (name === 'project') return 1
  return /conflict|copy|copie|kopie|copia|\(\d+\)/i.test(name) ? 3 : 2
}

function chooseRoot(entries: readonly ZipEntry[], roots: string[]): string {
  if (roots.length > MAX_ROOTS) throw severalProjects(roots)
  // A project stored inside another project's folders is that project's content, not a second project.
  const outer = roots.filter((root) => !roots.some((other) => root !== other && isInside(root, other)))
  if (outer.length === 1) return outer[0] as string
  const filled = outer.filter((root) => {
    const files = `${root}files/`.toLowerCase()
    return entries.some((entry) => entry.name.toLowerCase().startsWith(files))
  })
  if (filled.length === 1) return filled[0] as string
  throw severalProjects(outer)
}

function severalProjects(roots: readonly string[]): ArchiveError {
  const names = roots.map((root) => root.replace(/\/$/, '') || '/').sort()
  return new ArchiveError(
    'several_projects',
    `The archive holds ${names.length} Scrivener projects. Make one archive for each: ${names.slice(0, 10).join(', ')}.`,
    { count: names.length, projects: names.slice(0, 10).join(', ') },
  )
}

function isInside(root: string, other: string): boolean {
  return (
    root.startsWith(other) &&
    /^(?:Files|Snapshots|Settings|QuickLook|Icons)\//i.test(root.slice(other.length))
  )
}

function explainRefused(entry: ZipEntry): ArchiveError {
  const isLarge = entry.refused === 'too_large' || entry.refused === 'suspicious_ratio'
  const values = { path: entry.name, reason: entry.refused ?? '' }
  return isLarge
    ? new ArchiveError('binder_too_large', `“${entry.name}” is too large for a Scrivener binder.`, values)
    : new ArchiveError('binder_unreadable', `“${entry.name}” cannot be read from the archive.`, values)
}

function explainMissing(entries: readonly ZipEntry[]): ArchiveError {
  const inner = entries.find((entry) => /\.zip$/i.test(entry.name) && !isSystemFile(entry.name))
  const isProject = entries.some((entry) =>
    /(?:^|\/)(?:[^/]+\.scriv|Files\/(?:Docs|Data))\//i.test(entry.name),
  )
  const hint = isProject
    ? ' There is a .scriv folder, but its .scrivx file is missing: the copy is not complete.'
    : inner
      ? ` It holds another archive (“${baseName(inner.name)}”): unpack that first and pick it instead.`
      : ' Compress the whole .scriv folder and pick that file.'
  return new ArchiveError('no_project', `There is no Scrivener project in the archive.${hint}`, {
    reason: isProject ? 'no_binder' : inner ? 'inner_archive' : 'nothing',
  })
}
