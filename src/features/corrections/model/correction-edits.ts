import type { BodyEdit } from '@/features/editor/shared/apply-corrections.ts'
import type { FileComment, ItemCorrections } from './corrections-types.ts'

/** The decisions about corrections and comments by their id; an undecided one has none. */
export type Decisions = Readonly<Record<string, 'accept' | 'refuse'>>

/** A thread that is taken over: `id` is that of its first comment, which is new or, with `isKnown`, of the item. */
export type NewThread = Pick<FileComment, 'entries' | 'isResolved'> & { id: string; isKnown: boolean }

/** The changes of a body, and the threads, that were accepted. */
export function correctionEdits(
  { corrections, comments }: ItemCorrections,
  decisions: Decisions,
  newId: () => string = () => crypto.randomUUID(),
): { edits: BodyEdit[]; threads: NewThread[] } {
  const edits: BodyEdit[] = []
  for (const { id, change, isStale } of corrections)
    if (decisions[id] === 'accept' && !isStale) edits.push(change)
  const threads: NewThread[] = []
  for (const { id, threadId, entries, isResolved, anchor } of comments) {
    if (decisions[id] !== 'accept') continue
    const rootId = threadId ?? newId()
    threads.push({ id: rootId, isKnown: threadId !== null, entries, isResolved })
    if (threadId === null && anchor) edits.push({ kind: 'comment', id: rootId, ...anchor })
  }
  return { edits, threads }
}
