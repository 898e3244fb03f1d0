import { Box } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ArchivePreview } from '../model/archive-preview.ts'
import { branchEnds, branchWordSums, partlyFlags, visibleIndexes } from '../model/preview-branches.ts'
import { allExcluded, chosenType, excludedFlags, type PreviewChoices } from '../model/preview-choices.ts'
import { PreviewRow } from './preview-row.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { PreviewScroller, ROW_PX } from './preview-tree-css.ts'
import { useRowHandlers } from './use-row-handlers.ts'
import { useRowText } from './use-row-text.ts'

type PreviewTreeProps = {
  preview: ArchivePreview
  choices: PreviewChoices
  /** Word counts by node index, as far as they are known. */
  words: ReadonlyMap<number, number>
  onChange: (change: (before: PreviewChoices) => PreviewChoices) => void
}

/** The binder before the import, with a choice and a type per row; only visible rows are rendered. */
export function PreviewTree({ preview, choices, words, onChange }: PreviewTreeProps) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const { nodes } = preview
  const ends = useMemo(() => branchEnds(nodes), [nodes])
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set<number>())
  const visible = useMemo(() => visibleIndexes(ends, collapsed), [ends, collapsed])
  const isOut = useMemo(() => excludedFlags(nodes, choices.excluded), [nodes, choices.excluded])
  const isPartly = useMemo(() => partlyFlags(nodes, isOut), [nodes, isOut])
  const totals = useMemo(() => branchWordSums(nodes, words, isOut), [nodes, words, isOut])
  const text = useRowText()
  const handlers = useRowHandlers(preview, onChange, setCollapsed)
  const hasChildren = (index: number) => (ends[index] ?? 0) > index + 1
  const rows = useVirtualizer({
    count: visible.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  })

  return (
    <Box>
      <PreviewToolbar
        onAll={() => onChange((before) => ({ ...before, excluded: new Set() }))}
        onNone={() => onChange((before) => ({ ...before, excluded: allExcluded(preview) }))}
        onExpand={() => setCollapsed(new Set())}
        onCollapse={() =>
          setCollapsed(new Set(nodes.flatMap((_, index) => (hasChildren(index) ? index : []))))
        }
      />
      <PreviewScroller
        ref={scroller}
        role="group"
        aria-label={intl.formatMessage({ id: 'scrivener-import.preview.binder' })}
        // Keyboard users can scroll the list without focus on a row.
        tabIndex={0}
      >
        <div style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index: row, start }) => {
            const index = visible[row] ?? 0
            const node = nodes[index]
            if (!node) return null
            return (
              <PreviewRow
                key={node.sourceId}
                node={node}
                index={index}
                top={start}
                isOut={isOut[index] === true}
                isPartly={isPartly[index] === true}
                hasChildren={hasChildren(index)}
                isCollapsed={collapsed.has(index)}
                words={totals[index] ?? 0}
                type={chosenType(node, choices.types)}
                text={text}
                {...handlers}
              />
            )
          })}
        </div>
      </PreviewScroller>
    </Box>
  )
}
