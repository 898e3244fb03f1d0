import { Box, Combobox, Flex, Text } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useImperativeHandle, useRef } from 'react'
import { type FieldOption, matchRange } from './option-match.ts'

/** Scrolls to the option that a key highlights, which may not be rendered. */
export type OptionScroller = { scrollTo: (index: number) => void }

type SuggestOptionsProps = {
  groups: readonly (readonly [string, readonly FieldOption[]])[]
  query: string
}

/** The options of an open list, below the headings of their groups. */
export function SuggestOptions({ groups, query }: SuggestOptionsProps) {
  return groups.map(([group, options]) => {
    const items = options.map((option) => <SuggestOption key={option.value} {...{ option, query }} />)
    if (group === '') return items
    return (
      <Combobox.ItemGroup key={group}>
        <Combobox.ItemGroupLabel>{group}</Combobox.ItemGroupLabel>
        {items}
      </Combobox.ItemGroup>
    )
  })
}

const ROW_HEIGHT = 36
const LIST_HEIGHT = 320

type VirtualOptionsProps = {
  options: readonly FieldOption[]
  query: string
  scroller: RefObject<OptionScroller | null>
}

/** A list of any length: only the options in view are rendered, and keys still reach every one. */
export function VirtualOptions({ options, query, scroller }: VirtualOptionsProps) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 300, height: LIST_HEIGHT },
    overscan: 8,
  })
  useImperativeHandle(scroller, () => ({ scrollTo: (index) => virtual.scrollToIndex(index) }))
  return (
    <Box ref={box} role="presentation" maxH={`${LIST_HEIGHT}px`} overflowY="auto">
      <Box role="presentation" position="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const option = options[index]
          if (!option) return null
          return (
            <Box
              key={option.value}
              role="presentation"
              position="absolute"
              insetInline="0"
              display="flex"
              height={`${ROW_HEIGHT}px`}
              style={{ insetBlockStart: start }}
            >
              <SuggestOption {...{ option, query }} count={options.length} position={index + 1} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

type SuggestOptionProps = { option: FieldOption; query: string; count?: number; position?: number }

function SuggestOption({ option, query, count, position }: SuggestOptionProps) {
  return (
    <Combobox.Item item={option} aria-setsize={count} aria-posinset={position} minW="0">
      <Flex direction="column" minW="0" flex="1">
        <Combobox.ItemText dir="auto">
          <MatchedText text={option.label} query={query} />
        </Combobox.ItemText>
        {option.note ? (
          <Text textStyle="xs" color="fg.muted" dir="auto">
            <MatchedText text={option.note} query={query} />
          </Text>
        ) : null}
      </Flex>
      <Combobox.ItemIndicator />
    </Combobox.Item>
  )
}

function MatchedText({ text, query }: { text: string; query: string }) {
  const range = matchRange(text, query)
  if (!range) return text
  const [from, to] = range
  return (
    <>
      {text.slice(0, from)}
      <Box as="mark" bg="mark.muted" color="inherit" fontWeight="semibold" borderRadius="l1">
        {text.slice(from, to)}
      </Box>
      {text.slice(to)}
    </>
  )
}
