import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { HeatMap } from './heat-map.tsx'
import { LineChart } from './line-chart.tsx'

const ACCENT = '#123456'
let used: unknown[] = []

/** A 2D context that records the colours and texts it receives; jsdom has none. */
const recorder = (): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) =>
        key === 'measureText' ? () => ({ width: 10 }) : (...input: unknown[]) => used.push(...input),
      set: (_, key, value) => {
        if (key === 'fillStyle' || key === 'strokeStyle' || key === 'font') used.push(value)
        return true
      },
    },
  )

beforeEach(() => {
  used = []
  // jsdom has no layout, so the test sets the size of the box.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: recorder })
  document.documentElement.style.setProperty('--accent', ACCENT)
  document.documentElement.style.setProperty('--qp-colors-chart-1', ACCENT)
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'getContext')
})

const words = (value: number) => `${value} words`
const days = (day: string) => `day ${day}`
const charts = {
  BarChart: (
    <BarChart
      isCanvas
      rows={[{ name: '1', written: 400 }]}
      keys={[{ id: 'written', label: 'Written', color: 'var(--accent)' }]}
      formatY={words}
    />
  ),
  LineChart: (
    <LineChart
      isCanvas
      series={[
        { id: 'written', label: 'Written', color: 'var(--accent)', values: [{ x: '1', y: 400 }] },
        { id: 'deleted', label: 'Deleted', values: [{ x: '1', y: 30 }] },
      ]}
      formatX={days}
      formatY={words}
    />
  ),
  HeatMap: <HeatMap isCanvas rows={[{ id: '1', cells: [{ x: '1', y: 400 }] }]} format={words} />,
}

async function show(chart: ReactElement): Promise<HTMLCanvasElement> {
  const { container } = render(
    <ChakraProvider value={system}>
      <ChartFrame title="Progress" table={{ columns: ['Day', 'Words'], rows: [['1', 400]] }}>
        {chart}
      </ChartFrame>
    </ChakraProvider>,
  )
  await waitFor(() => expect(container.querySelector('canvas')).toBeInTheDocument())
  return container.querySelector('canvas') ?? expect.fail('no canvas')
}

describe('charts on a canvas', () => {
  it.each(Object.entries(charts))(
    '%s draws in resolved colours and never in CSS variables',
    async (_, chart) => {
      await show(chart)
      await waitFor(() => expect(used.some((value) => String(value).startsWith(ACCENT))).toBe(true))
      expect(used.filter((value) => String(value).includes('var('))).toEqual([])
    },
  )

  it.each(Object.entries(charts))(
    '%s has a table of its figures with its title as name',
    async (_, chart) => {
      await show(chart)
      expect(screen.getByRole('table', { name: 'Progress' })).toHaveTextContent('400')
    },
  )

  it('BarChart shows the name, the series and the formatted value of the bar under the pointer', async () => {
    fireEvent.mouseMove(await show(charts.BarChart), { clientX: 200, clientY: 200 })
    expect(await screen.findByText('400 words')).toBeInTheDocument()
    expect(screen.getByText('Written')).toBeInTheDocument()
  })

  it('LineChart shows the values of all lines at the step under the pointer', async () => {
    fireEvent.mouseMove(await show(charts.LineChart), { clientX: 200, clientY: 150 })
    expect(await screen.findByText('day 1')).toBeInTheDocument()
    expect(screen.getByText('400 words')).toBeInTheDocument()
    expect(screen.getByText('30 words')).toBeInTheDocument()
  })

  it('BarChart reports the bar that is clicked', async () => {
    const onChoose = vi.fn()
    const chart = (
      <BarChart
        isCanvas
        rows={[{ name: 'May', n: 4 }]}
        keys={[{ id: 'n', label: 'N' }]}
        formatY={words}
        onChoose={onChoose}
      />
    )
    fireEvent.click(await show(chart), { clientX: 200, clientY: 200 })
    expect(onChoose).toHaveBeenCalledWith('May')
  })
})
