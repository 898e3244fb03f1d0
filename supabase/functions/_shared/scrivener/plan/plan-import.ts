import { addWarning } from '../project/add-warning.ts'
import { folderOf, isSystemFile, type ProjectPlace } from '../project/find-project.ts'
import { cleanText } from '../text/clean-text.ts'
import type {
  FileRole,
  ImportPlan,
  ItemFiles,
  PlannedFile,
  ScrivenerItem,
  ScrivenerProject,
} from '../types.ts'
import type { ZipEntry } from '../zip/zip-entry.ts'
import { type Classified, classifyFile } from './classify-file.ts'

/** The order of an item's files: files that a text needs come before the text. */
const ORDER: readonly FileRole[] = [
  'binder',
  'project_styles',
  'styles',
  'comments',
  'links',
  'text',
  'synopsis',
  'notes_styles',
  'notes_comments',
  'notes',
  'card_image',
  'research',
  'package_file',
  'snapshot_index',
  'snapshot',
]
const RANK = new Map(ORDER.map((role, index) => [role, index]))

/** Roles of which an item has one file; a second file is an orphan. */
const SINGLE: Partial<Record<FileRole, keyof ItemFiles>> = {
  text: 'text',
  notes: 'notes',
  synopsis: 'synopsis',
  comments: 'comments',
  notes_comments: 'notesComments',
  links: 'links',
  styles: 'styles',
  notes_styles: 'notesStyles',
  research: 'research',
  card_image: 'cardImage',
  snapshot_index: 'snapshotIndex',
}

/**
 * Lists every archive file once, with its owner and action: project files, then items in binder order, then orphans.
 * Fills `files` of the items and adds warnings.
 */
export function planImport(
  entries: readonly ZipEntry[],
  place: ProjectPlace,
  project: ScrivenerProject,
): ImportPlan {
  const owners = ownerLookup(project.items)
  const plan: ImportPlan = {
    files: [],
    items: project.items.map(() => ({})),
    binderEntry: place.binder.index,
    projectStyles: null,
  }
  for (const entry of entries) {
    if (entry.isDirectory && !entry.refused) continue
    plan.files.push(planFile(entry, place, owners, plan, project))
  }
  plan.files.sort(
    (a, b) => itemRank(a) - itemRank(b) || rank(a.role) - rank(b.role) || a.entryIndex - b.entryIndex,
  )
  for (const file of plan.files) {
    if (file.itemIndex !== null && file.action !== 'refuse')
      project.items[file.itemIndex]?.files.push(file.entryIndex)
  }
  warnOfMissing(plan, project)
  return plan
}

function itemRank(file: PlannedFile): number {
  if (file.itemIndex !== null) return file.itemIndex
  return file.role === 'binder' || file.role === 'project_styles' ? -1 : Number.MAX_SAFE_INTEGER
}

function rank(role: FileRole): number {
  return RANK.get(role) ?? ORDER.length
}

type Owners = Record<'docs' | 'data' | 'snapshot', Map<string, ScrivenerItem>>

function ownerLookup(items: readonly ScrivenerItem[]): Owners {
  const byId = new Map<string, ScrivenerItem>()
  const byUuid = new Map<string, ScrivenerItem>()
  const byAny = new Map<string, ScrivenerItem>()
  const add = (map: Map<string, ScrivenerItem>, key: string | null, item: ScrivenerItem): void => {
    if (key && !map.has(key.toUpperCase())) map.set(key.toUpperCase(), item)
  }
  for (const item of items) {
    add(byId, item.id, item)
    add(byUuid, item.uuid, item)
    add(byAny, item.id, item)
    add(byAny, item.uuid, item)
  }
  return { docs: byId, data: byUuid, snapshot: byAny }
}

function planFile(
  entry: ZipEntry,
  place: ProjectPlace,
  owners: Owners,
  plan: ImportPlan,
  project: ScrivenerProject,
): PlannedFile {
  const path = showName(entry.name)
  const base = { entryIndex: entry.index, path, size: entry.size, itemIndex: null, itemSourceId: null }
  if (entry.refused) {
    addWarning(project.warnings, {
      code: 'refused_file',
      message: `“${path}” was refused (${entry.refused.replaceAll('_', ' ')}).`,
      path,
      values: { reason: entry.refused },
    })
  }
  const found = classify(entry, place)
  const owner = found.owner ? owners[found.owner.layout].get(found.owner.key) : undefined
  const refusal = entry.refused ? ({ action: 'refuse', reason: entry.refused } as const) : null
  if (!found.owner) {
    if (found.role === 'project_styles' && !refusal) plan.projectStyles ??= entry.index
    return { ...base, role: found.role, action: found.action, reason: found.reason, ...refusal }
  }
  const isTaken = owner && !refusal && !claim(plan.items[owner.index] as ItemFiles, found.role, entry.index)
  if (!owner || isTaken) {
    if (!refusal) warnOfOrphan(project, path)
    return { ...base, role: 'orphan', action: 'keep', reason: null, ...refusal }
  }
  return {
    ...base,
    itemIndex: owner.index,
    itemSourceId: owner.sourceId,
    role: found.role,
    action: found.action,
    reason: found.reason,
    ...refusal,
  }
}

function classify(entry: ZipEntry, place: ProjectPlace): Classified {
  if (entry.index === place.binder.index) return { role: 'binder', action: 'read', reason: null, owner: null }
  if (isSystemFile(entry.name)) return { role: 'system', action: 'skip', reason: 'system', owner: null }
  if (!entry.name.startsWith(place.root)) {
    return { role: 'outside_project', action: 'skip', reason: 'outside_project', owner: null }
  }
  const found = classifyFile(entry.name.slice(place.root.length))
  // Without a project folder, every top-level file appears to belong to the project, so only known files are kept.
  if (found.role === 'unknown' && place.root === '' && folderOf(entry.name) === '') {
    return { role: 'outside_project', action: 'skip', reason: 'outside_project', owner: null }
  }
  return found
}

/** Assigns a file to an item; false when the item already has one of this kind. */
function claim(files: ItemFiles, role: FileRole, entry: number): boolean {
  const key = SINGLE[role]
  if (key === undefined) {
    const list = role === 'snapshot' ? 'snapshots' : role === 'package_file' ? 'packageFiles' : null
    if (list) (files[list] ?? start(files, list)).push(entry)
    return true
  }
  if (files[key] !== undefined) return false
  ;(files as Record<string, number>)[key] = entry
  return true
}

function start(files: ItemFiles, list: 'snapshots' | 'packageFiles'): number[] {
  const empty: number[] = []
  files[list] = empty
  return empty
}

function warnOfOrphan(project: ScrivenerProject, path: string): void {
  addWarning(project.warnings, {
    code: 'orphan_file',
    message: `“${path}” belongs to no document of the binder; it is kept as a file.`,
    path,
  })
}

const FILE_TYPES = new Set(['Image', 'PDF', 'Media', 'WebArchive'])

function warnOfMissing(plan: ImportPlan, project: ScrivenerProject): void {
  for (const item of project.items) {
    const files = plan.items[item.index] as ItemFiles
    if (!FILE_TYPES.has(item.scrivenerType) || files.research !== undefined || files.packageFiles) continue
    addWarning(project.warnings, {
      code: 'missing_file',
      message: `The file of “${item.title || item.sourceId}” is not in the archive.`,
      sourceId: item.sourceId,
      values: { title: item.title || item.sourceId },
    })
  }
}

/** A name for display, without control characters and of limited length. */
function showName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be shown
  const clean = name.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
  return clean.length > 400 ? cleanText(`${clean.slice(0, 200)}…${clean.slice(-150)}`) : cleanText(clean)
}
