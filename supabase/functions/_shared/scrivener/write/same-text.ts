import type { Doc, DocNode } from '../../contract/document.ts'
import { convertText } from '../convert-text.ts'
import type { ScrivenerComment, StyleTable } from '../text-types.ts'
import type { ScrivSource } from './scriv-source.ts'

const SAME = 'same'
/** The id of an item of the project that the manuscript no longer has. */
const GONE = 'gone'

/** The project and the manuscript that a text and its original belong to. */
export type SameContext = {
  /** The source id of an item of the project, by any of its ids; null without one, whose links became plain text. */
  projectItem: (id: string) => string | null
  /** The source id of an item of the manuscript; null without one. */
  sourceId: (itemId: string) => string | null
  /** The source ids of the items of the manuscript. */
  kept: ReadonlySet<string>
  picture: ScrivSource['picture']
}

/** The comments of an original and its styles. */
type OriginalParts = { comments: readonly ScrivenerComment[]; styles?: StyleTable | undefined }

/**
 * True when a body is what the import made of the original file: the same words and formats, links to the same items and
 * the same pictures. The ids of comments do not count, because every import generates them.
 */
export function isSameText(
  original: Uint8Array | null,
  { comments, styles }: OriginalParts,
  content: Doc,
  { projectItem, sourceId, kept, picture }: SameContext,
): boolean {
  if (original === null) return false
  const kinds = new Map(comments.map((comment) => [comment.sourceId, comment.kind]))
  const { doc, assets } = convertText(original, {
    ...(styles && { styles }),
    ranges: comments.flatMap((comment) =>
      comment.range ? [{ ...comment.range, sourceId: comment.sourceId }] : [],
    ),
    resolveComment: (id) => {
      const kind = kinds.get(id)
      return kind ? { id: SAME, kind } : null
    },
    resolveItem: (id) => {
      const item = projectItem(id)
      return item === null || kept.has(item) ? item : GONE
    },
    resolveAsset: () => SAME,
  })
  if (comparable(doc, (item) => item) !== comparable(content, (item) => sourceId(item) ?? GONE)) return false
  return picturePaths(content.content).every((path, at) => {
    const stored = picture(path)?.bytes
    const bytes = assets[at]?.bytes
    return (
      !stored || (bytes?.length === stored.length && bytes.every((byte, index) => byte === stored[index]))
    )
  })
}

/** A body as text in which linked items have their source ids, and the order of attributes does not count. */
function comparable(value: Doc, itemOf: (itemId: string) => string): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'string') {
      if (key === 'itemId') return itemOf(part)
      return key === 'id' || key === 'path' ? SAME : part
    }
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const known = Object.entries(part).filter(([, one]) => one !== null && one !== undefined)
    return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** The paths of the pictures of a text in its order. */
const picturePaths = (nodes: readonly DocNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'image') return [node.attrs.path]
    return 'content' in node && node.content ? picturePaths(node.content) : []
  })
