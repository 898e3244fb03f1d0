import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ChartSeries, toggleSeries } from './chart-data.ts'
import { seriesColor } from './chart-theme.ts'

const Toggle = chakra('button')

type LegendToggleProps = {
  label: string
  series: readonly ChartSeries[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** The legend of a chart as buttons that hide and show its series. */
export function LegendToggle({ label, series, hidden, onChange }: LegendToggleProps) {
  return (
    <Flex role="group" aria-label={label} gap="1" wrap="wrap" ms="-2" textStyle="xs">
      {series.map(({ id, label: name }) => {
        const isHidden = hidden.includes(id)
        return (
          <Toggle
            key={id}
            type="button"
            aria-pressed={!isHidden}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            px="2"
            minH="8"
            borderRadius="control"
            color={isHidden ? 'fg.faint' : 'fg'}
            textDecoration={isHidden ? 'line-through' : undefined}
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{ '@media (pointer: coarse)': { minH: '11' } }}
            onClick={() => onChange(toggleSeries(hidden, id, series))}
          >
            <Box
              boxSize="2.5"
              borderRadius="xs"
              borderWidth="2px"
              style={{
                borderColor: seriesColor(series, id),
                background: isHidden ? 'transparent' : seriesColor(series, id),
              }}
            />
            <bdi>{name}</bdi>
          </Toggle>
        )
      })}
    </Flex>
  )
}
