import { chakra } from '@chakra-ui/react'
import { ITEM_TYPES } from '@contract/item-types.ts'
import type { ItemType } from '@contract/items.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { ArchivePreview } from '../model/archive-preview.ts'
import { chosenType, excludedFlags, type PreviewChoices, toggleExcluded } from '../model/preview-choices.ts'
import { PreviewRow, type RowWords } from './preview-row.tsx'

const ROW_PX = 44

const Scroller = chakra('div', {
  base: {
    position: 'relative',
    maxH: 'min(56vh, 560px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    '& .row': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      height: `${ROW_PX}px`,
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInlineEnd: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      contain: 'strict',
    },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      flex: '1',
      minW: '0',
      height: 'full',
      cursor: 'pointer',
    },
    '& label span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-root] label': { fontWeight: '600' },
    '& [data-out] label': { color: 'fg.faint' },
    '& input': {
      width: '16px',
      height: '16px',
      flexShrink: '0',
      accentColor: '{colors.brand.solid}',
      cursor: 'pointer',
    },
    '& select': {
      width: { base: '112px', md: '140px' },
      height: '32px',
      flexShrink: '0',
      px: '2',
      textStyle: 'xs',
      color: 'fg',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
    },
    '& select:disabled': { opacity: '0.5' },
    '& small': { color: 'fg.muted', textStyle: 'xs', flexShrink: '0' },
    '& :focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  },
})

function rowWords(intl: IntlShape): RowWords {
  const say = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `scrivener-import.${key}` }, values)
  return {
    untitled: say('preview.untitled'),
    inTrash: say('type.trash'),
    types: Object.fromEntries(
      ITEM_TYPES.map((name) => [name, say(`type.${name}`, { count: 1 })]),
    ) as RowWords['types'],
    typeOf: (title) => say('preview.typeOf', { title }),
  }
}

type PreviewTreeProps = {
  preview: ArchivePreview
  choices: PreviewChoices
  onChange: (change: (before: PreviewChoices) => PreviewChoices) => void
}

/** The whole binder before it comes in: what to take, and as what. Only rows in sight are in the page. */
export function PreviewTree({ preview, choices, onChange }: PreviewTreeProps) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const out = useMemo(() => excludedFlags(preview.nodes, choices.excluded), [preview, choices.excluded])
  const words = useMemo(() => rowWords(intl), [intl])
  const rows = useVirtualizer({
    count: preview.nodes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  })
  const handlers = useMemo(
    () => ({
      toggle: (index: number) =>
        onChange((before) => ({ ...before, excluded: toggleExcluded(preview, before.excluded, index) })),
      type: (index: number, type: ItemType) =>
        onChange((before) => {
          const node = preview.nodes[index]
          if (!node) return before
          const { [node.sourceId]: _former, ...others } = before.types
          return { ...before, types: type === node.type ? others : { ...others, [node.sourceId]: type } }
        }),
    }),
    [preview, onChange],
  )

  return (
    <Scroller
      ref={scroller}
      role="group"
      aria-label={intl.formatMessage({ id: 'scrivener-import.preview.binder' })}
      // A keyboard reader can scroll the list even when no row has the focus.
      tabIndex={0}
    >
      <div style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const node = preview.nodes[index]
          if (!node) return null
          return (
            <PreviewRow
              key={node.sourceId}
              node={node}
              index={index}
              top={start}
              isOut={out[index] === true}
              type={chosenType(node, choices.types)}
              words={words}
              onToggle={handlers.toggle}
              onType={handlers.type}
            />
          )
        })}
      </div>
    </Scroller>
  )
}
