import { type ArchiveError, isArchiveError } from '../../_shared/scrivener/archive-error.ts'
import { type CommentList, readComments } from '../../_shared/scrivener/comments.ts'
import { convertText } from '../../_shared/scrivener/convert-text.ts'
import { cutText } from '../../_shared/scrivener/text/clean-text.ts'
import type {
  ConvertedText,
  ScrivenerComment,
  StyleTable,
  TextAsset,
} from '../../_shared/scrivener/text-types.ts'
import { FILES_BUCKET } from './deps.ts'
import type { FilesSlice } from './files-slice.ts'
import { keepFile } from './keep-file.ts'
import {
  type OwnWarning,
  type Reason,
  reason,
  reasonOfDamage,
  reasonOfError,
  warning,
  warningOfError,
} from './reasons.ts'
import type { FileRef, ItemRef } from './work-units.ts'

const MAX_COMMENT = 50_000
const UPLOADS_AT_ONCE = 4
const NOT_CONVERTED = reason('not_converted', 'It could not be converted. The file is kept unchanged.')

/** A comment with the row id that its anchor in the text refers to. */
export type KnownComment = { id: string; kind: 'comment' | 'footnote'; comment: ScrivenerComment }

/**
 * Reads a comment file; for a damaged one, returns the readable comments and reports the damage in the
 * receipt.
 */
export async function readCommentFile(
  slice: FilesSlice,
  file: FileRef | undefined,
  isMine = true,
): Promise<KnownComment[]> {
  if (!file) return []
  const list = await loadComments(slice, file)
  const known = list.comments.map((comment) => ({
    id: slice.ids.comment(file.entry.index, comment.sourceId),
    kind: comment.kind,
    comment,
  }))
  if (!isMine) return known
  const count = known.length
  slice.writes.recordOutcome(
    file.entry.index,
    list.error && count === 0 ? 'refused' : 'imported',
    reasonOfComments(count, list.error),
  )
  if (list.error) slice.writes.warnings.push(warningOfError(list.error, file.path))
  return known
}

function reasonOfComments(count: number, error: ArchiveError | null): Reason {
  if (error && count === 0) return reasonOfError(error)
  const found = `${count} ${count === 1 ? 'comment or footnote' : 'comments and footnotes'}.`
  return error
    ? reason('comments_damaged', `${found} ${error.message}`, { count })
    : reason('comments', found, { count })
}

async function loadComments(slice: FilesSlice, file: FileRef): Promise<CommentList> {
  try {
    return readComments(await slice.read(file), file.path)
  } catch (error) {
    if (!isArchiveError(error)) throw error
    return { comments: [], error }
  }
}

/** Queues the comments of an item in file order. */
export function writeComments(slice: FilesSlice, item: ItemRef, comments: readonly KnownComment[]): void {
  for (const [position, { id, kind, comment }] of comments.entries()) {
    const body = cutText(comment.text, MAX_COMMENT)
    slice.writes.comments.push({ id, item_id: item.id, kind, body, colour: comment.colour, position })
    slice.writes.bytes += body.length
  }
}

/**
 * Converts an item's RTF file and stores its pictures; null when it is kept as a file instead. Reports the
 * outcome in the receipt.
 */
export async function convertFile(
  slice: FilesSlice,
  item: ItemRef,
  file: FileRef,
  context: { styles?: StyleTable; comments: readonly KnownComment[] },
): Promise<ConvertedText | null> {
  const n = file.entry.index
  const { writes } = slice
  if (slice.keepsTextsAsFiles) {
    await keepInstead(slice, item, file, NOT_CONVERTED)
    return null
  }
  const bytes = await slice.read(file).catch((error: unknown) => {
    if (!isArchiveError(error)) throw error
    return error
  })
  if (!(bytes instanceof Uint8Array)) {
    writes.recordOutcome(n, 'refused', reasonOfError(bytes))
    writes.warnings.push(warningOfError(bytes, file.path))
    return null
  }
  const known = new Map(context.comments.map(({ comment, id, kind }) => [comment.sourceId, { id, kind }]))
  const converted = convertText(bytes, {
    styles: context.styles,
    ranges: context.comments.flatMap(({ comment: { range, sourceId } }) =>
      range ? [{ ...range, sourceId }] : [],
    ),
    resolveComment: (sourceId) => known.get(sourceId.toUpperCase()) ?? null,
    resolveItem: (sourceId) => slice.resolveItem(sourceId),
    resolveAsset: (asset) => assetPath(slice, n, asset),
  })
  const damage = reasonOfDamage(converted.damage)
  if (converted.outcome === 'kept_raw') {
    await keepInstead(slice, item, file, damage)
    return null
  }
  await storeAssets(slice, item, file, converted.assets)
  writes.bytes += converted.text.length * 4
  if (converted.outcome === 'damaged') {
    // The readable part is imported, and the original file is stored beside it.
    await keepFile(slice, file, { item: item.id, role: 'raw', name: nameOf(item, file) })
    warnOf(slice, 'damaged_text', item, file, damage)
  }
  writes.recordOutcome(n, 'converted', damage, converted.wordCount)
  return converted
}

async function keepInstead(
  slice: FilesSlice,
  item: ItemRef,
  file: FileRef,
  why: Reason | null,
): Promise<void> {
  const failure = await keepFile(slice, file, { item: item.id, role: 'raw', name: nameOf(item, file) })
  slice.writes.recordOutcome(file.entry.index, failure === null ? 'kept_raw' : 'refused', failure ?? why)
  if (failure !== null) return
  warnOf(slice, why?.code === 'not_converted' ? 'not_converted' : 'kept_raw', item, file, why)
}

/** Adds a warning with the document's name; the kinds of damage are among the values. */
function warnOf(slice: FilesSlice, code: OwnWarning, item: ItemRef, file: FileRef, why: Reason | null): void {
  const title = item.title || file.path
  const message = `“${title}”: ${why?.text ?? ''}`
  slice.writes.warnings.push(warning(code, message, { ...why?.values, title }, file.path))
}

function assetPath(slice: FilesSlice, entry: number, asset: TextAsset): string {
  const number = /\d+$/.exec(asset.ref)?.[0] ?? '0'
  return `${slice.ids.manuscript}/${slice.importId}/${entry}-${number}.${asset.extension}`
}

async function storeAssets(
  slice: FilesSlice,
  item: ItemRef,
  file: FileRef,
  assets: readonly TextAsset[],
): Promise<void> {
  for (let from = 0; from < assets.length; from += UPLOADS_AT_ONCE) {
    const some = assets.slice(from, from + UPLOADS_AT_ONCE)
    await Promise.all(
      some.map((asset) =>
        slice.deps.store.write(
          FILES_BUCKET,
          assetPath(slice, file.entry.index, asset),
          asset.mime,
          asset.bytes,
          slice.signal,
        ),
      ),
    )
  }
  for (const asset of assets) {
    const object = assetPath(slice, file.entry.index, asset)
    slice.writes.rawFiles.push({
      id: slice.ids.rawFile(`${file.entry.index}/${asset.ref}`),
      item_id: item.id,
      role: 'image',
      path: `${file.path}#${asset.ref}.${asset.extension}`,
      name: `${asset.ref}.${asset.extension}`,
      mime: asset.mime,
      size: asset.bytes.length,
      object_path: object,
    })
  }
}

function nameOf(item: ItemRef, file: FileRef): string {
  return item.title ? `${item.title.slice(0, 400)}.rtf` : file.path.slice(file.path.lastIndexOf('/') + 1)
}
