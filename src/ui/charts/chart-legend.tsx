import { Box, Flex } from '@chakra-ui/react'
import { seriesColor } from './chart-theme.ts'

type ChartLegendProps = { series: readonly { id: string; label: string; color?: string }[] }

/** The names of a chart's series, each beside its colour. */
export function ChartLegend({ series }: ChartLegendProps) {
  return (
    <Flex gap="4" wrap="wrap" mb="2" textStyle="xs" color="fg.muted" aria-hidden>
      {series.map(({ id, label }) => (
        <Flex key={id} align="center" gap="1.5">
          <Box w="3" h="1" borderRadius="full" style={{ background: seriesColor(series, id) }} />
          {label}
        </Flex>
      ))}
    </Flex>
  )
}
