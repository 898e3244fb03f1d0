import type { ContextMenuItem } from '../context-menu/context-menu-item.ts'
import { visibleItems } from '../context-menu/items.ts'

type Actionable<R> = { row: R; rowActions?: ((row: R) => readonly ContextMenuItem[]) | undefined }

/** The actions of a row; undefined when the person may do none of them, so that no empty menu is offered. */
export function actionsOf<R>({
  row,
  rowActions,
}: Actionable<R>): (() => readonly ContextMenuItem[]) | undefined {
  if (!rowActions || visibleItems(rowActions(row)).length === 0) return undefined
  return () => rowActions(row)
}
