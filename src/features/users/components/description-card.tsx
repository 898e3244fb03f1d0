import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { raisedCard } from '@/ui/layout/raised-card.ts'

type DescriptionCardProps = { title: ReactNode; aside?: ReactNode; children: ReactNode }

/** A card of the user page. */
export function DescriptionCard({ title, aside, children }: DescriptionCardProps) {
  return (
    <Box as="section" p={{ base: '4', md: '5' }} minW="0" {...raisedCard}>
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
