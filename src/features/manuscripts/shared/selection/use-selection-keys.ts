import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { extendTo, noSelection, type RowSelection, selectAll, toggleRow } from '../../model/row-selection.ts'
import type { BinderRowData } from '../../model/rows.ts'

type SelectionKeys = {
  rows: readonly Pick<BinderRowData, 'id'>[]
  currentId: string | null
  selection: RowSelection
  isEnabled: boolean
  /** The message id of the heading of these keys in the list of shortcuts. */
  headingId: MessageId
  setCurrentId: (id: string) => void
  setSelection: (change: (before: RowSelection) => RowSelection) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The keys that select rows: Shift with an arrow, Home or End extends, Ctrl with an arrow moves without selecting,
 * Ctrl+Space selects one more, Ctrl+A selects all and Escape clears. The result is true for a key that was used.
 */
export function useSelectionKeys(options: SelectionKeys) {
  const { rows, currentId, selection, isEnabled, headingId, setCurrentId, setSelection } = options
  const t = useT('manuscripts.outline.keys')
  const title = useIntl().formatMessage({ id: headingId })
  useShortcuts(
    isEnabled
      ? [
          { keys: 'Shift+ArrowUp+ArrowDown', label: t('select') },
          { keys: 'Mod+A', label: t('all') },
        ]
      : [],
    title,
  )
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!isEnabled || event.target !== event.currentTarget || event.altKey) return false
    const isMod = event.ctrlKey || event.metaKey
    const at = Math.max(
      0,
      rows.findIndex((row) => row.id === currentId),
    )
    const current = rows[at]
    if (!current) return false
    const step = steps[event.key]
    if (event.shiftKey && !isMod && step !== undefined) {
      const next = rows[Math.max(0, Math.min(at + step, rows.length - 1))] ?? current
      setCurrentId(next.id)
      setSelection((before) =>
        extendTo(before.anchor === null ? { ...before, anchor: current.id } : before, rows, next.id),
      )
    } else if (isMod && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const next = rows[at + (steps[event.key] ?? 0)]
      if (next) setCurrentId(next.id)
    } else if (isMod && event.key === ' ') setSelection((before) => toggleRow(before, current.id))
    else if (isMod && !event.shiftKey && event.key.toLowerCase() === 'a') setSelection(() => selectAll(rows))
    else if (event.key === 'Escape' && selection.ids.size > 0) setSelection(() => noSelection)
    else return false
    return true
  }
}
