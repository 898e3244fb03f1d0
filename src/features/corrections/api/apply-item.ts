import type { QueryClient } from '@tanstack/react-query'
import { changeComment } from '@/features/editor/api/comments.ts'
import { saveItem } from '@/features/editor/api/save-item.ts'
import { applyCorrections } from '@/features/editor/shared/apply-corrections.ts'
import { conflictingItem } from '@/features/manuscripts/api/conflict.ts'
import { correctionEdits, type Decisions } from '../model/correction-edits.ts'
import type { ItemCorrections } from '../model/corrections-types.ts'

/** How the corrections of one item ended: nothing was written after a conflict or a failure. */
export type AppliedItem = 'saved' | 'conflict' | 'failed' | 'comments-failed'

/**
 * Writes the accepted corrections of an item in one save of the text that they were found in. The text before is
 * kept as a revision of the given name. Comments follow, because a conflict must leave none behind.
 */
export async function applyItem(
  client: QueryClient,
  manuscriptId: string,
  found: ItemCorrections,
  decisions: Decisions,
  revisionName: string,
): Promise<AppliedItem> {
  const { id: itemId, content, revision } = found.item
  const { edits, comments } = correctionEdits(found, decisions)
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
    for (const { id, body } of comments) {
      const comment = { id, kind: 'comment' as const, body }
      await changeComment(client, { manuscriptId, itemId }, { action: 'add', comment })
    }
  } catch {
    return 'comments-failed'
  }
  return 'saved'
}
