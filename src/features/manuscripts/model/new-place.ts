import type { ItemPlacement, ItemType } from '@contract/items.ts'
import { type BinderTree, flattenBook, placeBelow } from './tree.ts'

/** The default position of a new item: after the last item of its type, else at the end of the top level. */
export function placeForNew(tree: BinderTree, type: ItemType): ItemPlacement {
  const last = flattenBook(tree).findLast((item) => item.type === type)
  if (last) return { parentId: last.parentId, afterId: last.id }
  const chapter = type === 'scene' ? flattenBook(tree).findLast((item) => item.type === 'chapter') : undefined
  return placeBelow(tree, chapter?.id ?? null)
}
