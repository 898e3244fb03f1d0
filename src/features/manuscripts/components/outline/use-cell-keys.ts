import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useDirection } from '@/lib/i18n/direction.ts'
import type { BinderRowData } from '../../model/rows.ts'

type CellKeys = {
  grid: RefObject<HTMLElement | null>
  rows: readonly BinderRowData[]
  currentIndex: number
  onCurrent: (id: string) => void
}

const controls = '[data-cell] :is(button, input)'

/**
 * The arrow keys between the controls of a row: forward from a row that cannot be expanded goes to its first control, up
 * and down keep the column, and Escape returns to the row. The result is true for a key that was used.
 */
export function useCellKeys({ grid, rows, currentIndex, onCurrent }: CellKeys) {
  const isRtl = useDirection() === 'rtl'
  const rowElement = (id: string | undefined) =>
    grid.current?.querySelector(`[data-row="${CSS.escape(id ?? '')}"]`)
  const controlsOf = (id: string | undefined) => [
    ...(rowElement(id)?.querySelectorAll<HTMLElement>(controls) ?? []),
  ]
  const focusGrid = () => grid.current?.focus({ preventScroll: true })

  return (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
    const { target, key } = event
    const row = rows[currentIndex]
    const isForward = key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
    if (target === event.currentTarget) {
      if (!isForward || (row?.isExpandable && !row.isExpanded)) return false
      const [first] = controlsOf(row?.id)
      first?.focus()
      return first !== undefined
    }
    if (!(target instanceof HTMLElement) || !target.matches(controls)) return false
    const own = controlsOf(row?.id)
    const at = own.indexOf(target)
    const isBack = key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
    if (isForward) own[at + 1]?.focus()
    else if (isBack && at > 0) own[at - 1]?.focus()
    else if (isBack || key === 'Escape') focusGrid()
    else if (key === 'F2') target.click()
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = rows[currentIndex + (key === 'ArrowDown' ? 1 : -1)]
      if (!next) return true
      const column = target.closest('[data-column]')?.getAttribute('data-column') ?? ''
      flushSync(() => onCurrent(next.id))
      const same = rowElement(next.id)?.querySelector<HTMLElement>(
        `[data-column="${CSS.escape(column)}"] :is(button, input)`,
      )
      if (same) same.focus()
      else focusGrid()
    } else return false
    return true
  }
}
