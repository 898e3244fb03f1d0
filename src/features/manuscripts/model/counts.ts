import type { ItemSummary } from '@contract/items.ts'
import { isProse } from './item-types.ts'
import { type BinderTree, branchOf, childrenOf, flattenBook, flattenTree } from './tree.ts'

/** True when an item's text is part of the compiled book. */
export const isCompiled = (tree: BinderTree, item: ItemSummary): boolean =>
  isProse(item.type) && item.includeInCompile && !item.inTrash && !tree.templateIds.has(item.id)

/** The words of an item and its descendants. */
export const branchWordCount = (tree: BinderTree, id: string): number =>
  branchOf(tree, id).reduce((sum, item) => sum + item.wordCount, 0)

/** True for an item with a text of its own, or one without items below it, which can get one. */
export const isWritten = (tree: BinderTree, item: ItemSummary): boolean =>
  item.hasText || childrenOf(tree, item.id).length === 0

/** True for an item that is shown by what is below it: one with items there, and an empty folder. */
export const isShownByContents = (tree: BinderTree, item: ItemSummary): boolean =>
  childrenOf(tree, item.id).length > 0 || (item.type === 'folder' && !item.hasText)

/**
 * The compiled chapters and the compiled scenes with text of a branch, in order, for those who write also the scenes
 * without text; null means the whole manuscript.
 */
export const compiledItems = (
  tree: BinderTree,
  rootId: string | null,
  mayWrite = false,
): readonly ItemSummary[] =>
  (rootId === null ? flattenTree(tree) : branchOf(tree, rootId)).filter(
    (item) => isCompiled(tree, item) && (item.hasText || item.type === 'chapter' || mayWrite),
  )

/** The first chapter or scene with a text, else the first that can get one; null without both. */
export function firstText(tree: BinderTree): ItemSummary | null {
  const texts = flattenBook(tree).filter((item) => isProse(item.type))
  return texts.find((item) => item.hasText) ?? texts.find((item) => isWritten(tree, item)) ?? null
}

/**
 * The item to continue writing: the chapter or scene without children that was changed last, else the first
 * one.
 */
export function lastWritten(tree: BinderTree): ItemSummary | null {
  const texts = flattenBook(tree).filter((item) => isProse(item.type))
  const leaves = texts.filter((item) => isWritten(tree, item))
  const newest = leaves.reduce<ItemSummary | null>(
    (best, item) => (best === null || item.updatedAt > best.updatedAt ? item : best),
    null,
  )
  return newest ?? texts[0] ?? null
}
