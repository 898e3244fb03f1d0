import type { OpenedProject } from '../../_shared/scrivener/open-project.ts'
import type { PlannedFile, ScrivenerItem } from '../../_shared/scrivener/types.ts'
import { MAX_OBJECT_BYTES } from './deps.ts'
import { extensionOf } from './mime.ts'
import { type Reason, reason, reasonOfPlan } from './reasons.ts'
import type {
  FileRef,
  ItemRef,
  KeepUnit,
  RawRole,
  SnapshotsUnit,
  TextFiles,
  TextUnit,
  Unit,
} from './work-units.ts'

/** A line of the receipt; without an outcome it is pending. */
export type EntryRow = {
  n: number
  path: string
  size: number
  outcome: string | null
  detail: string
  reason: string | null
  reason_values: Reason['values']
}

const TEXT_ROLES: Partial<Record<PlannedFile['role'], keyof TextFiles>> = {
  text: 'text',
  notes: 'notes',
  synopsis: 'synopsis',
  comments: 'comments',
  links: 'links',
  styles: 'styles',
  notes_comments: 'notesComments',
  notes_styles: 'notesStyles',
}
const OVER_LIMIT = reason('over_limit', 'Larger than 50 MB. It is only in the original archive.')
const RAW_ROLES: Partial<Record<PlannedFile['role'], RawRole>> = {
  research: 'main',
  card_image: 'card',
  package_file: 'package',
}

/**
 * Converts an archive's plan to the receipt and the work: skipped and refused files are reported now, others
 * become units in archive order.
 */
export function planUnits(
  { project, plan, entries: zipEntries }: OpenedProject,
  itemId: (index: number) => string | null,
  leftOutWith: (index: number) => string,
): { entries: EntryRow[]; units: Unit[] } {
  const entries: EntryRow[] = []
  const texts = new Map<number, TextUnit>()
  const snapshots = new Map<number, SnapshotsUnit>()
  const kept: KeepUnit[] = []

  const add = (file: PlannedFile): Reason | null => {
    const entry = zipEntries[file.entryIndex]
    if (!entry) throw new Error('the plan contains a file that is not in the archive')
    const ref: FileRef = { entry, path: file.path }
    const item = file.itemIndex === null ? null : (project.items[file.itemIndex] ?? null)
    const owner = item ? ownerOf(item, itemId) : null
    const textRole = TEXT_ROLES[file.role]
    if (item && owner && textRole) {
      const unit = texts.get(item.index) ?? { kind: 'text', item: owner, files: {} }
      unit.files[textRole] = ref
      texts.set(item.index, unit)
      return null
    }
    if (item && owner && (file.role === 'snapshot' || file.role === 'snapshot_index')) {
      const unit = snapshots.get(item.index) ?? {
        kind: 'snapshots',
        item: owner,
        index: null,
        comments: null,
        files: [],
      }
      if (file.role === 'snapshot') unit.files.push(ref)
      else unit.index = ref
      snapshots.set(item.index, unit)
      return null
    }
    if (file.size > MAX_OBJECT_BYTES) return OVER_LIMIT
    const role = RAW_ROLES[file.role] ?? 'raw'
    kept.push({ kind: 'keep', item: owner, file: ref, role, name: nameOf(file, role, item) })
    return null
  }

  for (const file of plan.files) {
    const row = (outcome: string | null, why: Reason | null) =>
      entries.push({
        n: file.entryIndex,
        path: file.path,
        size: file.size,
        outcome,
        detail: why?.text ?? '',
        reason: why?.code ?? null,
        reason_values: why?.values ?? {},
      })
    if (file.action === 'refuse') row('refused', reasonOfPlan(file.reason))
    else if (file.itemIndex !== null && itemId(file.itemIndex) === null) {
      const title = leftOutWith(file.itemIndex)
      row('skipped', reason('left_out', `Not imported, together with “${title || 'untitled'}”.`, { title }))
    } else if (file.action === 'skip') row('skipped', reasonOfPlan(file.reason))
    else if (file.role === 'binder') row('imported', reason('binder', 'Binder.'))
    else if (file.role === 'project_styles') {
      row('imported', reason('project_styles', "The project's styles."))
    } else {
      const refusal = add(file)
      row(refusal === null ? null : 'refused', refusal)
    }
  }
  for (const [index, unit] of snapshots) unit.comments = texts.get(index)?.files.comments ?? null
  const units: Unit[] = [...texts.values(), ...snapshots.values(), ...kept]
  const sorted = units.map((unit) => ({ unit, offset: offsetOf(unit) })).sort((a, b) => a.offset - b.offset)
  return { entries, units: sorted.map(({ unit }) => unit) }
}

function ownerOf(item: ScrivenerItem, itemId: (index: number) => string | null): ItemRef | null {
  const id = itemId(item.index)
  return id === null ? null : { id, title: item.title }
}

/** A research file is named after its item; every other file keeps its name. */
function nameOf(file: PlannedFile, role: RawRole, item: ScrivenerItem | null): string {
  const own = file.path.slice(file.path.lastIndexOf('/') + 1)
  if (role !== 'main' || !item?.title) return own.slice(0, 400)
  const extension = extensionOf(own) || item.fileExtension || ''
  const title = item.title.slice(0, 400)
  const hasExtension = extension === '' || title.toLowerCase().endsWith(`.${extension}`)
  return hasExtension ? title : `${title}.${extension}`
}

function offsetOf(unit: Unit): number {
  if (unit.kind === 'keep') return unit.file.entry.offset
  if (unit.kind === 'text') {
    const all = Object.values(unit.files).map((file) => file.entry.offset)
    return unit.files.text?.entry.offset ?? Math.min(...all)
  }
  if (unit.kind === 'snapshots') {
    return Math.min(
      ...[unit.index, ...unit.files].map((file) => file?.entry.offset ?? Number.POSITIVE_INFINITY),
    )
  }
  return 0
}
