import type { ArchiveLimits } from '../scrivener/limits.ts'
import type { ByteSource } from '../scrivener/types.ts'
import { DocxError } from './docx-error.ts'
import { DOCX_LIMITS, MAX_PARTS } from './docx-limits.ts'
import { DocxPackage, docxErrorOf } from './docx-package.ts'
import type { Docx, DocxParagraph } from './docx-types.ts'
import { readDocxComments } from './read-comments.ts'
import { readNumbering } from './read-numbering.ts'
import { readStyles } from './read-styles.ts'
import type { StoryContext } from './story-context.ts'
import { StoryReader } from './story-reader.ts'

/**
 * Reads a Word document from untrusted bytes; throws a {@link DocxError} for a file that is none or is unsafe. Macros,
 * embedded objects are not read; pictures are named by their part.
 */
export async function parseDocx(source: ByteSource, limits: ArchiveLimits = DOCX_LIMITS): Promise<Docx> {
  try {
    return await read(await DocxPackage.open(source, limits))
  } catch (error) {
    throw docxErrorOf(error)
  }
}

async function read(file: DocxPackage): Promise<Docx> {
  const parts = [...(await file.relationships('')).values()]
  const main = parts.find(({ type, isExternal }) => type === 'officeDocument' && !isExternal)
  if (!main) throw new DocxError('not_docx', 'the file has no document')
  const relationships = await file.relationships(main.target)
  const pathOf = (kind: string) =>
    [...relationships.values()].find(({ type, isExternal }) => type === kind && !isExternal)?.target ?? null
  let parted = 0
  const shared = {
    styles: await readStyles(file, pathOf('styles')),
    numbering: await readNumbering(file, pathOf('numbering')),
    count: () => {
      if (++parted > MAX_PARTS) throw new DocxError('too_large', 'the file has too many parts')
    },
  }
  const contextOf = async (path: string): Promise<StoryContext> => {
    const own = path === main.target ? relationships : await file.relationships(path)
    return { ...shared, links: linksOf(own), pictures: picturesOf(own) }
  }
  const story = new StoryReader(await contextOf(main.target))
  let hasBody = false
  const isRead = await file.read(main.target, {
    open(name, attributes) {
      hasBody ||= name === 'w:body'
      story.open(name, attributes)
    },
    close: (name, text) => story.close(name, text),
  })
  if (!isRead || !hasBody) throw new DocxError('not_docx', 'the file has no text of Word')
  const commentsPath = pathOf('comments')
  const comments = await readDocxComments(
    file,
    { comments: commentsPath, extended: pathOf('commentsExtended') },
    await contextOf(commentsPath ?? ''),
  )
  const notes = new Map<string, DocxParagraph[]>()
  for (const kind of ['footnote', 'endnote'] as const) {
    const path = pathOf(`${kind}s`)
    if (path !== null) await readNotes(file, path, kind, await contextOf(path), notes)
  }
  const { paragraphs } = story
  return { paragraphs, comments: story.comments.resolve(comments, paragraphs), notes }
}

/** Reads one kind of notes; the separators between text and notes have a type and are no notes. */
async function readNotes(
  file: DocxPackage,
  path: string,
  kind: 'footnote' | 'endnote',
  context: StoryContext,
  notes: Map<string, DocxParagraph[]>,
): Promise<void> {
  let story: StoryReader | null = null
  let id = ''
  await file.read(path, {
    open(name, attributes) {
      if (name === `w:${kind}`) {
        const type = attributes['w:type'] ?? 'normal'
        story = type === 'normal' ? new StoryReader(context) : null
        id = attributes['w:id'] ?? ''
      } else story?.open(name, attributes)
    },
    close(name, text) {
      if (name === `w:${kind}`) {
        if (story) notes.set(`${kind} ${id}`, story.paragraphs)
        story = null
      } else story?.close(name, text)
    },
  })
}

const picturesOf = (relationships: Awaited<ReturnType<DocxPackage['relationships']>>) =>
  new Map(
    [...relationships].flatMap(([id, { type, target, isExternal }]) =>
      type === 'image' ? [[id, { target, isExternal }] as const] : [],
    ),
  )

const linksOf = (relationships: Awaited<ReturnType<DocxPackage['relationships']>>) =>
  new Map(
    [...relationships].flatMap(([id, { type, target, isExternal }]) =>
      type === 'hyperlink' && isExternal ? [[id, target] as const] : [],
    ),
  )
