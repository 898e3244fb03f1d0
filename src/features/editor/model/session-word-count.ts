import { createStore } from '@/lib/external-store.ts'

type Count = { start: number; now: number }
const counts = new Map<string, Count>()
/** The words written since this tab was opened, over all items; cutting takes some away. */
export const sessionWordCount = createStore(0)

/** Notes how many words an item has; the first time is where this visit began with it. */
export function countTypedWords(itemId: string, words: number): void {
  const before = counts.get(itemId)
  counts.set(itemId, { start: before?.start ?? words, now: words })
  let sum = 0
  for (const { start, now } of counts.values()) sum += now - start
  sessionWordCount.set(sum)
}

/** Moves an item's beginning along with text that somebody else wrote, or that an older state brought back. */
export function excludeWords(itemId: string, difference: number): void {
  const before = counts.get(itemId)
  if (before) counts.set(itemId, { start: before.start + difference, now: before.now })
}
