import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { raisedCard } from '@/ui/layout/raised-card.ts'

type DashboardCardProps = {
  title: string
  description?: ReactNode
  /** Content at the end of the title row. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of a dashboard without a chart, in the look of `ChartFrame`. */
export function DashboardCard({ title, description, aside, children }: DashboardCardProps) {
  const id = useId()
  return (
    <Flex as="section" aria-labelledby={id} direction="column" minW="0" p="5" {...raisedCard}>
      <Flex justify="space-between" gap="3" align="flex-start" mb="4" wrap="wrap">
        <Box minW="0">
          <Heading as="h2" id={id} textStyle="md">
            {title}
          </Heading>
          {description ? (
            <Text color="fg.muted">
              <bdi>{description}</bdi>
            </Text>
          ) : null}
        </Box>
        {aside ? (
          <Box maxW="full" overflowX="auto">
            {aside}
          </Box>
        ) : null}
      </Flex>
      {children}
    </Flex>
  )
}
