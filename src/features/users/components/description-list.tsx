import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type FactCardProps = { title: ReactNode; aside?: ReactNode; children: ReactNode }

/** A card of the user page. */
export function DescriptionCard({ title, aside, children }: FactCardProps) {
  return (
    <Box
      as="section"
      p={{ base: '4', md: '5' }}
      minW="0"
      bg="bg.surface"
      borderRadius="card"
      boxShadow="raised"
      css={{ '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } }}
    >
      <Flex mb="3" justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" textStyle="md">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}

type Fact = { name: string; value: ReactNode }

/** A list of terms and values; an empty value becomes a dash. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'minmax(120px, 2fr) 3fr' }}
      columnGap="4"
      rowGap={{ base: '1', sm: '2.5' }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} display="contents">
          <Text as="dt" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" minW="0" overflowWrap="anywhere" mb={{ base: '2', sm: '0' }}>
            {value === '' || value === null ? '–' : <bdi>{value}</bdi>}
          </Text>
        </Box>
      ))}
    </Box>
  )
}
