import type { ItemPlacement, ItemType } from '@contract/items.ts'
import { isCatalogue, suggestedChildType } from './item-types.ts'
import { ancestorsOf, type BinderTree, childrenOf, isInBranch, placeBelow, siblingsIn } from './tree.ts'

/** The drop position relative to a row. */
export type DropSpot = 'before' | 'after' | 'inside'
/** The directions of a keyboard move. */
export type MoveDirection = 'up' | 'down' | 'in' | 'out'

const afterOf = (siblings: readonly { id: string }[], index: number): string | null =>
  siblings[index]?.id ?? null

/** The current position of an item, used to undo a move. */
export function placeOf(tree: BinderTree, id: string): ItemPlacement | null {
  const item = tree.byId.get(id)
  if (!item) return null
  const siblings = siblingsIn(tree, item)
  const index = siblings.findIndex((sibling) => sibling.id === id)
  return { parentId: item.parentId, afterId: afterOf(siblings, index - 1) }
}

/**
 * The position of an item that is added while another is open (R-1006): after the nearest of its type, inside an open
 * folder, or as the next text of the open chapter or folder. Without such a place it is at the end.
 */
export function placeOfNew(tree: BinderTree, openId: string | null, type: ItemType): ItemPlacement {
  const open = openId === null ? undefined : tree.byId.get(openId)
  if (!open || open.inTrash || tree.templateIds.has(open.id)) return placeBelow(tree, null)
  if (open.type === 'folder') return placeBelow(tree, open.id)
  const branch = [open, ...ancestorsOf(tree, open.id).toReversed()]
  const isHolder = (above: ItemType) => above === 'folder' || (above === 'chapter' && type !== 'chapter')
  const holder = isCatalogue(type) || type === 'folder' ? -1 : branch.findIndex((item) => isHolder(item.type))
  const last = branch.find((item) => item.type === type) ?? branch[holder - 1]
  if (last) return { parentId: last.parentId, afterId: last.id }
  return placeBelow(tree, branch[holder]?.id ?? null)
}

/**
 * The most likely type of an item that is added while another is open (R-1006): that of the open one, of the last one in
 * an open folder, or of the last one of all.
 */
export function typeOfNew(tree: BinderTree, openId: string | null): ItemType {
  const open = openId === null ? undefined : tree.byId.get(openId)
  if (!open || open.inTrash) return suggestedChildType(tree, null)
  return open.type === 'folder' ? suggestedChildType(tree, open) : open.type
}

/** The position after a keyboard move, or null when the item cannot move in that direction. */
export function moveBy(tree: BinderTree, id: string, direction: MoveDirection): ItemPlacement | null {
  const item = tree.byId.get(id)
  if (!item || item.inTrash) return null
  const siblings = siblingsIn(tree, item)
  const index = siblings.findIndex((sibling) => sibling.id === id)
  const { parentId } = item
  switch (direction) {
    case 'up':
      return shiftBy(tree, id, -1)
    case 'down':
      return shiftBy(tree, id, 1)
    case 'in': {
      const above = siblings[index - 1]
      return above ? { parentId: above.id, afterId: childrenOf(tree, above.id).at(-1)?.id ?? null } : null
    }
    case 'out': {
      const parent = parentId === null ? undefined : tree.byId.get(parentId)
      return parent ? { parentId: parent.parentId, afterId: parent.id } : null
    }
  }
}

/**
 * The position after a move by a number of siblings, at most to the first or last place; null when it stays where it
 * is.
 */
export function shiftBy(tree: BinderTree, id: string, steps: number): ItemPlacement | null {
  const item = tree.byId.get(id)
  if (!item || item.inTrash) return null
  const siblings = siblingsIn(tree, item)
  const index = siblings.findIndex((sibling) => sibling.id === id)
  const next = Math.max(0, Math.min(index + steps, siblings.length - 1))
  if (next === index) return null
  const others = siblings.filter((sibling) => sibling.id !== id)
  return { parentId: item.parentId, afterId: afterOf(others, next - 1) }
}

/** The number of a position among the children of its parent, and how many there are with the moved item. */
export function positionIn(tree: BinderTree, id: string, { parentId, afterId }: ItemPlacement) {
  const others = childrenOf(tree, parentId).filter((sibling) => sibling.id !== id)
  return { position: others.findIndex((other) => other.id === afterId) + 2, count: others.length + 1 }
}

/** True when an item may move below `parentId`: not into its own branch and not into the trash. */
export function mayMoveInto(tree: BinderTree, id: string, parentId: string | null): boolean {
  if (parentId === null) return true
  const parent = tree.byId.get(parentId)
  return parent !== undefined && !parent.inTrash && !isInBranch(tree, parentId, id)
}

/**
 * The position of the first of several items that are put one after the other: after a sibling that is not one of them;
 * null when one of them may not move there.
 */
export function placeOfAll(
  tree: BinderTree,
  items: readonly { id: string }[],
  { parentId, afterId }: ItemPlacement,
): ItemPlacement | null {
  if (!items.every(({ id }) => mayMoveInto(tree, id, parentId))) return null
  const moved = new Set(items.map(({ id }) => id))
  const siblings = childrenOf(tree, parentId)
  const at = afterId === undefined ? siblings.length - 1 : siblings.findIndex(({ id }) => id === afterId)
  return { parentId, afterId: siblings.slice(0, at + 1).findLast(({ id }) => !moved.has(id))?.id ?? null }
}

/** The position after a drop, or null when the drop is not allowed or changes nothing. */
export function dropPlace(
  tree: BinderTree,
  id: string,
  targetId: string,
  spot: DropSpot,
): ItemPlacement | null {
  const target = tree.byId.get(targetId)
  if (!target || target.inTrash || targetId === id) return null
  const place = spot === 'inside' ? lastInside(tree, id, targetId) : beside(tree, id, targetId, spot)
  if (!mayMoveInto(tree, id, place.parentId)) return null
  const now = placeOf(tree, id)
  const isInTrash = tree.byId.get(id)?.inTrash
  if (!isInTrash && now?.parentId === place.parentId && now.afterId === place.afterId) return null
  return place
}

/** The last position below an item, or of the top level for null. */
export function lastInside(tree: BinderTree, id: string, parentId: string | null): ItemPlacement {
  const others = childrenOf(tree, parentId).filter((child) => child.id !== id)
  return { parentId, afterId: others.at(-1)?.id ?? null }
}

function beside(tree: BinderTree, id: string, targetId: string, spot: 'before' | 'after'): ItemPlacement {
  const target = tree.byId.get(targetId)
  const parentId = target?.parentId ?? null
  if (spot === 'after') return { parentId, afterId: targetId }
  const others = childrenOf(tree, parentId).filter((sibling) => sibling.id !== id)
  const index = others.findIndex((sibling) => sibling.id === targetId)
  return { parentId, afterId: afterOf(others, index - 1) }
}
