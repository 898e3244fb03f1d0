import type { BodyEdit } from '@/features/editor/shared/apply-corrections.ts'
import type { ItemCorrections } from './corrections-types.ts'

/** The decisions about corrections and comments by their id; an undecided one has none. */
export type Decisions = Readonly<Record<string, 'accept' | 'refuse'>>

/** A comment that is taken over, with the id of its new row. */
export type NewComment = { id: string; body: string }

/** The changes of a body, and the comments, that were accepted. */
export function correctionEdits(
  { corrections, comments }: ItemCorrections,
  decisions: Decisions,
  newId: () => string = () => crypto.randomUUID(),
): { edits: BodyEdit[]; comments: NewComment[] } {
  const edits: BodyEdit[] = []
  for (const { id, change, isStale } of corrections)
    if (decisions[id] === 'accept' && !isStale) edits.push(change)
  const rows = comments
    .filter(({ id }) => decisions[id] === 'accept')
    .map(({ body, anchor }) => ({ id: newId(), body, anchor }))
  for (const { id, anchor } of rows) if (anchor) edits.push({ kind: 'comment', id, ...anchor })
  return { edits, comments: rows.map(({ id, body }) => ({ id, body })) }
}
