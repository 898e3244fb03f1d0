import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type CompanyRowProps = {
  to: string
  title: string
  /** Sets the title in a heavier weight, as of an unread conversation. */
  isStrong?: boolean
  line: ReactNode
  end: ReactNode
}

/** A row of a list on the page of a company: a link with a second line, and a fact at its end. */
export function CompanyRow({ to, title, isStrong = false, line, end }: CompanyRowProps) {
  return (
    <Flex
      as="li"
      py="2"
      gap="3"
      align="baseline"
      justify="space-between"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Text overflowWrap="anywhere" fontWeight={isStrong ? 'semibold' : 'normal'}>
          <Link to={to} style={{ textDecoration: 'underline' }}>
            <bdi>{title}</bdi>
          </Link>
        </Text>
        <Text truncate textStyle="xs" color="fg.muted">
          {line}
        </Text>
      </Box>
      <Text flex="none" textStyle="xs" color="fg.muted">
        {end}
      </Text>
    </Flex>
  )
}
