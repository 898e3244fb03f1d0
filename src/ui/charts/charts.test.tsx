import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { BarChart } from './bar-chart.tsx'
import { chartColor } from './chart-theme.ts'
import { DonutChart } from './donut-chart.tsx'
import { HeatMap } from './heat-map.tsx'
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
  it('R-491: HeatMap names only as many columns as fit beside each other', async () => {
    const cells = Array.from({ length: 12 }, (_, week) => ({ x: `${week + 10} Nov`, y: week }))
    const { container } = show(<HeatMap rows={[{ id: 'Mon', cells }]} format={String} />)
    expect(await screen.findByText('10 Nov')).toBeInTheDocument()
    expect(container.querySelectorAll('rect').length).toBeGreaterThanOrEqual(12)
    // 336 px beside the names of the rows hold six names of 52 px.
    expect(screen.getAllByText(/Nov/)).toHaveLength(6)
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
