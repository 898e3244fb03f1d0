import type { ItemSummary } from '@contract/items.ts'
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useState } from 'react'
import { useDirection } from '@/lib/i18n/direction.ts'
import { type CardGroup, cardAfterSteps } from '../model/card-groups.ts'
import { cardArrowSteps } from '../model/card-steps.ts'
import {
  clickRow,
  extendTo,
  noSelection,
  type RowSelection,
  selectAll,
  severalOf,
  toggleRow,
} from '../model/row-selection.ts'

type Options = {
  grid: RefObject<HTMLElement | null>
  groups: readonly CardGroup[]
  columns: () => number
  isEnabled: boolean
  onTrash: (items: readonly ItemSummary[]) => void
}

/**
 * The selected cards: by a click with Shift or Ctrl, Space, Shift with an arrow key and Ctrl+A; Escape selects
 * none and Delete moves them to the trash.
 */
export function useCardSelection({ grid, groups, columns, isEnabled, onTrash }: Options) {
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const [selection, setSelection] = useState<RowSelection>(noSelection)
  const isRtl = useDirection() === 'rtl'
  const several = useMemo(
    () =>
      severalOf(
        items.filter(({ id }) => selection.ids.has(id)),
        selection,
      ),
    [items, selection],
  )
  const focusCard = useCallback(
    (id: string | undefined) =>
      grid.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id ?? '')}"] [data-open]`)?.focus(),
    [grid],
  )

  const extend = (id: string, steps: number) => {
    const next = cardAfterSteps(groups, id, steps)
    if (!next) return
    setSelection((before) =>
      extendTo(before.anchor === null ? { ...before, anchor: id } : before, items, next.id),
    )
    focusCard(next.id)
  }

  /** Handles a key on the title of a card; true for a key that was used. */
  const handleKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { target, altKey, shiftKey, key } = event
    const card =
      target instanceof Element && target.matches('[data-open]') ? target.closest('[data-card]') : null
    const id = card?.getAttribute('data-card')
    if (!isEnabled || !id || altKey) return false
    const isMod = event.ctrlKey || event.metaKey
    const steps = shiftKey && !isMod ? cardArrowSteps(key, columns(), isRtl) : null
    if (steps !== null) extend(id, steps)
    else if (key === ' ' && !shiftKey) setSelection((before) => toggleRow(before, id))
    else if (isMod && !shiftKey && key.toLowerCase() === 'a') setSelection(selectAll(items))
    else if (key === 'Escape' && selection.ids.size > 0) setSelection(noSelection)
    else if (key === 'Delete' && several) onTrash(several)
    else return false
    return true
  }

  return {
    selection,
    several,
    setSelection,
    handleKey,
    clear: () => setSelection(noSelection),
    /** Focuses the first selected card, or the first card. */
    focus: () => focusCard((several ?? items)[0]?.id),
    click: (id: string, keys: Parameters<typeof clickRow>[3]) =>
      setSelection((before) => clickRow(before, items, id, keys)),
  }
}
