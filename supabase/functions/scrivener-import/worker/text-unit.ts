import { isArchiveError } from '../../_shared/scrivener/archive-error.ts'
import { readSynopsis } from '../../_shared/scrivener/synopsis.ts'
import { cutText } from '../../_shared/scrivener/text/clean-text.ts'
import { convertFile, type KnownComment, readCommentFile, writeComments } from './convert-file.ts'
import type { FilesSlice } from './files-slice.ts'
import { keepFile } from './keep-file.ts'
import { reason, reasonOfError, warningOfError } from './reasons.ts'
import type { SliceWrites } from './slice-writes.ts'
import type { TextFiles, TextUnit } from './work-units.ts'

const MAX_SYNOPSIS = 20_000
const SHORTENED = reason('synopsis_shortened', 'Longer than 20,000 characters: the file is kept as well.', {
  limit: MAX_SYNOPSIS,
})

/** Imports the texts of one item: body, synopsis, notes, and the comments and footnotes of both. */
export async function textUnit(slice: FilesSlice, { item, files }: TextUnit): Promise<void> {
  const row: SliceWrites['items'][number] = { id: item.id }
  const comments = firstOfEach([
    ...(await readCommentFile(slice, files.comments)),
    ...(await readCommentFile(slice, files.links)),
  ])
  writeComments(slice, item, comments)
  const styles = await slice.styles(files.styles)
  const body = files.text && (await convertFile(slice, item, files.text, { styles, comments }))
  if (body) Object.assign(row, { content: body.doc, text: body.text, word_count: body.wordCount })

  const synopsis = await readSynopsisFile(slice, files, item)
  if (synopsis) row.synopsis = synopsis

  const noteComments = firstOfEach(await readCommentFile(slice, files.notesComments))
  writeComments(slice, item, noteComments)
  const noteStyles = await slice.styles(files.notesStyles)
  const notes =
    files.notes &&
    (await convertFile(slice, item, files.notes, { styles: noteStyles, comments: noteComments }))
  if (notes && notes.text.trim() !== '') Object.assign(row, { notes: notes.text, notes_content: notes.doc })

  if (Object.keys(row).length > 1) slice.writes.items.push(row)
}

/** Keeps the first comment of each id, because files may repeat an id and anchors find only one. */
function firstOfEach(comments: readonly KnownComment[]): KnownComment[] {
  const seen = new Set<string>()
  return comments.filter(({ comment: { sourceId } }) => !seen.has(sourceId) && seen.add(sourceId))
}

async function readSynopsisFile(
  slice: FilesSlice,
  { synopsis: file }: TextFiles,
  item: TextUnit['item'],
): Promise<string | null> {
  if (!file) return null
  const n = file.entry.index
  try {
    const text = readSynopsis(await slice.read(file))
    if (text.length > MAX_SYNOPSIS) {
      await keepFile(slice, file, { item: item.id, role: 'raw', name: 'synopsis.txt' })
      slice.writes.recordOutcome(n, 'imported', SHORTENED)
    } else slice.writes.recordOutcome(n, 'imported', null)
    slice.writes.bytes += text.length
    return cutText(text, MAX_SYNOPSIS)
  } catch (error) {
    if (!isArchiveError(error)) throw error
    slice.writes.recordOutcome(n, 'refused', reasonOfError(error))
    slice.writes.warnings.push(warningOfError(error, file.path))
    return null
  }
}
