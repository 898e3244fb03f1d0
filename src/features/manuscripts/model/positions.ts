import type { ItemSummary } from '@contract/items.ts'

type Placed = Pick<ItemSummary, 'id' | 'position'>

/** Compares siblings by position, then by id. */
export const byPosition = (a: Placed, b: Placed): number =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The children of an item in order, including the trash; null means the top level. */
export const siblingsOf = (items: readonly ItemSummary[], parentId: string | null): ItemSummary[] =>
  items.filter((item) => item.parentId === parentId).sort(byPosition)

/** A position after the given sibling (null: first; undefined or unknown: last), between its neighbours. */
export function positionAfter(siblings: readonly Placed[], afterId: string | null | undefined): number {
  const first = siblings[0]
  const last = siblings.at(-1)
  if (!first || !last) return 1
  if (afterId === null) return first.position - 1
  const index = siblings.findIndex((item) => item.id === afterId)
  const before = index === -1 ? last : siblings[index]
  const after = index === -1 ? undefined : siblings[index + 1]
  if (!before) return last.position + 1
  return after ? (before.position + after.position) / 2 : before.position + 1
}
