import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The values of a form before it is sent: each name with its value; an empty value is left out. */
export function ReviewList({
  entries,
}: {
  entries: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} columnGap="6" rowGap="4">
      {entries.map(([label, value]) =>
        value === '' || value === null ? null : (
          <Box key={label} minW="0">
            <Text as="dt" color="fg.muted" textStyle="sm">
              {label}
            </Text>
            <Box as="dd" overflowWrap="anywhere">
              {typeof value === 'string' ? <bdi>{value}</bdi> : value}
            </Box>
          </Box>
        ),
      )}
    </SimpleGrid>
  )
}
