import type { ContextMenuItem } from './context-menu-item.ts'

const isOn = (flag: ContextMenuItem['hidden']) => (typeof flag === 'function' ? flag() : (flag ?? false))

/** The items to render: without hidden ones, and without a divider first, last or twice in a row. */
export function visibleItems(items: readonly ContextMenuItem[]): ContextMenuItem[] {
  const shown = items.filter((item) => !isOn(item.hidden))
  return shown.filter((item, index) => {
    if (!item.separator) return true
    const next = shown[index + 1]
    return index > 0 && next !== undefined && !next.separator
  })
}

export const isDisabled = (item: ContextMenuItem): boolean =>
  item.disabledReason !== undefined || isOn(item.disabled)

export const hasChildren = (item: ContextMenuItem): boolean => (item.children?.length ?? 0) > 0
