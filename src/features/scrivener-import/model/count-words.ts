import { isArchiveError } from '@scrivener/archive-error.ts'
import { convertText } from '@scrivener/convert-text.ts'
import type { OpenedProject } from '@scrivener/open-project.ts'
import { readEntry } from '@scrivener/zip/read-entry.ts'

const REPORT_MS = 200

/** Counts the words of all texts and reports them a few times a second; a damaged text gets no count. */
export async function countArchiveWords(
  { archive, entries, plan }: OpenedProject,
  report: (words: [index: number, count: number][]) => void,
): Promise<void> {
  let words: [number, number][] = []
  let reported = performance.now()
  for (const [index, { text }] of plan.items.entries()) {
    const entry = text === undefined ? undefined : entries[text]
    if (!entry) continue
    try {
      words.push([index, convertText(await readEntry(archive, entry)).wordCount])
    } catch (error) {
      if (!isArchiveError(error)) throw error
    }
    if (performance.now() - reported < REPORT_MS) continue
    report(words)
    words = []
    reported = performance.now()
  }
  if (words.length > 0) report(words)
}
