import { Box, Flex, Link, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

type ConnectionListProps = {
  icon: LucideIcon
  entries: readonly { id: string; title: string; to?: string; note: ReactNode }[]
  /** Shown when the list is empty. */
  none: ReactNode
}

export function ConnectionList({ icon: Icon, entries, none }: ConnectionListProps) {
  if (entries.length === 0) return <Text color="fg.muted">{none}</Text>
  return (
    <Box as="ul" listStyleType="none">
      {entries.map(({ id, title, to, note }) => (
        <Flex
          as="li"
          key={id}
          gap="4"
          py="3"
          align="center"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box color="fg.muted" flexShrink="0">
            <Icon size={20} strokeWidth={1.5} aria-hidden />
          </Box>
          <Box minW="0">
            {to ? (
              <Link asChild fontWeight="medium" color="fg">
                <RouterLink to={to}>{title}</RouterLink>
              </Link>
            ) : (
              <Text fontWeight="medium">{title}</Text>
            )}
            <Text textStyle="xs" color="fg.muted">
              {note}
            </Text>
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
