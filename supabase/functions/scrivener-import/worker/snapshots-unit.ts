import { isArchiveError } from '../../_shared/scrivener/archive-error.ts'
import { matchSnapshots, readSnapshotIndex, type SnapshotLine } from '../../_shared/scrivener/snapshots.ts'
import { cleanLine } from '../../_shared/scrivener/text/clean-text.ts'
import { convertFile, readCommentFile } from './convert-file.ts'
import type { FilesSlice } from './files-slice.ts'
import { reason, reasonOfError, warningOfError } from './reasons.ts'
import type { SnapshotsUnit } from './work-units.ts'

const INDEX = reason('snapshot_index', 'Titles and dates of the snapshots.')

/**
 * Imports an item's snapshots as revisions, oldest first, from number `done` on. Returns the number done when
 * `isFull` ends the slice, otherwise null.
 */
export async function snapshotsUnit(
  slice: FilesSlice,
  unit: SnapshotsUnit,
  done: number,
  isFull: () => boolean,
): Promise<number | null> {
  const lines = await readIndex(slice, unit, done === 0)
  const files = unit.files.map(({ entry, path }) => ({ entryIndex: entry.index, path }))
  const snapshots = matchSnapshots(lines, files)
  const comments = await readCommentFile(slice, unit.comments ?? undefined, false)
  for (let at = done; at < snapshots.length; at++) {
    if (at > done && isFull()) return at
    const snapshot = snapshots[at]
    const file = unit.files.find(({ entry }) => entry.index === snapshot?.entryIndex)
    if (!snapshot || !file) throw new Error('a snapshot has no file')
    const styles = snapshot.styleIds.length > 0 ? await slice.tableOf(snapshot.styleIds) : undefined
    const converted = await convertFile(slice, unit.item, file, { styles, comments })
    if (!converted) continue
    slice.writes.revisions.push({
      id: slice.ids.revision(snapshot.entryIndex),
      item_id: unit.item.id,
      name: cleanLine(snapshot.title, 300),
      title: unit.item.title,
      content: converted.doc,
      text: converted.text,
      word_count: converted.wordCount,
      source_id: `snapshot-${snapshot.entryIndex}`,
      created_at: snapshot.date,
    })
  }
  return null
}

async function readIndex(
  slice: FilesSlice,
  { index }: SnapshotsUnit,
  isFirst: boolean,
): Promise<SnapshotLine[]> {
  if (!index) return []
  try {
    const lines = readSnapshotIndex(await slice.read(index), index.path)
    if (isFirst) slice.writes.recordOutcome(index.entry.index, 'imported', INDEX)
    return lines
  } catch (error) {
    if (!isArchiveError(error)) throw error
    if (isFirst) {
      slice.writes.recordOutcome(index.entry.index, 'refused', reasonOfError(error))
      slice.writes.warnings.push(warningOfError(error, index.path))
    }
    return []
  }
}
