import type { ItemPlacement, ItemType } from '@contract/items.ts'
import { type BinderTree, flattenTree, placeBelow } from './tree.ts'

/** Where a new item of a type goes when nobody says: after the last of its kind, else at the end of the top level. */
export function placeForNew(tree: BinderTree, type: ItemType): ItemPlacement {
  const last = flattenTree(tree).findLast((item) => item.type === type)
  if (last) return { parentId: last.parentId, afterId: last.id }
  const chapter = type === 'scene' ? flattenTree(tree).findLast((item) => item.type === 'chapter') : undefined
  return placeBelow(tree, chapter?.id ?? null)
}
