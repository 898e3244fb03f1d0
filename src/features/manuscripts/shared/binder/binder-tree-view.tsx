import { Box } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useIntl } from 'react-intl'
import type { BinderRowData as Row } from '../../model/rows.ts'
import { treeCss } from './binder-css.ts'
import { BinderRow } from './binder-row.tsx'
import { useBinderShortcuts } from './use-binder-shortcuts.ts'
import { useRowHeight } from './use-row-height.ts'
import { type TreeRowCommand, useTreeKeys } from './use-tree-keys.ts'
import { useTreeVirtualizer } from './use-tree-virtualizer.ts'

type BinderTreeProps = {
  manuscriptId: string
  label: string
  rows: readonly Row[]
  currentId: string | null
  /** The item that is shown. */
  selectedId: string | null
  /** The selected rows, if any. */
  selectedIds: ReadonlySet<string>
  /** Called for each key before the keys of the tree; true for a key that was used. */
  selectionKeys: (event: KeyboardEvent<HTMLElement>) => boolean
  renamingId: string | null
  canWrite: boolean
  /** Whether rows can be dragged. */
  canDrag: boolean
  scroller: RefObject<HTMLDivElement | null>
  onCurrent: (id: string) => void
  /** Called for a command key on the current row. */
  onCommand: (command: TreeRowCommand, row: Row) => void
}

/**
 * The binder as a virtualised ARIA tree. Focus stays on the tree, which names the current row, so scrolling
 * never loses it.
 */
export function BinderTreeView(props: BinderTreeProps) {
  const { manuscriptId, label, rows, currentId, selectedId, selectedIds, renamingId, canWrite, scroller } =
    props
  const intl = useIntl()
  const prefix = useId()
  useBinderShortcuts(canWrite)
  const rowHeight = useRowHeight()
  const currentIndex = Math.max(
    0,
    rows.findIndex((row) => row.id === currentId),
  )
  const virtualizer = useTreeVirtualizer({
    rows,
    currentId,
    currentIndex,
    rowHeight,
    scroller,
    options: { paddingStart: 4, paddingEnd: 40, scrollPaddingStart: 8, scrollPaddingEnd: 8 },
  })
  const treeKeys = useTreeKeys({
    rows,
    currentIndex,
    rowHeight,
    scroller,
    onCurrent: props.onCurrent,
    onCommand: props.onCommand,
  })

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (props.selectionKeys(event)) event.preventDefault()
    else treeKeys(event)
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
      aria-multiselectable={canWrite}
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
              isSelected={selectedIds.size > 0 ? selectedIds.has(row.id) : row.id === selectedId}
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
