import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const Anchor = chakra(Link)

type HomeRowProps = {
  to: string
  title: ReactNode
  note: ReactNode
  aside?: ReactNode
  children?: ReactNode
  isStrong?: boolean
}

/** A row of the home page that links to its item. */
export function HomeRow({ to, title, note, aside, children, isStrong = false }: HomeRowProps) {
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
        <Text textStyle="sm" color="fg.muted" truncate>
          {note}
        </Text>
        {children}
      </Anchor>
    </Box>
  )
}
