import { Link as ChakraLink, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

type HomeCardProps = {
  title: string
  /** Path of the full list. */
  to: string
  more: string
  /** Shown when there are no rows. */
  empty: string
  rows: readonly ReactNode[]
}

/** A section of the home page: a heading with a link to the full list, and its first rows. */
export function HomeCard({ title, to, more, empty, rows }: HomeCardProps) {
  const id = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="1"
      p={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      minW="0"
    >
      <Flex justify="space-between" align="baseline" gap="3" mb="1">
        <Heading as="h2" id={id} textStyle="md">
          {title}
        </Heading>
        <ChakraLink asChild color="brand.fg" textStyle="sm" flexShrink="0">
          <Link to={to}>{more}</Link>
        </ChakraLink>
      </Flex>
      {rows.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="0.5" mx="-2">
          {rows}
        </Stack>
      ) : (
        <Text color="fg.muted" py="2">
          {empty}
        </Text>
      )}
    </Stack>
  )
}
