import type { ItemTexts } from '@contract/item-texts.ts'
import { restoreRevision } from '@/features/editor/api/revisions.ts'
import { conflictingItem } from '@/features/manuscripts/api/conflict.ts'
import { patchItem } from '@/features/manuscripts/api/save-item.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import type { ReplacedItem } from '../model/last-replacement.ts'
import type { ReplacedFields } from '../model/replaced-fields.ts'

/** Why an item was not written: it was changed by then, or the call failed. */
export type ReplaceProblem = 'conflict' | 'failed'

const problemOf = (error: unknown): ReplaceProblem => (conflictingItem(error) ? 'conflict' : 'failed')

/**
 * Writes the new fields of an item in one save of the state that they were found in, which keeps its text. The
 * caches are left to the caller: writing each of thousands of saves into the list of items would take longer than saving.
 */
export async function replaceItem(
  manuscriptId: string,
  item: ItemTexts,
  fields: () => ReplacedFields,
  keepAs: { id: string; name: string },
): Promise<{ revision: number } | { problem: ReplaceProblem }> {
  try {
    const body = { ...fields(), revision: item.revision, saveId: crypto.randomUUID(), keepAs }
    return await patchItem(manuscriptId, item.id, body)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Brings back the text, title, synopsis and notes of an item that nobody has changed since. */
export async function undoItem(
  manuscriptId: string,
  { id, keptId, revision, old }: ReplacedItem,
): Promise<ReplaceProblem | null> {
  try {
    const item = await restoreRevision(manuscriptId, id, keptId, revision)
    if (Object.keys(old).length > 0)
      await patchItem(manuscriptId, id, { ...old, revision: item.revision, saveId: crypto.randomUUID() })
    return null
  } catch (error) {
    // The item is gone for good, or a replacement that a reload interrupted did not reach it.
    if (error instanceof ApiError && error.status === 404) return null
    return problemOf(error)
  }
}
