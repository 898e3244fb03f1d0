import JSZip from 'jszip'
import { repliesByThread } from '../../contract/comment-threads.ts'
import type { ItemComment } from '../../contract/items.ts'
import { readComments } from '../comments.ts'
import { convertText } from '../convert-text.ts'
import { openProject } from '../open-project.ts'
import { readSynopsis } from '../synopsis.ts'
import { type PatchedBinder, patchBinder } from './patch-binder.ts'
import { floats } from './project-lists.ts'
import { rtfHead, type ScrivDialect } from './rtf-head.ts'
import { isSameText } from './same-text.ts'
import type { ScrivItem, ScrivSource } from './scriv-source.ts'
import { bodyRtf } from './write-rtf.ts'

// Archives of Scrivener have no entries for folders.
const FILE = { createFolders: false }

/** The files of one item: those that the archive has by role, and the names that new ones get. */
type ItemPaths = { text: string; notes: string; synopsis: string; comments: string }

/**
 * Writes a copy of an imported project with the present state of the manuscript (R-730). Texts that were not changed stay
 * byte for byte; changed ones are written with the head and in the dialect of the original.
 */
export async function writeScriv(
  archive: Uint8Array<ArrayBuffer>,
  archiveName: string,
  source: ScrivSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = {
    size: archive.length,
    read: async (start: number, end: number) => archive.subarray(start, end),
  }
  const { project, plan, entries } = await openProject(bytes, { archiveName })
  const zip = await JSZip.loadAsync(archive)
  const nameOf = (index: number | undefined) =>
    index === undefined ? null : (entries.find((one) => one.index === index)?.name ?? null)
  const binderName = nameOf(plan.binderEntry)
  if (binderName === null) throw new Error('the archive has no binder')
  const binder = patchBinder(await readString(zip, binderName), project, source)
  zip.file(binderName, binder.xml, FILE)
  const folder = binderName.slice(0, binderName.lastIndexOf('/') + 1)
  const isNew = project.version.startsWith('2')
  const bySource = new Map(project.items.map((item) => [item.sourceId, item]))
  const dialect: ScrivDialect = /WIN|LIN/.test(project.creator) ? 'windows' : 'mac'
  for (const item of source.items) {
    const original = item.sourceId === null ? undefined : bySource.get(item.sourceId)
    const files = original ? plan.items[original.index] : undefined
    const fresh = pathsOf(binder, item, folder, isNew)
    const paths: ItemPaths = {
      text: nameOf(files?.text) ?? fresh.text,
      notes: nameOf(files?.notes) ?? fresh.notes,
      synopsis: nameOf(files?.synopsis) ?? fresh.synopsis,
      comments: nameOf(files?.comments) ?? fresh.comments,
    }
    await writeItem(zip, item, paths, { dialect, source })
  }
  const written = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
  return written as Uint8Array<ArrayBuffer>
}

function pathsOf({ fileKeys }: PatchedBinder, item: ScrivItem, folder: string, isNew: boolean): ItemPaths {
  const key = fileKeys.get(item.id) ?? item.id
  const at = (modern: string, old: string) =>
    `${folder}${isNew ? `Files/Data/${key}/${modern}` : `Files/Docs/${key}${old}`}`
  return {
    text: at('content.rtf', '.rtf'),
    notes: at('notes.rtf', '_notes.rtf'),
    synopsis: at('synopsis.txt', '_synopsis.txt'),
    comments: at('content.comments', '.comments'),
  }
}

const readBytes = async (zip: JSZip, name: string): Promise<Uint8Array | null> =>
  (await zip.file(name)?.async('uint8array')) ?? null
const readString = async (zip: JSZip, name: string): Promise<string> =>
  (await zip.file(name)?.async('string')) ?? ''
const latin = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

type Options = { dialect: ScrivDialect; source: ScrivSource }

async function writeItem(
  zip: JSZip,
  item: ScrivItem,
  paths: ItemPaths,
  { dialect, source }: Options,
): Promise<void> {
  const context = {
    sourceId: (id: string) => {
      const target = source.items.find((one) => one.id === id)
      return target ? (target.sourceId ?? target.id.toUpperCase()) : null
    },
    picture: source.picture,
  }
  const text = await readBytes(zip, paths.text)
  const commentFile = await readBytes(zip, paths.comments)
  const known = commentFile ? readComments(commentFile, paths.comments).comments : []
  const comments = withReplies(item.comments)
  const inText = comments.filter(({ body }) => body !== '')
  const hasSameComments =
    known.map((one) => one.text).join('\0') === inText.map(({ body }) => body).join('\0')
  if (item.content && !(hasSameComments && isSameText(text, known, item.content))) {
    zip.file(paths.text, bodyRtf(item.content.content, rtfHead(text && latin(text), dialect), context), {
      binary: true,
    })
    if (inText.length > 0) zip.file(paths.comments, commentsFile(comments, dialect), FILE)
    else zip.remove(paths.comments)
  }
  const notes = await readBytes(zip, paths.notes)
  const hadNotes = notes !== null && convertText(notes).text.trim() !== ''
  if (item.notesContent ? !isSameText(notes, [], item.notesContent) : hadNotes) {
    const content = item.notesContent?.content ?? []
    zip.file(paths.notes, bodyRtf(content, rtfHead(notes && latin(notes), dialect), context), {
      binary: true,
    })
  }
  const synopsis = await readBytes(zip, paths.synopsis)
  if ((synopsis ? readSynopsis(synopsis) : '') !== item.synopsis)
    zip.file(paths.synopsis, item.synopsis, FILE)
}

/** The comments with their replies as further lines, because Scrivener has no replies (R-944). */
function withReplies(comments: readonly ItemComment[]): ItemComment[] {
  const threads = repliesByThread(comments)
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((comment) => {
      const replies = (threads.get(comment.id) ?? []).map(({ authorName, body }) =>
        authorName === null ? body : `${authorName}: ${body}`,
      )
      return { ...comment, body: [comment.body, ...replies].join('\n') }
    })
}

function commentsFile(comments: readonly ItemComment[], dialect: ScrivDialect): string {
  const entries = comments.map(({ id, kind, body, colour }) => {
    const nodes = body.split('\n').map((line) => ({
      type: 'paragraph' as const,
      content: line === '' ? [] : [{ type: 'text' as const, text: line }],
    }))
    const rtf = bodyRtf(nodes, rtfHead(null, dialect), { sourceId: () => null, picture: () => null })
    const footnote = kind === 'footnote' ? ' Footnote="Yes"' : ''
    return `<Comment ID="${id.toUpperCase()}"${footnote} Color="${floats(colour ?? '#fff2a8')}"><![CDATA[${rtf.replaceAll(']]>', ']]]]><![CDATA[>')}]]></Comment>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Comments Version="1.0">${entries.join('\n')}</Comments>\n`
}
