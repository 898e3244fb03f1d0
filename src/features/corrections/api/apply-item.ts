import { cleanName, isVisibleName } from '@contract/clean-name.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type CommentPlace, changeComment } from '@/features/editor/api/comments.ts'
import { applyCorrections } from '@/features/editor/shared/apply-corrections.ts'
import { conflictingItem } from '@/features/manuscripts/api/conflict.ts'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { saveItem } from '@/features/manuscripts/api/save-item.ts'
import { correctionEdits, type Decisions, type NewThread, type NoteEdit } from '../model/correction-edits.ts'
import type { ItemCorrections } from '../model/corrections-types.ts'

/** How the corrections of one item ended: nothing was written after a conflict or a failure. */
export type AppliedItem = 'saved' | 'conflict' | 'failed' | 'comments-failed'

/**
 * Writes the accepted corrections of an item in one save of the text that they were found in. The text before is
 * kept as a revision of the given name. Footnotes and comments follow, because a conflict must leave none behind.
 */
export async function applyItem(
  client: QueryClient,
  manuscriptId: string,
  found: ItemCorrections,
  decisions: Decisions,
  revisionName: string,
): Promise<AppliedItem> {
  const { id: itemId, content, revision } = found.item
  const { edits, notes, threads } = correctionEdits(found, decisions)
  if (notes.length > 0) {
    try {
      if (!(await hasSameNotes(client, manuscriptId, found, notes))) return 'conflict'
    } catch {
      return 'failed'
    }
  }
  if (edits.length > 0) {
    try {
      await saveItem(client, manuscriptId, itemId, {
        content: applyCorrections(content, edits),
        revision,
        saveId: crypto.randomUUID(),
        keepAs: { id: crypto.randomUUID(), name: revisionName },
      })
    } catch (error) {
      return conflictingItem(error) ? 'conflict' : 'failed'
    }
  }
  try {
    for (const note of notes)
      await changeComment(client, { manuscriptId, itemId }, { action: 'edit', ...note })
    for (const thread of threads) await addThread(client, { manuscriptId, itemId }, thread)
  } catch {
    return 'comments-failed'
  }
  return 'saved'
}

/** Whether footnotes have the words that the file was compared with; they have no revision. */
async function hasSameNotes(
  client: QueryClient,
  manuscriptId: string,
  { item }: ItemCorrections,
  notes: readonly NoteEdit[],
): Promise<boolean> {
  const now = await client.fetchQuery({ ...itemQuery(manuscriptId, item.id), staleTime: 0 })
  const bodyOf = (comments: ItemCorrections['item']['comments'], id: string) =>
    comments.find((one) => one.id === id)?.body
  return notes.every(({ id }) => bodyOf(now.comments, id) === bodyOf(item.comments, id))
}

const MAX_AUTHOR = 300

/** Adds a thread or footnote of the file, or new replies, with the authors and dates of the file. */
async function addThread(client: QueryClient, place: CommentPlace, thread: NewThread): Promise<void> {
  const { id: rootId, kind, isKnown, entries, isResolved } = thread
  for (const [at, { author, date, body }] of entries.entries()) {
    const isRoot = at === 0 && !isKnown
    const name = cleanName(author.slice(0, MAX_AUTHOR))
    const comment = {
      id: isRoot ? rootId : crypto.randomUUID(),
      kind,
      body,
      ...(isRoot ? {} : { parentId: rootId }),
      ...(kind === 'comment' && isVisibleName(name) ? { source: { author: name, date } } : {}),
    }
    await changeComment(client, place, { action: 'add', comment })
  }
  if (isResolved) await changeComment(client, place, { action: 'resolve', id: rootId, isResolved })
}
