import type { ItemPlacement, ItemSummary } from '@contract/items.ts'
import { holdsItems } from './item-types.ts'
import { dropPlace, lastInside, mayMoveInto } from './moves.ts'
import { type BinderTree, childrenOf } from './tree.ts'

/** The arrangements of the cards of a folder: in binder order, by label, and with the cards of its child folders. */
export const CARD_ARRANGEMENTS = ['order', 'label', 'nested'] as const
export type CardArrangement = (typeof CARD_ARRANGEMENTS)[number]

/** The contents that are arranged as cards. */
export type CardBoard = Readonly<{
  arrangement: CardArrangement
  /** Null for the top level. */
  folderId: string | null
  /** The labels of the manuscript in their order. */
  labels: readonly { id: string; name: string; colour: string | null }[]
}>

/** The cards of a label or of a folder in binder order; the id is null without a label and for the top level. */
export type CardGroup = Readonly<{ id: string | null; items: readonly ItemSummary[] }>

/** The change of a card that moves: its position, or its label. */
export type CardChange = { place: ItemPlacement } | { labelId: string | null }

/** The groups of a board in the order in which they are shown. */
export function cardGroups({ arrangement, folderId, labels }: CardBoard, tree: BinderTree): CardGroup[] {
  const items = childrenOf(tree, folderId)
  if (arrangement === 'label') {
    const known = new Set(labels.map(({ id }) => id))
    return [
      ...labels.map(({ id }) => ({ id, items: items.filter(({ labelId }) => labelId === id) })),
      { id: null, items: items.filter(({ labelId }) => labelId === null || !known.has(labelId)) },
    ]
  }
  if (arrangement === 'order') return [{ id: folderId, items }]
  const folders = items.filter((item) => holdsItems(tree, item))
  return [
    { id: folderId, items: items.filter((item) => !holdsItems(tree, item)) },
    ...folders.map(({ id }) => ({ id, items: childrenOf(tree, id) })),
  ]
}

/** The card of the group that a number of steps leads to, at most its end, and the group after that end. */
function stepFrom(groups: readonly CardGroup[], id: string, steps: number) {
  const at = groups.findIndex(({ items }) => items.some((item) => item.id === id))
  const group = groups[at]
  if (!group) return null
  const from = group.items.findIndex((item) => item.id === id)
  const last = group.items.length - 1
  const size = Math.abs(steps)
  const isLastRow = steps > 0 ? Math.floor(from / size) === Math.floor(last / size) : from < size
  return {
    card: group.items[Math.max(0, Math.min(from + steps, last))],
    neighbour: groups[at + Math.sign(steps)],
    isLastRow,
  }
}

/** The card that a number of steps leads to, past the end of a group in the next group with cards. */
export function cardAfterSteps(
  groups: readonly CardGroup[],
  id: string,
  steps: number,
): ItemSummary | undefined {
  const step = stepFrom(
    groups.filter(({ items }) => items.length > 0),
    id,
    steps,
  )
  if (!step?.isLastRow || !step.neighbour) return step?.card
  return step.neighbour.items.at(steps > 0 ? 0 : -1)
}

/**
 * The change of a card by a number of steps: within its group, and past its end into the next group; by label always
 * into the next group. Null at the last one.
 */
export function moveBySteps(
  { arrangement }: CardBoard,
  groups: readonly CardGroup[],
  tree: BinderTree,
  id: string,
  steps: number,
): CardChange | null {
  const step = stepFrom(groups, id, steps)
  if (!step) return null
  const { card, neighbour, isLastRow } = step
  if (arrangement === 'label') return neighbour ? { labelId: neighbour.id } : null
  if (isLastRow && neighbour) {
    const afterId = steps > 0 ? null : (neighbour.items.at(-1)?.id ?? null)
    return { place: { parentId: neighbour.id, afterId } }
  }
  const place = card ? dropPlace(tree, id, card.id, steps > 0 ? 'after' : 'before') : null
  return place && { place }
}

/** The change of a card that is dropped on a group beside its cards; null when it is not allowed or changes nothing. */
export function moveIntoGroup(
  { arrangement, folderId }: CardBoard,
  tree: BinderTree,
  id: string,
  groupId: string | null,
): CardChange | null {
  const item = tree.byId.get(id)
  if (!item) return null
  if (arrangement === 'label')
    return item.parentId === folderId && item.labelId !== groupId ? { labelId: groupId } : null
  if (arrangement === 'order' || !mayMoveInto(tree, id, groupId)) return null
  if (item.parentId === groupId && !item.inTrash) return null
  return { place: lastInside(tree, id, groupId) }
}
