import { Box } from '@chakra-ui/react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useIntl } from 'react-intl'
import { noLength, type OutlineLength, type OutlineMatches } from '../../model/outline.ts'
import type { BinderRowData } from '../../model/rows.ts'
import { useRowHeight } from '../../shared/binder/use-row-height.ts'
import { type TreeRowCommand, useTreeKeys } from '../../shared/binder/use-tree-keys.ts'
import { useTreeVirtualizer } from '../../shared/binder/use-tree-virtualizer.ts'
import { EDGE_HEIGHT, outlineCss } from './outline-css.ts'
import { OutlineRow } from './outline-row.tsx'
import { useCellKeys } from './use-cell-keys.ts'
import { columnTracks, type OutlineColumn } from './use-outline-columns.ts'

type OutlineGridProps = {
  grid: RefObject<HTMLDivElement | null>
  label: string
  rows: readonly BinderRowData[]
  columns: readonly OutlineColumn[]
  lengths: ReadonlyMap<string, OutlineLength>
  matches: OutlineMatches | null
  isDense: boolean
  currentId: string | null
  /** The row whose title is edited next. */
  renamedId: string | null
  mayEdit: boolean
  /** Whether rows can be moved. */
  canDrag: boolean
  head: ReactNode
  foot: ReactNode
  selectedIds: ReadonlySet<string>
  isPicking: boolean
  /** Called for each key before the keys of the tree; true for a key that was used. */
  selectionKeys: (event: KeyboardEvent<HTMLElement>) => boolean
  onCurrent: (id: string) => void
  onCommand: (command: TreeRowCommand, row: BinderRowData) => void
}

const denseHeight = 36
const comfortableHeight = 44

/**
 * The outline as a virtualised ARIA treegrid. Focus stays on the grid, which names the current row, or is on a control
 * of the current row, which is always rendered.
 */
export function OutlineGrid(props: OutlineGridProps) {
  const { grid, rows, columns, lengths, matches, currentId, renamedId, mayEdit, isDense } = props
  const intl = useIntl()
  const prefix = useId()
  const touchHeight = useRowHeight()
  const rowHeight = Math.max(touchHeight, isDense ? denseHeight : comfortableHeight)
  const currentIndex = Math.max(
    0,
    rows.findIndex((row) => row.id === currentId),
  )
  const virtualizer = useTreeVirtualizer({
    rows,
    currentId,
    currentIndex,
    rowHeight,
    scroller: grid,
    options: {
      scrollMargin: EDGE_HEIGHT,
      scrollPaddingStart: EDGE_HEIGHT,
      scrollPaddingEnd: EDGE_HEIGHT,
    },
  })
  const treeKeys = useTreeKeys({
    rows,
    currentIndex,
    rowHeight,
    scroller: grid,
    onCurrent: props.onCurrent,
    onCommand: props.onCommand,
  })
  const cellKeys = useCellKeys({ grid, rows, currentIndex, onCurrent: props.onCurrent })
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (cellKeys(event) || props.selectionKeys(event)) event.preventDefault()
    else treeKeys(event)
  }
  const current = rows[currentIndex]
  return (
    <Box
      ref={grid}
      role="treegrid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={rows.length + 2}
      aria-readonly={!mayEdit}
      data-picking={props.isPicking ? '' : undefined}
      aria-multiselectable={mayEdit}
      aria-activedescendant={current ? `${prefix}${current.id}` : undefined}
      aria-description={intl.formatMessage({
        id: mayEdit ? 'manuscripts.outline.keys' : 'manuscripts.outline.keys-read',
      })}
      position="relative"
      overflow="auto"
      overscrollBehavior="contain"
      maxH="max(20rem, calc(100dvh - 18rem))"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.surface"
      css={outlineCss}
      style={columnTracks(columns, mayEdit) as CSSProperties}
      onKeyDown={handleKeyDown}
    >
      {props.head}
      <Box
        role="rowgroup"
        position="relative"
        minW="var(--least)"
        width="full"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          if (!row?.item) return null
          const { words, characters } = lengths.get(row.id) ?? noLength
          return (
            <OutlineRow
              key={row.id}
              item={row.item}
              domId={`${prefix}${row.id}`}
              rowIndex={index + 2}
              level={row.level}
              posInSet={row.posInSet}
              setSize={row.setSize}
              isExpandable={row.isExpandable}
              isExpanded={row.isExpanded}
              columns={columns}
              words={words}
              characters={characters}
              top={start - EDGE_HEIGHT}
              height={size}
              isCurrent={index === currentIndex}
              isSelected={mayEdit ? props.selectedIds.has(row.id) : undefined}
              isDim={matches?.found.has(row.id) === false}
              isTemplates={row.isTemplates}
              startsRename={row.id === renamedId}
              canDrag={props.canDrag}
            />
          )
        })}
      </Box>
      {props.foot}
    </Box>
  )
}
