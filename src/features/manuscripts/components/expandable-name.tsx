import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { InlineName } from './inline-name.tsx'

type ExpandableNameProps = Pick<ComponentProps<typeof InlineName>, 'edit' | 'label' | 'maxLength'> & {
  name: string
  /** The most lines of a long name. */
  lines: number
  /** The text after the name. */
  about: string
  isOpen: boolean
  onToggle: () => void
}

/** The name of a row with more about it: a click shows the rest of the row, and its field changes it. */
export function ExpandableName({ name, lines, about, isOpen, onToggle, ...field }: ExpandableNameProps) {
  const button = useRef<HTMLButtonElement>(null)
  if (field.edit.draft !== null) return <InlineName {...field} onKeyEnd={() => button.current?.focus()} />
  return (
    <chakra.button
      ref={button}
      type="button"
      data-expandable={name}
      aria-expanded={isOpen}
      display="flex"
      alignItems="center"
      gap="2"
      flex="1"
      minW="0"
      minH="9"
      px="2"
      borderRadius="control"
      cursor="pointer"
      textAlign="start"
      _hover={{ bg: 'bg.subtle' }}
      onClick={onToggle}
    >
      <Flex
        as="span"
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'center' }}
        columnGap="3"
        flex="1"
        minW="0"
      >
        <Text
          as="span"
          dir="auto"
          css={textAlignMatchParent}
          lineClamp={lines}
          overflowWrap="anywhere"
          flex="1"
        >
          {name}
        </Text>
        <Text as="span" color="fg.muted" textStyle={{ base: 'xs', sm: 'sm' }} flexShrink="0">
          {about}
        </Text>
      </Flex>
      <Box as="span" color="fg.muted" flexShrink="0" transform={isOpen ? 'rotate(180deg)' : undefined}>
        <ChevronDown size={16} aria-hidden />
      </Box>
    </chakra.button>
  )
}
