import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useDirection } from '@/lib/i18n/direction.ts'
import { type BinderRowData, typeaheadRow } from '../../model/rows.ts'
import { readKey, type TreeCommand } from './tree-keys.ts'

const typePauseMs = 700

/** A command on the current row. */
export type TreeRowCommand = Exclude<TreeCommand, { kind: 'go' | 'type' | 'untype' }>

type TreeKeys = {
  rows: readonly BinderRowData[]
  currentIndex: number
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
  onCurrent: (id: string) => void
  /** Called for a command key on the current row. */
  onCommand: (command: TreeRowCommand, row: BinderRowData) => void
}

/** The keys of a tree that has the focus: moves, type-ahead, and commands on the current row. */
export function useTreeKeys(tree: TreeKeys) {
  const { rows, currentIndex, rowHeight, scroller, onCurrent, onCommand } = tree
  const isRtl = useDirection() === 'rtl'
  const typed = useRef({ text: '', at: 0 })

  const goTo = (index: number) => {
    const row = rows[index]
    if (row) onCurrent(row.id)
  }

  /** Goes to the row of the typed text; null takes back its last letter. */
  const typeahead = (letter: string | null) => {
    const now = Date.now()
    const before = now - typed.current.at > typePauseMs ? '' : typed.current.text
    const text = letter === null ? before.slice(0, -1) : before + letter
    typed.current = { text, at: text === '' ? 0 : now }
    // A single letter goes on to the next row, but one that is left of a longer text still fits the current row.
    const from = letter === null && text.length === 1 ? currentIndex - 1 : currentIndex
    const found = text === '' ? null : typeaheadRow(rows, from, text)
    if (found !== null) goTo(found)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const pageSize = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    // A space is part of a title while the user types one.
    const isTyping = Date.now() - typed.current.at < typePauseMs
    const place = { rows, index: currentIndex, pageSize, isRtl }
    const read = readKey(event, place)
    const command: TreeCommand | null =
      isTyping && read?.kind === 'select' ? { kind: 'type', letter: ' ' } : read
    const row = rows[currentIndex]
    if (!command || !row) return
    event.preventDefault()
    if (command.kind === 'go') goTo(command.index)
    else if (command.kind === 'type') typeahead(command.letter)
    else if (command.kind === 'untype') typeahead(null)
    else onCommand(command, row)
  }
}
