import type { Doc } from '../../contract/document.ts'
import { convertText } from '../convert-text.ts'
import type { ScrivenerComment } from '../text-types.ts'

const SAME_ID = '00000000-0000-4000-8000-000000000000'
const NAMES: ReadonlySet<string> = new Set(['id', 'itemId', 'path'])

/**
 * True when a body is what the import made of the original file, apart from the ids of comments, items and pictures,
 * which every import generates.
 */
export function isSameText(
  original: Uint8Array | null,
  comments: readonly ScrivenerComment[],
  content: Doc,
): boolean {
  if (original === null) return false
  const kinds = new Map(comments.map(({ sourceId, kind }) => [sourceId, kind]))
  const { doc } = convertText(original, {
    resolveComment: (sourceId) => {
      const kind = kinds.get(sourceId)
      return kind ? { id: SAME_ID, kind } : null
    },
    resolveItem: () => SAME_ID,
    resolveAsset: () => 'same/file',
  })
  return comparable(doc) === comparable(content)
}

/** A body as text in which references are equal and the order of attributes does not count. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (NAMES.has(key) && typeof part === 'string') return SAME_ID
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const known = Object.entries(part).filter(([, one]) => one !== null && one !== undefined)
    return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
