import type { CompileItem } from '@compile/compile-source.ts'
import { type BookItem, markBranches } from '@compile/select-items.ts'

/** The chapters of a book, with scenes outside chapters, and those of them that changed. */
export type UnitChanges = { total: number; changed: string[] }

/** Returns `unitOf`, which finds the nearest chapter at or above an item, or the item itself outside chapters. */
export function unitFinder(items: readonly CompileItem[]): (id: string) => string {
  const units = new Map<string, string | null>()
  // Parents are before their children.
  for (const { id, parentId, type } of items)
    units.set(id, type === 'chapter' ? id : parentId === null ? null : (units.get(parentId) ?? null))
  return (id) => units.get(id) ?? id
}

/** Counts the chapters of a book and finds those in which an item changed, in the order of the book. */
export function changedUnits(
  chosen: readonly BookItem[],
  unitOf: (id: string) => string,
  changedIds: readonly string[],
): UnitChanges {
  const changedItems = new Set(changedIds)
  const units = new Set<string>()
  const changed = new Set<string>()
  for (const { item, kind } of chosen) {
    if (kind === 'part') continue
    const unit = unitOf(item.id)
    units.add(unit)
    if (changedItems.has(item.id)) changed.add(unit)
  }
  return { total: units.size, changed: [...changed] }
}

/**
 * The items that may be chosen as branches, in binder order: chapters, folders with items, and scenes outside chapters,
 * without templates.
 */
export function branchesOf<T extends CompileItem>(
  items: readonly T[],
  templatesFolderId: string | null = null,
): T[] {
  const templates = markBranches(items, [templatesFolderId ?? ''])
  const unitOf = unitFinder(items)
  const parents = new Set(items.map(({ parentId }) => parentId))
  const scenes = new Set(items.filter(({ type, id }) => type === 'scene' && unitOf(id) === id))
  return items.filter(
    (item) =>
      !item.inTrash &&
      !templates.has(item.id) &&
      (item.type === 'chapter' || (item.type === 'folder' && parents.has(item.id)) || scenes.has(item)),
  )
}
