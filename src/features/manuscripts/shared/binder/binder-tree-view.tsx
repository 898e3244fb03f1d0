import { Box } from '@chakra-ui/react'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useDirection } from '@/lib/i18n/direction.ts'
import { type BinderRowData as Row, typeaheadRow } from '../../model/rows.ts'
import { treeCss } from './binder-css.ts'
import { BinderRow } from './binder-row.tsx'
import { readKey, type TreeCommand } from './tree-keys.ts'
import { useBinderShortcuts } from './use-binder-shortcuts.ts'
import { useRowHeight } from './use-row-height.ts'

const typePauseMs = 700

type BinderTreeProps = {
  manuscriptId: string
  label: string
  rows: readonly Row[]
  currentId: string | null
  selectedId: string | null
  renamingId: string | null
  canWrite: boolean
  /** Whether rows can be dragged. */
  canDrag: boolean
  scroller: RefObject<HTMLDivElement | null>
  onCurrent: (id: string) => void
  /** Called for a command key on the current row. */
  onCommand: (command: Exclude<TreeCommand, { kind: 'go' | 'type' | 'untype' }>, row: Row) => void
}

/**
 * The binder as a virtualised ARIA tree. Focus stays on the tree, which names the current row, so scrolling
 * never loses it.
 */
export function BinderTreeView(props: BinderTreeProps) {
  const { manuscriptId, label, rows, currentId, selectedId, renamingId, canWrite, scroller } = props
  const intl = useIntl()
  const isRtl = useDirection() === 'rtl'
  const prefix = useId()
  useBinderShortcuts(canWrite)
  const rowHeight = useRowHeight()
  const typed = useRef({ text: '', at: 0 })
  const currentIndex = Math.max(
    0,
    rows.findIndex((row) => row.id === currentId),
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 5,
    paddingStart: 4,
    paddingEnd: 40,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 8,
    // Always renders the current row, because `aria-activedescendant` must reference an existing element.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(currentIndex) || rows.length === 0
        ? shown
        : [...shown, currentIndex].sort((a, b) => a - b)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row height needs a new measurement
  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, rowHeight])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current row changes, not when rows move
  useEffect(() => {
    if (currentId !== null) virtualizer.scrollToIndex(currentIndex)
  }, [currentId])

  const goTo = (index: number) => {
    const row = rows[index]
    if (row) props.onCurrent(row.id)
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

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
    else props.onCommand(command, row)
  }

  const current = rows[currentIndex]
  return (
    <Box
      ref={scroller}
      role="tree"
      tabIndex={0}
      // Initial focus in a drawer; focus in the search field would open the keyboard of a phone.
      data-autofocus=""
      aria-label={label}
      aria-activedescendant={current ? `${prefix}${current.id}` : undefined}
      aria-description={intl.formatMessage({ id: 'manuscripts.binder.keys' })}
      flex="1"
      minH="0"
      overflowY="auto"
      overflowX="hidden"
      overscrollBehavior="contain"
      outlineOffset="-2px"
      containerType="inline-size"
      containerName="binder"
      css={treeCss}
      onKeyDown={handleKeyDown}
    >
      <Box role="none" position="relative" width="full" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <BinderRow
              key={row.id}
              row={row}
              domId={`${prefix}${row.id}`}
              manuscriptId={manuscriptId}
              top={start}
              height={size}
              isCurrent={index === currentIndex}
              isSelected={row.id === selectedId}
              isRenaming={row.id === renamingId}
              canWrite={canWrite}
              canDrag={canWrite && props.canDrag}
            />
          )
        })}
      </Box>
    </Box>
  )
}
