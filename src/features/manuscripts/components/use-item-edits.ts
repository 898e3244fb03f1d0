import type { ItemSummary } from '@contract/items.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { useInlineEdit } from './use-inline-edit.ts'

/** The title and the synopsis of an item, both edited in place. */
export function useItemEdits(item: ItemSummary, actions: ItemActions) {
  const title = useInlineEdit(item.title, async (typed) => {
    const next = typed.trim()
    return next === '' || next === item.title || (await actions.rename(item, next)) !== null
  })
  const synopsis = useInlineEdit(
    item.synopsis,
    async (typed) => typed === item.synopsis || (await actions.setSynopsis(item, typed)) !== null,
  )
  return { title, synopsis, isEditing: title.draft !== null || synopsis.draft !== null }
}
