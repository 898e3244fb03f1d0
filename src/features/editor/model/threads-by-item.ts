import { repliesByThread } from '@contract/comment-threads.ts'
import type { PlacedComment } from '@contract/item-comments.ts'
import type { Thread } from './note-order.ts'

/** A thread with its item and the text that it is about. */
export type PlacedThread = Thread & Pick<PlacedComment, 'itemId' | 'passage'>

/** The threads of a list, each with its replies. */
export function placedThreads(comments: readonly PlacedComment[]): PlacedThread[] {
  const replies = repliesByThread(comments)
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({
      ...comment,
      number: null,
      hasText: comment.passage !== null,
      replies: replies.get(comment.id) ?? [],
    }))
}

/** Groups threads by item, in the order of the items; those of an item that is not listed are left out. */
export function threadsByItem<T extends { id: string }>(
  threads: readonly PlacedThread[],
  items: readonly T[],
): { item: T; threads: PlacedThread[] }[] {
  const byItem = new Map<string, PlacedThread[]>()
  for (const thread of threads) {
    const others = byItem.get(thread.itemId)
    if (others) others.push(thread)
    else byItem.set(thread.itemId, [thread])
  }
  return items.flatMap((item) => {
    const own = byItem.get(item.id)
    return own ? [{ item, threads: own }] : []
  })
}
