import { Box, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { raisedCard } from '@/ui/layout/raised-card.ts'

type ShopSectionProps = { title: ReactNode; actions?: ReactNode; children: ReactNode }

/** A card with a heading and actions on the pages of an order and of a customer. */
export function ShopSection({ title, actions, children }: ShopSectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} {...raisedCard} p={{ base: '4', md: '5' }} minW="0">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3" minH="9">
        <Heading as="h2" id={id} textStyle="md">
          {title}
        </Heading>
        {actions}
      </Flex>
      {children}
    </Box>
  )
}
