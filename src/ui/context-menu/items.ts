import type { ContextMenuItem } from './context-menu-item.ts'

const isOn = (flag: ContextMenuItem['hidden']) => (typeof flag === 'function' ? flag() : (flag ?? false))

/** The lines to draw: hidden ones gone, and no divider first, last or twice in a row. */
export function visibleItems(items: readonly ContextMenuItem[]): ContextMenuItem[] {
  const shown = items.filter((item) => !isOn(item.hidden))
  return shown.filter((item, index) => {
    if (!item.separator) return true
    const next = shown[index + 1]
    return index > 0 && next !== undefined && !next.separator
  })
}

/** Whether a line does nothing when chosen. */
export const isDisabled = (item: ContextMenuItem): boolean => isOn(item.disabled)

/** Whether a line leads to further lines. */
export const hasChildren = (item: ContextMenuItem): boolean => (item.children?.length ?? 0) > 0
