import type { ItemPlacement, ItemSummary } from '@contract/items.ts'
import { byPosition } from './positions.ts'

/** The binder as a tree of items outside the trash and of trashed branches. */
export type BinderTree = Readonly<{
  byId: ReadonlyMap<string, ItemSummary>
  /** Children in order, by parent id, including those of trashed parents. */
  children: ReadonlyMap<string, readonly ItemSummary[]>
  roots: readonly ItemSummary[]
  /** The trashed items whose parent is not trashed; each keeps its branch. */
  trashRoots: readonly ItemSummary[]
  /** The folder of templates; null without one outside the trash. */
  templatesFolderId: string | null
  /** The ids of that folder and of all items below it, which are no part of the book. */
  templateIds: ReadonlySet<string>
}>

const none: readonly ItemSummary[] = []

/** Builds the tree of a manuscript's items; a row without an existing parent becomes a root. */
export function buildTree(items: readonly ItemSummary[], templatesFolder: string | null = null): BinderTree {
  const byId = new Map(items.map((item) => [item.id, item]))
  const children = new Map<string, ItemSummary[]>()
  const roots: ItemSummary[] = []
  const trashRoots: ItemSummary[] = []
  for (const item of items) {
    const parent = item.parentId === null ? undefined : byId.get(item.parentId)
    if (parent && parent.inTrash === item.inTrash) {
      const list = children.get(parent.id)
      if (list) list.push(item)
      else children.set(parent.id, [item])
    } else if (item.inTrash) trashRoots.push(item)
    else roots.push(item)
  }
  roots.sort(byPosition)
  trashRoots.sort(byPosition)
  for (const list of children.values()) list.sort(byPosition)
  const templatesFolderId = byId.get(templatesFolder ?? '')?.inTrash === false ? templatesFolder : null
  const tree = { byId, children, roots, trashRoots, templatesFolderId, templateIds: new Set<string>() }
  if (templatesFolderId === null) return tree
  return { ...tree, templateIds: new Set(branchOf(tree, templatesFolderId).map(({ id }) => id)) }
}

/** The children of an item, or the top level for null. */
export const childrenOf = (tree: BinderTree, id: string | null): readonly ItemSummary[] =>
  id === null ? tree.roots : (tree.children.get(id) ?? none)

/** The siblings of an item, including itself. */
export function siblingsIn(tree: BinderTree, item: ItemSummary): readonly ItemSummary[] {
  const parent = item.parentId === null ? undefined : tree.byId.get(item.parentId)
  if (parent && parent.inTrash === item.inTrash) return childrenOf(tree, parent.id)
  return item.inTrash ? tree.trashRoots : tree.roots
}

/** The ancestors of an item, the topmost first. */
export function ancestorsOf(tree: BinderTree, id: string): readonly ItemSummary[] {
  const path: ItemSummary[] = []
  const seen = new Set([id])
  let parentId = tree.byId.get(id)?.parentId ?? null
  while (parentId !== null && !seen.has(parentId)) {
    const parent = tree.byId.get(parentId)
    if (!parent) break
    seen.add(parentId)
    path.unshift(parent)
    parentId = parent.parentId
  }
  return path
}

/**
 * An item's branch in binder order, itself first; iterative, so that deep trees do not overflow the stack.
 */
export function branchOf(tree: BinderTree, id: string): readonly ItemSummary[] {
  const root = tree.byId.get(id)
  if (!root) return none
  const found: ItemSummary[] = []
  const stack = [root]
  for (let item = stack.pop(); item; item = stack.pop()) {
    found.push(item)
    stack.push(...[...childrenOf(tree, item.id)].reverse())
  }
  return found
}

/** All items outside the trash in binder order. */
export const flattenTree = (tree: BinderTree): readonly ItemSummary[] =>
  tree.roots.flatMap((root) => branchOf(tree, root.id))

/** All items outside the trash and the templates in binder order. */
export const flattenBook = (tree: BinderTree): readonly ItemSummary[] =>
  flattenTree(tree).filter(({ id }) => !tree.templateIds.has(id))

/** The templates: the items in the templates folder, each with those below it. */
export const templatesOf = (tree: BinderTree): readonly ItemSummary[] =>
  tree.templatesFolderId === null ? none : childrenOf(tree, tree.templatesFolderId)

/** True when `id` is `rootId` or one of its descendants. */
export const isInBranch = (tree: BinderTree, id: string, rootId: string): boolean =>
  id === rootId || ancestorsOf(tree, id).some((item) => item.id === rootId)

/** The position after the last child of an item, or after the last root for null. */
export const placeBelow = (tree: BinderTree, parentId: string | null): ItemPlacement => ({
  parentId,
  afterId: childrenOf(tree, parentId).at(-1)?.id ?? null,
})
