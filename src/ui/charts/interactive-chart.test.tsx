import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as files from '../output/save-file.ts'
import { system } from '../theme/system.ts'
import * as exports from './chart-export.ts'
import { InteractiveChart } from './interactive-chart.tsx'

const labels = {
  legend: 'Series',
  keys: 'Arrow keys read the figures.',
  table: 'Table',
  csv: 'CSV',
  png: 'PNG',
  failed: 'Failed',
}

const show = () =>
  render(
    <ChakraProvider value={system}>
      <InteractiveChart
        title="Visits"
        name="visits"
        labels={labels}
        series={[
          { id: 'visits', label: 'Visits by day' },
          { id: 'signups', label: 'Sign-ups' },
        ]}
        data={{
          columns: [{ label: 'Day' }, { label: 'Visits by day' }, { label: 'Sign-ups' }],
          rows: [
            ['Mon', 120, 7],
            ['Tue', 90, 3],
          ],
        }}
      >
        {(shown) => <output>{shown.map(({ id }) => id).join(' ')}</output>}
      </InteractiveChart>
    </ChakraProvider>,
  )

describe('InteractiveChart (R-490)', () => {
  it('hides a series by its legend, and shows all again at a press on the last shown one', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Visits by day' }))
    expect(screen.getByText('signups')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Visits by day' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'Sign-ups' }))
    expect(screen.getByText('visits signups')).toBeInTheDocument()
  })

  it('reads the figures of a row by the arrow keys', async () => {
    show()
    screen.getByRole('group', { name: 'Visits' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByText('Tue, Visits by day: 90, Sign-ups: 3')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(/Tue, Visits/)).not.toBeInTheDocument()
  })

  it('shows its figures as a table', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.getAllByRole('group', { name: 'Visits' })[1]).toHaveTextContent('120')
  })

  it('saves its figures as CSV, and its drawing with the shown series as PNG', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
    const savePicture = vi.spyOn(exports, 'saveChartPicture').mockResolvedValue()
    show()
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
    expect(save).toHaveBeenCalledExactlyOnceWith('visits.csv', expect.any(Blob))
    expect(await save.mock.calls[0]?.[1].text()).toMatch(
      /Day,Visits by day,Sign-ups\r?\nMon,120,7\r?\nTue,90,3/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Visits by day' }))
    await userEvent.click(screen.getByRole('button', { name: 'PNG' }))
    expect(save).toHaveBeenCalledOnce()
    expect(savePicture).toHaveBeenCalledExactlyOnceWith({
      name: 'visits',
      title: 'Visits',
      series: [expect.objectContaining({ id: 'signups' })],
      root: screen.getByText('signups').parentElement,
    })
  })
})
