import { type KeyboardEvent, type RefObject, use, useEffect, useState } from 'react'
import { CharacterKeys } from '../keys/character-keys.ts'

/** The command of a key press in a table. */
export type RowCommand =
  | { kind: 'move'; by: number }
  | { kind: 'edge'; to: 'first' | 'last' }
  | { kind: 'open' | 'select' | 'range' | 'clear' | 'menu' }

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Maps a key press in a table to a command; `isOnRow` is false when a control inside the row has the focus.
 */
export function readRowKey(press: KeyPress, isOnRow: boolean): RowCommand | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Escape') return { kind: 'clear' }
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return isOnRow ? { kind: 'menu' } : null
  if (key === 'ArrowDown' || key === 'j') return { kind: 'move', by: 1 }
  if (key === 'ArrowUp' || key === 'k') return { kind: 'move', by: -1 }
  if (!isOnRow) return null
  if (key === 'Home') return { kind: 'edge', to: 'first' }
  if (key === 'End') return { kind: 'edge', to: 'last' }
  if (key === 'Enter') return { kind: 'open' }
  if (key === ' ' || key === 'x') return { kind: 'select' }
  return key === 'X' ? { kind: 'range' } : null
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')

type RowKeys = {
  frame: RefObject<HTMLElement | null>
  ids: readonly string[]
  hasSelection: boolean
  canSelect: boolean
  onOpen: (id: string, row: HTMLElement) => void
  onSelect: (id: string, asRange: boolean) => void
  onClear: () => void
  onMenu: (id: string, row: HTMLElement) => void
  /** Scrolls a row that is not rendered into view. */
  onReveal?: (index: number) => void
}

/** Roving tabindex for rows: keys move the focus, open and select rows, and open the row menu. */
export function useRowKeys(options: RowKeys) {
  const { frame, ids, hasSelection, canSelect } = options
  const hasLetters = use(CharacterKeys)
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = activeId !== null && ids.includes(activeId) ? activeId : (ids[0] ?? null)

  const focusRow = (id: string) => {
    setActiveId(id)
    const find = () => frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    const row = find()
    if (row) return row.focus()
    options.onReveal?.(ids.indexOf(id))
    // The virtual list renders the row some frames later, after it has scrolled.
    const seek = (framesLeft: number) => {
      const drawn = find()
      if (drawn) drawn.focus()
      else if (framesLeft > 0) requestAnimationFrame(() => seek(framesLeft - 1))
    }
    seek(60)
  }
  const move = (by: number, from: string | null) => {
    const at = from === null ? -1 : ids.indexOf(from)
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))]
    if (next !== undefined) focusRow(next)
  }

  const run = (command: RowCommand, id: string, row: HTMLElement): boolean => {
    if (command.kind === 'clear') {
      if (hasSelection) options.onClear()
      return hasSelection
    }
    if (command.kind === 'move') move(command.by, id)
    else if (command.kind === 'edge') move(command.to === 'first' ? -ids.length : ids.length, id)
    else if (command.kind === 'open') options.onOpen(id, row)
    else if (command.kind === 'menu') options.onMenu(id, row)
    else if (canSelect) options.onSelect(id, command.kind === 'range')
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || takesText(event.target)) return
    if (!hasLetters && /^[a-z]$/i.test(event.key)) return
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    const command = readRowKey(event, row === event.target)
    if (!command) return
    const id = row?.dataset.row ?? null
    if (id === null || !row) {
      if (command.kind === 'clear' && hasSelection) {
        options.onClear()
        event.preventDefault()
      }
      return
    }
    if (!run(command, id, row)) return
    event.preventDefault()
    event.stopPropagation()
  }

  // Without a focused element, j and k move the focus into the list.
  useEffect(() => {
    if (!hasLetters) return
    const enter = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document
      const isNowhere = !activeElement || activeElement.matches('body, main, h1')
      if (event.defaultPrevented || !isNowhere || active === null) return
      if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const rows = frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active)}"]`)
      rows?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [active, frame, hasLetters])

  return { active, setActive: setActiveId, onKeyDown }
}
