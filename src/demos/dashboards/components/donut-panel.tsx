import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { DonutChart } from '@/ui/charts/donut-chart.tsx'
import { useFigureFormats } from '../shared/use-figure-formats.ts'

type DonutPanelProps = {
  title: string
  description?: string
  /** The headings of the table: the name of a part and its figure. */
  columns: readonly [string, string]
  parts: readonly { id: string; label: string; value: number }[]
  empty: string
}

/** A donut with the figures of its parts below. */
export function DonutPanel({ title, description, columns, parts, empty }: DonutPanelProps) {
  const { count } = useFigureFormats()
  const hasValues = parts.some(({ value }) => value > 0)
  return (
    <ChartFrame
      title={title}
      {...(description ? { description } : {})}
      height="180px"
      empty={empty}
      table={{ columns, rows: hasValues ? parts.map(({ label, value }) => [label, value]) : [] }}
      foot={
        <Stack as="ul" listStyleType="none" gap="2" mt="4" aria-hidden>
          {parts.map(({ id, label, value }, index) => (
            <Flex as="li" key={id} align="center" gap="2">
              <Box boxSize="2.5" borderRadius="full" flex="none" style={{ background: chartColor(index) }} />
              <Text flex="1" minW="0" truncate>
                {label}
              </Text>
              <Text fontVariantNumeric="tabular-nums">{count(value)}</Text>
            </Flex>
          ))}
        </Stack>
      }
    >
      <DonutChart parts={parts.map(({ id, label, value }) => ({ id, label, value }))} format={count} />
    </ChartFrame>
  )
}
