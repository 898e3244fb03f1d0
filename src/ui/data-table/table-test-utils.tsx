import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { ContextMenuProvider } from '../context-menu/context-menu.tsx'
import { CharacterKeys } from '../keys/character-keys.ts'
import { system } from '../theme/system.ts'
import { DataTable } from './data-table.tsx'
import { selectable } from './selectable.ts'
import type { DataColumn, DataTableProps, TableState } from './table-types.ts'

/** The rows of the tables under test. */
export type Book = { id: string; title: string; pages: number }
/** Five books in order. */
export const books: Book[] = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((title, index) => ({
  id: `b${index}`,
  title,
  pages: 100 + index,
}))
/** The columns of the tables under test. */
export const columns: DataColumn<Book>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, isSortable: true },
  { id: 'pages', header: 'Pages', cell: ({ pages }) => pages, align: 'end' },
]
/** Mock of a bulk action. */
export const onRun = vi.fn()
/** Mock of the state callback. */
export const onState = vi.fn()

function Where() {
  return <output>{useLocation().pathname}</output>
}

function Bench(more: Partial<DataTableProps<Book>>) {
  const [state, setState] = useState<TableState>({
    page: 1,
    itemsPerPage: 10,
    sortBy: 'title',
    orderBy: 'asc',
  })
  return (
    <DataTable
      label="Books"
      storageKey="books"
      rows={books}
      total={5}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      state={state}
      onStateChange={(next) => {
        onState(next)
        setState((before) => ({ ...before, ...next }))
      }}
      bulk={selectable<Book>([{ id: 'burn', label: 'Burn', onRun }])}
      empty={<p>No books</p>}
      {...more}
    />
  )
}

/** Wraps children in the providers that a table needs, with these messages. */
export const aroundIn = (messages: Record<string, string>) => (children: ReactNode) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <ContextMenuProvider>
          {children}
          <Where />
        </ContextMenuProvider>
      </MemoryRouter>
    </IntlProvider>
  </ChakraProvider>
)

/** Renders a table of books with these messages; `show` renders it again. */
export const openIn =
  (messages: Record<string, string>) =>
  (more: Partial<DataTableProps<Book>> = {}, hasCharacterKeys = true) => {
    const shown = (props: Partial<DataTableProps<Book>>) =>
      aroundIn(messages)(
        <CharacterKeys value={hasCharacterKeys}>
          <Bench {...props} />
        </CharacterKeys>,
      )
    const { rerender } = render(shown(more))
    return { user: userEvent.setup(), show: (props: typeof more) => rerender(shown(props)) }
  }

/** Resets storage and mocks, and renders without element sizes. */
export function renderAgain() {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  onRun.mockClear()
  onState.mockClear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
