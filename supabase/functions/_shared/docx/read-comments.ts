import { isoDate } from '../scrivener/project/values.ts'
import type { DocxPackage } from './docx-package.ts'
import type { DocxComment, DocxParagraph } from './docx-types.ts'
import type { StoryContext } from './story-context.ts'
import { StoryReader } from './story-reader.ts'

type Paths = { comments: string | null; extended: string | null }
type Extended = { parent: string | null; isResolved: boolean }

/** Reads comments without the text that they are about; replies and their state are in a part of their own. */
export async function readDocxComments(
  file: DocxPackage,
  { comments: path, extended: extendedPath }: Paths,
  context: StoryContext,
): Promise<DocxComment[]> {
  if (path === null) return []
  const comments: DocxComment[] = []
  /** The comment that has a paragraph with this id. */
  const byParagraph = new Map<string, string>()
  const paragraphIds = new Map<string, string>()
  let current: DocxComment | null = null
  let story: StoryReader | null = null
  await file.read(path, {
    open(name, attributes) {
      if (name === 'w:comment') {
        current = {
          id: attributes['w:id'] ?? '',
          author: (attributes['w:author'] ?? '').trim(),
          date: isoDate(attributes['w:date']),
          text: '',
          parentId: null,
          isResolved: false,
          range: null,
        }
        story = new StoryReader(context)
        return
      }
      const paragraphId = attributes['w14:paraId']
      if (name === 'w:p' && current && paragraphId !== undefined) {
        byParagraph.set(paragraphId, current.id)
        paragraphIds.set(current.id, paragraphId)
      }
      story?.open(name, attributes)
    },
    close(name, text) {
      if (name !== 'w:comment') {
        story?.close(name, text)
        return
      }
      if (current && story) comments.push({ ...current, text: textOf(story.paragraphs) })
      current = null
      story = null
    },
  })
  if (extendedPath === null) return comments
  const extended = new Map<string, Extended>()
  await file.read(extendedPath, {
    open(name, attributes) {
      const id = attributes['w15:paraId']
      if (name !== 'w15:commentEx' || id === undefined) return
      const isResolved = ['1', 'true', 'on'].includes(attributes['w15:done'] ?? '')
      extended.set(id, { parent: attributes['w15:paraIdParent'] ?? null, isResolved })
    },
    close: () => undefined,
  })
  // Word names the last paragraph of a comment.
  return comments.map((comment) => {
    const entry = extended.get(paragraphIds.get(comment.id) ?? '')
    if (!entry) return comment
    const parentId = entry.parent === null ? null : (byParagraph.get(entry.parent) ?? null)
    return { ...comment, isResolved: entry.isResolved, parentId: parentId === comment.id ? null : parentId }
  })
}

const textOf = (paragraphs: readonly DocxParagraph[]) =>
  paragraphs
    .map(({ runs }) => runs.map(({ text, deleted }) => (deleted ? '' : text)).join(''))
    .join('\n')
    .trim()
