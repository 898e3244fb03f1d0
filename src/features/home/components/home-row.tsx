import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

const Anchor = chakra(Link)

type HomeRowProps = {
  to: string
  title: ReactNode
  note: ReactNode
  aside?: ReactNode
  /** Beside the note, so that it takes no space from the title. */
  noteAside?: ReactNode
  children?: ReactNode
  isStrong?: boolean
}

/** A row of the home page that links to its item. */
export function HomeRow({ to, title, note, aside, noteAside, children, isStrong = false }: HomeRowProps) {
  return (
    <Box as="li" minW="0">
      <Anchor to={to} display="block" px="2" py="2" borderRadius="control" _hover={{ bg: 'bg.subtle' }}>
        <Flex justify="space-between" gap="3" align="baseline" minW="0">
          <Text as="bdi" truncate fontWeight={isStrong ? 'semibold' : 'medium'}>
            {title}
          </Text>
          {aside ? (
            <Text as="span" textStyle="sm" color="fg.muted" flexShrink="0">
              {aside}
            </Text>
          ) : null}
        </Flex>
        <Flex justify="space-between" gap="3" align="baseline" minW="0" textStyle="sm" color="fg.muted">
          <Text truncate dir="auto" css={textAlignMatchParent}>
            {note}
          </Text>
          {noteAside ? <Box flexShrink="0">{noteAside}</Box> : null}
        </Flex>
        {children}
      </Anchor>
    </Box>
  )
}
