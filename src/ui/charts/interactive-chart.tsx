import { Box, Flex, Stack, useLocaleContext, VisuallyHidden } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type ChartData, type ChartSeries, chartTexts, stepAfterKey } from './chart-data.ts'
import { ChartFigures } from './chart-figures.tsx'
import { ChartRoot } from './chart-root.ts'
import { seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { type ChartToolLabels, ChartTools } from './chart-tools.tsx'
import { LegendToggle } from './legend-toggle.tsx'

type InteractiveChartProps = {
  title: string
  /** The file name of the exports, without the extension. */
  name: string
  series: readonly ChartSeries[]
  data: ChartData
  labels: ChartToolLabels & { legend: string; keys: string }
  height?: string
  /** Draws the series that the legend shows, each with its colour. */
  children: (shown: readonly Required<ChartSeries>[]) => ReactNode
}

/**
 * A chart with a legend that hides series, a table view, CSV and PNG files, and a tooltip that the arrow keys move
 * through the rows of its figures.
 */
export function InteractiveChart(props: InteractiveChartProps) {
  const { title, name, series, data, labels, height = '320px', children } = props
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [isTableShown, setTableShown] = useState(false)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const shown = series
    .map((one) => ({ ...one, color: seriesColor(series, one.id) }))
    .filter(({ id }) => !hidden.includes(id))
  return (
    <Stack gap="2">
      <Flex gap="2" align="flex-start" wrap="wrap">
        {series.length > 1 ? (
          <LegendToggle label={labels.legend} series={series} hidden={hidden} onChange={setHidden} />
        ) : null}
        <ChartTools
          {...{ labels, name, title, data, isTableShown }}
          series={series.length > 1 ? shown : []}
          drawing={() => root}
          onTableShown={setTableShown}
        />
      </Flex>
      <KeyboardFigures {...{ title, series, data, height }} hint={labels.keys} onRoot={setRoot}>
        <ChartRoot value={root}>{root ? children(shown) : null}</ChartRoot>
      </KeyboardFigures>
      <ChartFigures caption={title} table={chartTexts(data)} isShown={isTableShown} />
    </Stack>
  )
}

type KeyboardFiguresProps = Pick<InteractiveChartProps, 'title' | 'series' | 'data'> & {
  height: string
  hint: string
  onRoot: (root: HTMLElement | null) => void
  children: ReactNode
}

/** The drawing, which takes the focus and shows the tooltip of the row that the arrow keys select. */
function KeyboardFigures({ title, series, data, height, hint, onRoot, children }: KeyboardFiguresProps) {
  const isRtl = useLocaleContext().dir === 'rtl'
  const [step, setStep] = useState<number | null>(null)
  const hintId = useId()
  const { columns, rows } = chartTexts(data)
  const row = step === null ? undefined : rows[step]
  const lines = (row?.slice(1) ?? []).map((value, index) => {
    const label = columns[index + 1] ?? ''
    const id = series.find((one) => one.label === label)?.id
    return { label, value: String(value), ...(id ? { color: seriesColor(series, id) } : {}) }
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepAfterKey(event.key, step, rows.length, isRtl)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    setStep(next)
  }
  const share = step === null || rows.length < 2 ? 0.5 : step / (rows.length - 1)
  return (
    <Box
      role="group"
      aria-label={title}
      aria-describedby={hintId}
      tabIndex={0}
      position="relative"
      minW="0"
      borderRadius="control"
      style={{ height }}
      onKeyDown={onKeyDown}
      onBlur={() => setStep(null)}
    >
      <Box ref={onRoot} position="absolute" inset="0" dir="ltr" aria-hidden>
        {children}
      </Box>
      {row ? (
        <Box
          position="absolute"
          top="0"
          pointerEvents="none"
          zIndex="1"
          aria-hidden
          style={{
            insetInlineStart: `${share * 100}%`,
            transform: `translateX(${(isRtl ? 1 : -1) * share * 100}%)`,
          }}
        >
          <ChartTip title={String(row[0])} lines={lines} />
        </Box>
      ) : null}
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">
        {row ? [row[0], ...lines.map(({ label, value }) => `${label}: ${value}`)].join(', ') : ''}
      </VisuallyHidden>
    </Box>
  )
}
