import { Box, Checkbox, Flex, NativeSelect, Text } from '@chakra-ui/react'
import { ITEM_TYPES, type ItemType } from '@contract/items.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ArchivePreview, PreviewNode } from '../model/archive-preview.ts'
import { chosenType, excludedFlags, type PreviewChoices, toggleExcluded } from '../model/preview-choices.ts'

const ROW_PX = 44
const INDENT_PX = 18
const DEEPEST_INDENT = 12

type RowProps = {
  node: PreviewNode
  index: number
  isOut: boolean
  type: ItemType
  onToggle: (index: number) => void
  onType: (index: number, type: ItemType) => void
}

const PreviewRow = memo(function PreviewRow({ node, index, isOut, type, onToggle, onType }: RowProps) {
  const intl = useIntl()
  const title = node.title || intl.formatMessage({ id: 'scrivener-import.preview.untitled' })
  return (
    <Flex
      align="center"
      gap="3"
      height={`${ROW_PX}px`}
      px="3"
      ps={`${12 + Math.min(node.depth, DEEPEST_INDENT) * INDENT_PX}px`}
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Checkbox.Root checked={!isOut} onCheckedChange={() => onToggle(index)} flex="1" minW="0">
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label truncate color={isOut ? 'fg.faint' : 'fg'} fontWeight={node.rootRole ? '600' : '400'}>
          {title}
        </Checkbox.Label>
      </Checkbox.Root>
      {node.isTrash ? (
        <Text color="fg.muted" textStyle="xs" flexShrink="0">
          {intl.formatMessage({ id: 'scrivener-import.type.trash' })}
        </Text>
      ) : (
        <NativeSelect.Root size="xs" width={{ base: '112px', md: '140px' }} flexShrink="0" disabled={isOut}>
          <NativeSelect.Field
            aria-label={intl.formatMessage({ id: 'scrivener-import.preview.typeOf' }, { title })}
            value={type}
            onChange={(event) => onType(index, event.target.value as ItemType)}
          >
            {ITEM_TYPES.map((name) => (
              <option key={name} value={name}>
                {intl.formatMessage({ id: `scrivener-import.type.${name}` }, { count: 1 })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </Flex>
  )
})

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
  const rows = useVirtualizer({
    count: preview.nodes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
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
    <Box
      ref={scroller}
      role="group"
      aria-label={intl.formatMessage({ id: 'scrivener-import.preview.binder' })}
      // A keyboard reader can scroll the list even when no row has the focus.
      tabIndex={0}
      maxH="min(56vh, 560px)"
      overflowY="auto"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
    >
      <Box position="relative" height={`${rows.getTotalSize()}px`}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const node = preview.nodes[index]
          if (!node) return null
          return (
            <Box
              key={node.sourceId}
              position="absolute"
              insetInline="0"
              top="0"
              transform={`translateY(${start}px)`}
            >
              <PreviewRow
                node={node}
                index={index}
                isOut={out[index] === true}
                type={chosenType(node, choices.types)}
                onToggle={handlers.toggle}
                onType={handlers.type}
              />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
