import type { ContextMenuItem } from '../context-menu/context-menu-item.ts'
import { visibleItems } from '../context-menu/items.ts'

type Actionable<R> = { row: R; rowActions?: ((row: R) => readonly ContextMenuItem[]) | undefined }

/**
 * The actions of a row; undefined when the person may do none of them but open it, as its title does, so that no empty
 * menu is offered.
 */
export function actionsOf<R>({
  row,
  rowActions,
}: Actionable<R>): (() => readonly ContextMenuItem[]) | undefined {
  if (!rowActions || visibleItems(rowActions(row)).every(({ id }) => id === 'open')) return undefined
  return () => rowActions(row)
}
