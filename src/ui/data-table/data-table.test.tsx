import ui from '@locales/en/ui.json'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Book, books, columns, onRun, onState, openIn, renderAgain } from './table-test-utils.tsx'

const open = openIn(ui)

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const checked = () =>
  books.filter(({ title }) => (box(title) as HTMLInputElement).checked).map(({ title }) => title)

beforeEach(renderAgain)

it('a row without a permitted action but Open has no menu (R-537)', () => {
  open({
    rowActions: ({ title }) => [
      { id: 'open', label: 'Open' },
      { id: 'burn', label: 'Burn', hidden: title !== 'Birch' },
    ],
  })
  expect(screen.getAllByRole('button', { name: /^Actions for/ }).map((one) => one.ariaLabel)).toEqual([
    'Actions for Birch',
  ])
})

describe('sorting', () => {
  it('shows the order in the header, and a second press reverses it', async () => {
    const { user } = open()
    const head = screen.getByRole('columnheader', { name: 'Title' })
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(head).getByRole('button'))
    expect(onState).toHaveBeenCalledWith({ sortBy: 'title', orderBy: 'desc' })
    expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(within(screen.getByRole('columnheader', { name: 'Pages' })).queryByRole('button')).toBeNull()
  })
})

describe('selection', () => {
  it('selects all rows up to the one clicked with Shift', async () => {
    const { user } = open()
    await user.click(box('Birch'))
    await user.keyboard('{Shift>}')
    await user.click(box('Dogwood'))
    await user.keyboard('{/Shift}')
    expect(checked()).toEqual(['Birch', 'Cedar', 'Dogwood'])
    expect(screen.getByText('3 selected')).toBeInTheDocument()
  })

  it('of the whole page is passed to the action, which clears it', async () => {
    const { user } = open()
    await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }))
    await user.click(screen.getByRole('button', { name: 'Burn' }))
    const [rows, clear] = onRun.mock.calls[0] as [Book[], () => void]
    expect(rows).toEqual(books)
    clear()
    expect(await screen.findByRole('checkbox', { name: 'Select Ash' })).not.toBeChecked()
  })

  it('drops rows that are no longer shown', async () => {
    const { user, show } = open()
    await user.click(box('Ash'))
    await user.click(box('Birch'))
    show({ rows: books.slice(1) })
    expect(screen.getByText('1 selected')).toBeInTheDocument()
  })

  it('has no check boxes in a table without bulk actions', () => {
    open({ bulk: undefined })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the keyboard', () => {
  it('enters the list, moves through it, selects and deselects', async () => {
    const { user } = open()
    await user.keyboard('jjj')
    expect(row('Cedar')).toHaveFocus()
    await user.keyboard('x{ArrowUp}')
    expect(row('Birch')).toHaveFocus()
    expect(checked()).toEqual(['Cedar'])
    await user.keyboard('X')
    expect(checked()).toEqual(['Birch', 'Cedar'])
    await user.keyboard('{Escape}')
    expect(checked()).toEqual([])
    await user.keyboard('{End}')
    expect(row('Elm')).toHaveFocus()
  })

  it('moves by arrows and ignores letters when single-character shortcuts are off', async () => {
    const { user } = open({}, false)
    await user.keyboard('j')
    expect(document.body).toHaveFocus()
    row('Ash').focus()
    await user.keyboard('jx{ArrowDown}')
    expect(row('Birch')).toHaveFocus()
    expect(checked()).toEqual([])
  })

  it('has one row in the tab order, the active one', async () => {
    const { user } = open()
    await user.keyboard('jj')
    const reachable = screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)
    expect(reachable).toEqual([row('Birch')])
  })

  it('opens a row with Enter', async () => {
    const { user } = open({ rowHref: ({ id }) => `/books/${id}` })
    await user.keyboard('jj{Enter}')
    expect(screen.getByText('/books/b1')).toBeInTheDocument()
  })

  it('opens the menu of a row with Shift and F10', async () => {
    const { user } = open({ rowActions: ({ title }) => [{ id: 'lend', label: `Lend ${title}` }] })
    await user.keyboard('j{Shift>}{F10}{/Shift}')
    expect(await screen.findByText('Lend Ash')).toBeInTheDocument()
  })

  it('ignores keys typed in a search field', async () => {
    const { user } = open({ toolbar: <input aria-label="Search" /> })
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'jx')
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jx')
    expect(checked()).toEqual([])
  })
})

describe('a row with a link', () => {
  it('is an anchor, and a click anywhere in it opens it', async () => {
    const { user } = open({ rowHref: ({ id }) => `/books/${id}` })
    expect(screen.getByRole('link', { name: 'Ash' })).toHaveAttribute('href', '/books/b0')
    await user.click(screen.getByRole('cell', { name: '102' }))
    expect(screen.getByText('/books/b2')).toBeInTheDocument()
  })

  it('opens a new tab with Ctrl, and does not open by its check box', async () => {
    const tab = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = open({ rowHref: ({ id }) => `/books/${id}` })
    await user.click(box('Elm'))
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('cell', { name: '101' }))
    await user.keyboard('{/Control}')
    expect(tab).toHaveBeenCalledWith('/books/b1', '_blank', 'noopener')
    expect(screen.getByText('/')).toBeInTheDocument()
  })
})

describe('table settings', () => {
  it('hides a column and remembers it; the first cannot be hidden', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'View options' }))
    expect(await screen.findByRole('checkbox', { name: 'Title' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Pages' }))
    expect(screen.queryByRole('columnheader', { name: 'Pages' })).toBeNull()
    expect(localStorage.getItem('quillport-table-books')).toContain('"pages":false')
  })

  it('moves a column, remembers its position, and resets it', async () => {
    const { user } = open({ columns: [...columns, { id: 'year', header: 'Year', cell: () => 1984 }] })
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads()).toEqual(['', 'Title', 'Pages', 'Year'])
    await user.click(screen.getByRole('button', { name: 'View options' }))
    await user.click(await screen.findByRole('button', { name: 'Move Year earlier' }))
    expect(heads()).toEqual(['', 'Title', 'Year', 'Pages'])
    await user.click(screen.getByRole('button', { name: 'Move Year earlier' }))
    expect(heads()).toEqual(['', 'Title', 'Year', 'Pages'])
    expect(localStorage.getItem('quillport-table-books')).toContain('["title","year","pages"]')
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
    expect(heads()).toEqual(['', 'Title', 'Pages', 'Year'])
  })
})

describe('states of a list', () => {
  it('shows skeleton rows while loading, and the empty state for no rows', () => {
    const { show } = open({ rows: undefined, total: 0 })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    // The number of rows is not known yet, and is not 0.
    expect(screen.getByText(/^Showing/)).not.toBeVisible()
    show({ rows: [], total: 0 })
    expect(screen.getByText('No books')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('offers a retry after a failure and keeps the loaded rows', async () => {
    const onRetry = vi.fn()
    const { user, show } = open({ rows: undefined, total: 0, error: new Error('down'), onRetry })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    show({ error: new Error('down'), onRetry })
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be refreshed')
    expect(row('Ash')).toBeInTheDocument()
  })

  it('opens the last page when the shown one no longer exists', () => {
    open({ rows: [], total: 5, state: { page: 2, itemsPerPage: 5, sortBy: 'title', orderBy: 'asc' } })
    expect(onState).toHaveBeenCalledWith({ page: 1 })
  })

  it('shows the first page after a change of the page size, which has other rows', async () => {
    const { user } = open({ total: 20, state: { page: 2, itemsPerPage: 5, sortBy: 'title', orderBy: 'asc' } })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Entries per page' }), '10')
    expect(onState).toHaveBeenCalledWith({ itemsPerPage: 10, page: 1 })
  })

  it('R-533: keeps pinned rows on top, shows none of them twice, and says where the others begin', () => {
    open({ pinned: { heading: 'Needs you', rows: books.slice(3, 4), othersHeading: 'Others' } })
    expect(screen.getAllByRole('row', { name: /Dogwood/ })).toHaveLength(1)
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('Dogwood')
    expect(screen.getAllByRole('row')[3]).toHaveTextContent('Others')
  })
})

describe('a long list', () => {
  it('renders only the rows near the window, and reserves the height of the others', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
    const many = Array.from({ length: 80 }, (_, n) => ({ id: `m${n}`, title: `Volume ${n}`, pages: n }))
    open({ rows: many, total: 80 })
    await waitFor(() => expect(screen.queryByText('Volume 59')).toBeNull())
    expect(screen.queryByText('Volume 79')).toBeNull()
    expect(await screen.findByText('Volume 0')).toBeInTheDocument()
    const drawn = screen.getAllByText(/^Volume \d+$/).length
    expect(drawn).toBeGreaterThan(10)
    expect(drawn).toBeLessThan(59)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '81')
    const gap = document.querySelector<HTMLElement>('tbody tr[aria-hidden]:last-child td')
    expect(Number.parseInt(gap?.style.height ?? '0', 10)).toBeGreaterThanOrEqual(44 * (80 - drawn))
  })
})

describe('a small screen', () => {
  const narrow = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('max-width'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )

  it('R-997: shows a text in its own direction, as a wide one does', async () => {
    const [first, second = first] = columns
    const texts = [
      { ...first, note: () => 'The water leaves.' },
      { ...second, cell: () => 'Sketched.' },
    ] as typeof columns
    const check = () => {
      expect(screen.getAllByText('The water leaves.')[0]).toHaveAttribute('dir', 'auto')
      expect(screen.getAllByText('Sketched.')[0]?.tagName).toBe('BDI')
    }
    open({ columns: texts })
    check()
    cleanup()
    narrow()
    open({ columns: texts })
    expect(screen.queryByRole('table')).toBeNull()
    check()
  })

  it('has cards with the same actions, and sorts in the menu', async () => {
    narrow()
    const { user } = open({ rowActions: () => [{ id: 'lend', label: 'Lend' }] })
    expect(screen.queryByRole('table')).toBeNull()
    const card = (await screen.findAllByRole('listitem'))[1] as HTMLElement
    expect(card).toHaveTextContent('BirchPages101')
    expect(within(card).getByRole('button', { name: 'Actions for Birch' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'View options' }))
    await user.click(await screen.findByRole('radio', { name: 'Descending' }))
    expect(onState).toHaveBeenCalledWith({ orderBy: 'desc' })
  })
})
