import JSZip from 'jszip'
import { repliesByThread } from '../../contract/comment-threads.ts'
import type { ItemComment } from '../../contract/items.ts'
import { isArchiveError } from '../archive-error.ts'
import { readComments } from '../comments.ts'
import { convertText } from '../convert-text.ts'
import { openProject } from '../open-project.ts'
import { readProjectStyles, readStyleIds, styleTable } from '../styles.ts'
import { readSynopsis } from '../synopsis.ts'
import type { ProjectStyles } from '../text-types.ts'
import type { ScrivenerProject } from '../types.ts'
import { xmlText } from '../xml/read-xml.ts'
import { type PatchedBinder, patchBinder } from './patch-binder.ts'
import { floats } from './project-lists.ts'
import { rtfHead, type ScrivDialect } from './rtf-head.ts'
import { isSameText, type SameContext } from './same-text.ts'
import type { ScrivItem, ScrivSource } from './scriv-source.ts'
import { bodyRtf } from './write-rtf.ts'

// Archives of Scrivener have no entries for folders.
const FILE = { createFolders: false }
const RTF_FILE = { ...FILE, binary: true }

/** The files of one item: those that the archive has by role, and the names that new ones get. */
type ItemPaths = Record<'text' | 'notes' | 'synopsis' | 'comments', string> &
  Record<'styles' | 'notesStyles', string | null>

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
  const names = new Map(entries.map(({ index, name }) => [index, name]))
  const nameOf = (index: number | undefined) => (index === undefined ? null : (names.get(index) ?? null))
  const binderName = nameOf(plan.binderEntry)
  if (binderName === null) throw new Error('the archive has no binder')
  const binder = patchBinder(xmlText((await readBytes(zip, binderName)) ?? new Uint8Array()), project, source)
  zip.file(binderName, binder.xml, FILE)
  const folder = binderName.slice(0, binderName.lastIndexOf('/') + 1)
  const isNew = project.version.startsWith('2')
  const bySource = new Map(project.items.map((item) => [item.sourceId, item]))
  const dialect: ScrivDialect = /WIN|LIN/.test(project.creator) ? 'windows' : 'mac'
  const context = contextOf(source, project)
  const stylesName = nameOf(plan.projectStyles ?? undefined)
  const projectStyles = stylesName === null ? new Map() : await readStyles(zip, stylesName)
  for (const item of source.items) {
    const original = item.sourceId === null ? undefined : bySource.get(item.sourceId)
    const files = original ? plan.items[original.index] : undefined
    const fresh = pathsOf(binder, item, folder, isNew)
    const paths: ItemPaths = {
      text: nameOf(files?.text) ?? fresh.text,
      notes: nameOf(files?.notes) ?? fresh.notes,
      synopsis: nameOf(files?.synopsis) ?? fresh.synopsis,
      comments: nameOf(files?.comments) ?? fresh.comments,
      styles: nameOf(files?.styles),
      notesStyles: nameOf(files?.notesStyles),
    }
    await writeItem(zip, item, paths, { dialect, context, projectStyles })
  }
  const written = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
  return written as Uint8Array<ArrayBuffer>
}

function pathsOf({ fileKeys }: PatchedBinder, item: ScrivItem, folder: string, isNew: boolean) {
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
const latin = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Resolves the items and pictures that texts refer to; a new item has its own id in the project. */
function contextOf({ items, picture }: ScrivSource, project: ScrivenerProject): SameContext {
  const inProject = new Map(
    project.items.flatMap(({ sourceId, uuid, id }) =>
      [id, uuid, sourceId].flatMap((one): [string, string][] => (one ? [[one.toUpperCase(), sourceId]] : [])),
    ),
  )
  const inManuscript = new Map(items.map(({ id, sourceId }) => [id, sourceId ?? id.toUpperCase()]))
  return {
    projectItem: (id) => inProject.get(id) ?? null,
    sourceId: (itemId) => inManuscript.get(itemId) ?? null,
    kept: new Set(inManuscript.values()),
    picture,
  }
}

type Options = { dialect: ScrivDialect; context: SameContext; projectStyles: ProjectStyles }

async function writeItem(
  zip: JSZip,
  item: ScrivItem,
  paths: ItemPaths,
  { dialect, context, projectStyles }: Options,
): Promise<void> {
  const stylesOf = async (name: string | null) => {
    const file = name === null ? null : await readBytes(zip, name)
    return file ? styleTable(readStyleIds(file), projectStyles) : undefined
  }
  const text = await readBytes(zip, paths.text)
  const commentFile = await readBytes(zip, paths.comments)
  const known = commentFile ? readComments(commentFile, paths.comments).comments : []
  const comments = withReplies(item.comments)
  const inText = comments.filter(({ body }) => body !== '')
  const hasSameComments =
    known.map((one) => one.text).join('\0') === inText.map(({ body }) => body).join('\0')
  const parts = { comments: known, styles: await stylesOf(paths.styles) }
  if (item.content && !(hasSameComments && isSameText(text, parts, item.content, context))) {
    zip.file(
      paths.text,
      bodyRtf(item.content.content, rtfHead(text && latin(text), dialect), context),
      RTF_FILE,
    )
    if (inText.length > 0) zip.file(paths.comments, commentsFile(comments, dialect), FILE)
    else zip.remove(paths.comments)
  }
  const notes = await readBytes(zip, paths.notes)
  const hadNotes = notes !== null && convertText(notes).text.trim() !== ''
  const noteParts = { comments: [], styles: await stylesOf(paths.notesStyles) }
  if (item.notesContent ? !isSameText(notes, noteParts, item.notesContent, context) : hadNotes) {
    const content = item.notesContent?.content ?? []
    zip.file(paths.notes, bodyRtf(content, rtfHead(notes && latin(notes), dialect), context), RTF_FILE)
  }
  const synopsis = await readBytes(zip, paths.synopsis)
  if ((synopsis ? readSynopsis(synopsis) : '') !== item.synopsis)
    zip.file(paths.synopsis, item.synopsis, FILE)
}

/** The styles of the project; none when their file is damaged, as in the import. */
async function readStyles(zip: JSZip, name: string): Promise<ProjectStyles> {
  try {
    return readProjectStyles((await readBytes(zip, name)) ?? new Uint8Array(), name)
  } catch (error) {
    if (!isArchiveError(error)) throw error
    return new Map()
  }
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

/** RTF in which XML and its readers see no end of CDATA and no reference. */
const xmlSafe = (rtf: string): string => rtf.replaceAll(']]>', "]]\\'3e").replaceAll('&', "\\'26")

function commentsFile(comments: readonly ItemComment[], dialect: ScrivDialect): string {
  const entries = comments.map(({ id, kind, body, colour }) => {
    const nodes = body.split('\n').map((line) => ({
      type: 'paragraph' as const,
      content: line === '' ? [] : [{ type: 'text' as const, text: line }],
    }))
    const rtf = bodyRtf(nodes, rtfHead(null, dialect), { sourceId: () => null, picture: () => null })
    const footnote = kind === 'footnote' ? ' Footnote="Yes"' : ''
    return `<Comment ID="${id.toUpperCase()}"${footnote} Color="${floats(colour ?? '#fff2a8')}"><![CDATA[${xmlSafe(rtf)}]]></Comment>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Comments Version="1.0">${entries.join('\n')}</Comments>\n`
}
