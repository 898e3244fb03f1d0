import type { ItemSummary } from '@contract/items.ts'

type Tree = {
  byId: ReadonlyMap<string, ItemSummary>
  children: ReadonlyMap<string, readonly ItemSummary[]>
  roots: readonly ItemSummary[]
  trashRoots: readonly ItemSummary[]
}

/** All items in binder order, the trash last. */
export function binderOrder(tree: Tree): ItemSummary[] {
  const order: ItemSummary[] = []
  const stack = [...tree.roots, ...tree.trashRoots].reverse()
  for (let item = stack.pop(); item; item = stack.pop()) {
    order.push(item)
    stack.push(...[...(tree.children.get(item.id) ?? [])].reverse())
  }
  return order
}

/** The previous and next item in binder order, including collapsed branches. */
export function neighboursOf(tree: Tree, itemId: string): { previous: string | null; next: string | null } {
  const order = binderOrder(tree).map(({ id }) => id)
  const at = order.indexOf(itemId)
  if (at === -1) return { previous: null, next: null }
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null }
}

/** The ancestors of an item, the topmost first. */
export function pathTo(tree: Tree, itemId: string): ItemSummary[] {
  const path: ItemSummary[] = []
  let parentId = tree.byId.get(itemId)?.parentId ?? null
  while (parentId !== null && path.length < tree.byId.size) {
    const parent = tree.byId.get(parentId)
    if (!parent) break
    path.unshift(parent)
    parentId = parent.parentId
  }
  return path
}
