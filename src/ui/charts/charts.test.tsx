import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { BarChart } from './bar-chart.tsx'
import { chartColor } from './chart-theme.ts'
import { DonutChart } from './donut-chart.tsx'
import { HeatMap } from './heat-map.tsx'
import { LineChart } from './line-chart.tsx'
import { RadarChart } from './radar-chart.tsx'
import { ScatterChart } from './scatter-chart.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

// jsdom has no layout, so the test sets the size of the box.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
})

afterEach(() => vi.restoreAllMocks())

const show = (chart: ReactNode) => render(<ChakraProvider value={system}>{chart}</ChakraProvider>)

function Probe() {
  return <output>{useCanvasColors()('var(--probe)')}</output>
}

describe('charts', () => {
  const names = Array.from({ length: 12 }, (_, week) => `${week + 10} November`)
  // A name of eleven characters has 87 px: three fit beside the rows of a heat map, four beside an axis.
  const charts = {
    HeatMap: <HeatMap rows={[{ id: 'Mon', cells: names.map((x, y) => ({ x, y })) }]} format={String} />,
    BarChart: (
      <BarChart
        rows={names.map((name, words) => ({ name, words }))}
        keys={[{ id: 'words', label: 'Words' }]}
        formatY={String}
      />
    ),
    LineChart: (
      <LineChart
        series={[{ id: 'words', label: 'Words', values: names.map((x, y) => ({ x, y })) }]}
        formatX={String}
        formatY={String}
      />
    ),
  }
  it.each([
    ['HeatMap', 3, 12],
    ['BarChart', 4, 0],
    ['LineChart', 4, 0],
  ] as const)('R-491: %s names only as many steps as fit beside each other', async (name, count, cells) => {
    const { container } = show(charts[name])
    expect(await screen.findByText('10 November')).toBeInTheDocument()
    expect(container.querySelectorAll('rect').length).toBeGreaterThanOrEqual(cells)
    expect(screen.getAllByText(/November/)).toHaveLength(count)
  })

  it('BarChart fills its bars with a CSS variable, which follows the theme', async () => {
    const { container } = show(
      <BarChart
        rows={[{ name: 'Mon', words: 400 }]}
        keys={[{ id: 'words', label: 'Words' }]}
        formatY={String}
      />,
    )
    const fills = () => [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'))
    await waitFor(() => expect(fills()).toContain(chartColor(0)))
  })

  it.each([
    ['en', ['0', '100']],
    ['ar', ['100', '0']],
  ])('R-492: ScatterChart has its first figure at the start of the page (%s)', async (locale, ends) => {
    const points = [
      { name: 'a', x: 0, y: 1 },
      { name: 'b', x: 100, y: 2 },
    ]
    const axis = { label: '', format: (value: number) => `${value} m` }
    show(
      <LocaleProvider locale={locale}>
        <ScatterChart series={[{ id: 'a', label: 'A', points }]} x={axis} y={{ label: '', format: String }} />
      </LocaleProvider>,
    )
    const ticks = await screen.findAllByText(/ m$/)
    const at = (tick: HTMLElement) =>
      Number(/translate\(([\d.]+)/.exec(tick.closest('g')?.getAttribute('transform') ?? '')?.[1])
    const inOrder = ticks.toSorted((a, b) => at(a) - at(b)).map(({ textContent }) => textContent)
    expect([inOrder[0], inOrder.at(-1)]).toEqual(ends.map((end) => `${end} m`))
  })

  it('RadarChart names each axis', async () => {
    show(
      <RadarChart
        rows={[
          { name: 'Speed', now: 3 },
          { name: 'Care', now: 5 },
          { name: 'Price', now: 4 },
        ]}
        keys={[{ id: 'now', label: 'Now' }]}
        format={String}
      />,
    )
    for (const name of ['Speed', 'Care', 'Price']) expect(await screen.findByText(name)).toBeInTheDocument()
  })

  it('HeatMap names rows and columns', async () => {
    const cells = (values: number[]) => values.map((y, index) => ({ x: `week ${index + 1}`, y }))
    show(
      <HeatMap
        rows={[
          { id: 'Monday', cells: cells([0, 4]) },
          { id: 'Tuesday', cells: cells([2, 1]) },
        ]}
        format={String}
      />,
    )
    for (const name of ['Monday', 'Tuesday', 'week 1', 'week 2'])
      expect(await screen.findByText(name)).toBeInTheDocument()
  })

  it('R-614: HeatMap has a legend with the two ends of its color scale', () => {
    const cells = [7, null, 31].map((y, week) => ({ x: `week ${week}`, y }))
    const { container } = show(<HeatMap rows={[{ id: 'Monday', cells }]} format={String} />)
    expect(container.querySelector('[data-part=color-scale]')).toHaveTextContent(/^731$/)
  })

  it('R-614: DonutChart has the total of its parts in the middle', async () => {
    const parts = [7, 31].map((value, at) => ({ id: `${at}`, label: `Part ${at}`, value }))
    show(<DonutChart parts={parts} format={(value) => `${value} h`} />)
    expect(await screen.findByText('38 h')).toBeInTheDocument()
  })

  it('useCanvasColors resolves a CSS variable and follows a change of the theme', async () => {
    document.documentElement.style.setProperty('--probe', '#101010')
    render(<Probe />)
    expect(screen.getByText('#101010')).toBeInTheDocument()
    document.documentElement.style.setProperty('--probe', '#efefef')
    document.documentElement.classList.add('dark')
    await waitFor(() => expect(screen.getByText('#efefef')).toBeInTheDocument())
  })
})
