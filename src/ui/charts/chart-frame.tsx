import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { raisedCard } from '../layout/raised-card.ts'
import { RenderNear } from '../layout/render-near.tsx'
import { ChartFigures, type ChartTable } from './chart-figures.tsx'
import { ChartLegend } from './chart-legend.tsx'

type ChartFrameProps = {
  title: string
  description?: string
  /** Content at the end of the title row, such as a figure or a link to the list. */
  aside?: ReactNode
  table: ChartTable
  height?: string
  empty?: string
  /** The series of the legend, for charts with several series. */
  legend?: ComponentProps<typeof ChartLegend>['series']
  /** A legend with figures, below the drawing. */
  foot?: ReactNode
  children: ReactNode
}

/** A card with a chart; the drawing is hidden from screen readers, which read the table instead. */
export function ChartFrame({
  title,
  description,
  aside,
  table,
  height = '240px',
  empty,
  legend,
  foot,
  children,
}: ChartFrameProps) {
  return (
    <Flex as="section" direction="column" minW="0" p="5" {...raisedCard}>
      <Flex justify="space-between" gap="3" align="flex-start" mb="3" wrap="wrap">
        <Box minW="0">
          <Heading as="h2" textStyle="md">
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
      {table.rows.length === 0 && empty ? (
        <Flex flex="1" minH={height} align="center" justify="center" color="fg.muted">
          {empty}
        </Flex>
      ) : (
        <>
          {legend ? <ChartLegend series={legend} /> : null}
          {/* The drawing fills the rest of a card that a taller neighbour stretches. */}
          <Box position="relative" flex="1" minH={height} minW="0" aria-hidden dir="ltr">
            <Box position="absolute" inset="0" display="grid" gridTemplateColumns="minmax(0, 1fr)">
              <RenderNear>{children}</RenderNear>
            </Box>
          </Box>
          {foot}
          <ChartFigures caption={title} table={table} />
        </>
      )}
    </Flex>
  )
}
