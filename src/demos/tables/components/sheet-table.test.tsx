import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/tables.json'
import uiMessages from '@locales/en/ui.json'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { system } from '@/ui/theme/system.ts'
import type { SheetColumn } from '../model/sheet-columns.ts'
import { SheetTable } from './sheet-table.tsx'

type Take = { script: string; kind: string; seconds: number }

const rows: readonly Take[] = [
  { script: 'Trailer', kind: 'Radio', seconds: 30 },
  { script: 'Phone menu', kind: 'Service', seconds: 12 },
  { script: 'Radio spot', kind: 'Radio', seconds: 20 },
]
const columns: readonly SheetColumn<Take>[] = [
  { id: 'script', header: 'Script', width: 160, value: ({ script }) => script, filter: 'text' },
  { id: 'kind', header: 'Kind', width: 120, value: ({ kind }) => kind, filter: 'choice' },
  {
    id: 'seconds',
    header: 'Length',
    width: 100,
    value: ({ seconds }) => seconds,
    total: (sum) => `${sum} s`,
  },
]

function show(props: Partial<ComponentProps<typeof SheetTable<Take>>> = {}) {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...uiMessages, ...messages }}>
        <MemoryRouter>
          <ContextMenuProvider>
            <SheetTable
              label="Takes"
              rows={rows}
              columns={columns}
              rowLabel={({ script }) => script}
              {...props}
            />
          </ContextMenuProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
}
const firstCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

describe('SheetTable', () => {
  it('sorts by a column in both directions', async () => {
    show()
    const sort = screen.getByRole('button', { name: 'Length' })
    await userEvent.click(sort)
    expect(firstCells()).toEqual(['Phone menu', 'Radio spot', 'Trailer'])
    await userEvent.click(sort)
    expect(firstCells()).toEqual(['Trailer', 'Radio spot', 'Phone menu'])
    expect(screen.getByRole('columnheader', { name: 'Length' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('keeps the rows that every column filter keeps, and counts them', async () => {
    show({ hasFilters: true })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter Kind' }), 'Radio')
    expect(screen.getByText('2 of 3 rows')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: 'Filter Script' }), 'spot')
    expect(screen.getByText('1 of 3 rows')).toBeInTheDocument()
    expect(screen.getByText('Radio spot')).toBeInTheDocument()
  })

  it('forms groups with their count and sum, which collapse', async () => {
    show({ groupBy: 'kind' })
    expect(screen.getByText('2 rows')).toBeInTheDocument()
    expect(screen.getByText('50 s')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Hide Radio' }))
    expect(screen.queryByText('Trailer')).not.toBeInTheDocument()
  })

  it('expands a row with its details', async () => {
    show({ details: ({ seconds }) => `${seconds} seconds` })
    await userEvent.click(screen.getByRole('button', { name: 'Show Phone menu' }))
    expect(screen.getByText('12 seconds')).toBeInTheDocument()
  })

  it('changes the width of a column by the arrow keys, within its limits', async () => {
    show({ canArrange: true })
    const edge = screen.getByRole('separator', { name: 'Width of Length' })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(edge).toHaveAttribute('aria-valuenow', '116')
    await userEvent.keyboard('{ArrowLeft>10/}')
    expect(edge).toHaveAttribute('aria-valuenow', '72')
  })

  it('pins a column at the start by its menu', async () => {
    show({ canArrange: true })
    await userEvent.click(screen.getByRole('button', { name: 'Column Length' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin at the start' }))
    expect(firstCells()).toEqual(['30', '12', '20'])
    const head = screen.getByRole('columnheader', { name: /Length/ })
    expect(head.style.borderInlineEnd).toContain('1px solid')
  })
})
