import ui from '@locales/en/ui.json'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ClientTable } from './client-table.tsx'
import { aroundIn, type Book, books, renderAgain } from './table-test-utils.tsx'
import type { DataColumn, TableState } from './table-types.ts'

const shelf = [books[1], books[4], books[0], books[3], books[2]].filter((book) => book !== undefined)
const wholeColumns: DataColumn<Book>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ title }) => title,
    isSortable: true,
    exportValue: ({ title }) => title,
  },
  {
    id: 'size',
    header: 'Size',
    cell: ({ pages }) => pages,
    isSortable: true,
    sortValue: ({ pages }) => pages % 2,
  },
]

function Whole() {
  const [state, setState] = useState<TableState>({
    page: 1,
    itemsPerPage: 2,
    sortBy: 'given',
    orderBy: 'asc',
  })
  return (
    <ClientTable
      label="Books"
      storageKey="whole"
      rows={shelf}
      columns={wholeColumns}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      state={state}
      onStateChange={(next) => setState((before) => ({ ...before, ...next }))}
      empty={<p>No books</p>}
    />
  )
}

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('cell')[0]?.textContent)

beforeEach(renderAgain)

describe('ClientTable', () => {
  it('keeps the given order at first, then sorts and pages stably in the browser', async () => {
    render(aroundIn(ui)(<Whole />))
    const user = userEvent.setup()
    expect(titles()).toEqual(['Birch', 'Elm'])
    await user.click(screen.getByRole('button', { name: 'Title' }))
    expect(titles()).toEqual(['Ash', 'Birch'])
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(titles()).toEqual(['Cedar', 'Dogwood'])
    await user.click(screen.getByRole('button', { name: 'Title' }))
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(titles()).toEqual(['Elm', 'Dogwood'])
    await user.click(screen.getByRole('button', { name: 'Size' }))
    await user.click(screen.getByRole('button', { name: 'Size' }))
    expect(titles()).toEqual(['Birch', 'Dogwood'])
  })
})
