import { repliesByThread } from '@contract/comment-threads.ts'
import type { ItemComment } from '@contract/items.ts'
import type { Anchor } from './anchors.ts'

/** A thread of comments or a footnote; `number` is that of a footnote, and `hasText` is false when its text was deleted. */
export type Thread = ItemComment & { number: number | null; replies: ItemComment[]; hasText: boolean }
/** A thread or footnote of the open text with its anchor. */
export type Note = Thread & { anchor: Anchor | null }

/**
 * The notes in text order, those without an anchor last, each with its replies by time; footnotes are numbered as in the
 * text, apart from comments.
 */
export function orderNotes(comments: readonly ItemComment[], anchors: readonly Anchor[]): Note[] {
  const order = new Map(anchors.map((anchor, index) => [anchor.id, { anchor, index }]))
  const replies = repliesByThread(comments)
  const footnotes = anchors.filter(({ kind }) => kind === 'footnote').map(({ id }) => id)
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((comment): Note => {
      const number = footnotes.indexOf(comment.id) + 1
      const anchor = order.get(comment.id)?.anchor ?? null
      return {
        ...comment,
        anchor,
        hasText: anchor !== null,
        number: number || null,
        replies: replies.get(comment.id) ?? [],
      }
    })
    .sort((a, b) => (order.get(a.id)?.index ?? 1e9) - (order.get(b.id)?.index ?? 1e9))
}
