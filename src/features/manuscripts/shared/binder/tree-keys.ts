import type { MoveDirection } from '../../model/moves.ts'
import { type BinderRowData, parentRow } from '../../model/rows.ts'

/** A command that a key triggers in the binder. */
export type TreeCommand =
  | { kind: 'go'; index: number }
  | { kind: 'expand' | 'collapse' | 'open' | 'select' | 'rename' | 'trash' | 'duplicate' | 'menu' | 'add' }
  | { kind: 'expand-siblings' | 'undo' | 'untype' }
  | { kind: 'move'; direction: MoveDirection }
  | { kind: 'type'; letter: string }

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
type Place = { rows: readonly BinderRowData[]; index: number; pageSize: number; isRtl: boolean }

const go = (index: number): TreeCommand => ({ kind: 'go', index })

function sideways(isForward: boolean, { rows, index }: Place): TreeCommand | null {
  const row = rows[index]
  if (!row) return null
  if (isForward) {
    if (!row.isExpandable) return null
    return row.isExpanded ? go(index + 1) : { kind: 'expand' }
  }
  if (row.isExpandable && row.isExpanded) return { kind: 'collapse' }
  const parent = parentRow(rows, index)
  return parent === null ? null : go(parent)
}

function withModifier(key: Key, place: Place): TreeCommand | null {
  if (key.altKey) {
    if (key.key === 'ArrowUp') return { kind: 'move', direction: 'up' }
    if (key.key === 'ArrowDown') return { kind: 'move', direction: 'down' }
    if (key.key === 'ArrowRight') return { kind: 'move', direction: place.isRtl ? 'out' : 'in' }
    if (key.key === 'ArrowLeft') return { kind: 'move', direction: place.isRtl ? 'in' : 'out' }
    return null
  }
  const letter = key.key.toLowerCase()
  if (letter === 'd') return { kind: 'duplicate' }
  if (letter === 'z' && !key.shiftKey) return { kind: 'undo' }
  if (letter === 'home') return go(0)
  if (letter === 'end') return go(place.rows.length - 1)
  return null
}

/**
 * Maps a key to a command by the ARIA tree pattern plus the binder's own keys; null leaves it to the browser.
 */
export function readKey(key: Key, place: Place): TreeCommand | null {
  const { rows, index, pageSize, isRtl } = place
  const last = rows.length - 1
  if (key.altKey || key.ctrlKey || key.metaKey) return withModifier(key, place)
  switch (key.key) {
    case 'ArrowDown':
      return go(Math.min(index + 1, last))
    case 'ArrowUp':
      return go(Math.max(index - 1, 0))
    case 'ArrowRight':
      return sideways(!isRtl, place)
    case 'ArrowLeft':
      return sideways(isRtl, place)
    case 'Home':
      return go(0)
    case 'End':
      return go(last)
    case 'PageDown':
      return go(Math.min(index + pageSize, last))
    case 'PageUp':
      return go(Math.max(index - pageSize, 0))
    case 'Enter':
      return { kind: key.shiftKey ? 'add' : 'open' }
    case ' ':
      return { kind: 'select' }
    case 'F2':
      return { kind: 'rename' }
    case 'Delete':
      return { kind: 'trash' }
    case 'Backspace':
      // Takes back a letter of the type-ahead and never deletes.
      return { kind: 'untype' }
    case 'ContextMenu':
      return { kind: 'menu' }
    case 'F10':
      return key.shiftKey ? { kind: 'menu' } : null
    case '*':
      return { kind: 'expand-siblings' }
    case '?':
      // `?` opens the list of shortcuts on every page.
      return null
    default:
      return key.key.length === 1 ? { kind: 'type', letter: key.key } : null
  }
}
