import type { ItemComment } from './items.ts'

/** The most threads that the list of a manuscript has. */
export const MOST_THREADS = 2000

/** The replies of each thread by time, by the id of the comment that they answer. */
export function repliesByThread(comments: readonly ItemComment[]): Map<string, ItemComment[]> {
  const threads = new Map<string, ItemComment[]>()
  for (const comment of comments) {
    if (comment.parentId === null) continue
    const replies = threads.get(comment.parentId)
    if (replies) replies.push(comment)
    else threads.set(comment.parentId, [comment])
  }
  for (const replies of threads.values())
    replies.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return threads
}
