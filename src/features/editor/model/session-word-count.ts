import { createStore } from '@/lib/storage/external-store.ts'

type Count = { start: number; now: number }
const counts = new Map<string, Count>()
/** The words written since this tab was opened, over all items; cutting takes some away. */
export const sessionWordCount = createStore(0)

/** Records the word count of an item; the first call sets its baseline. */
export function countTypedWords(itemId: string, words: number): void {
  const before = counts.get(itemId)
  counts.set(itemId, { start: before?.start ?? words, now: words })
  let sum = 0
  for (const { start, now } of counts.values()) sum += now - start
  sessionWordCount.set(sum)
}

/** Moves the baseline of an item for text that another user wrote or that a revision restored. */
export function excludeWords(itemId: string, difference: number): void {
  const before = counts.get(itemId)
  if (before) counts.set(itemId, { start: before.start + difference, now: before.now })
}
