import { ChakraProvider } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import manuscripts from '@locales/en/manuscripts.json'
import ui from '@locales/en/ui.json'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { itemFixture, sampleItems } from '../../../../../tests/support/items.ts'
import { laterFrames } from '../../../../../tests/support/later-frames.ts'
import { createItemActions } from '../../model/item-actions.ts'
import { applyOperation } from '../../model/item-operations.ts'
import { buildTree } from '../../model/tree.ts'
import { createUndoStack } from '../../model/undo.ts'
import { Binder } from './binder.tsx'

const manuscript = { id: 'm', title: 'Novel', labels: [], statuses: [] } as unknown as ManuscriptDetail
registerPaths([{ id: 'editor.manuscript', path: '/apps/manuscripts/:id' }])
const onOpen = vi.fn()
const collections = {
  list: [{ id: 'x', name: 'To revise', itemIds: ['d', 'older', 'one'], search: null }],
  refresh: vi.fn(),
  toggle: vi.fn(),
}

function Bench({ start, canWrite }: { start: readonly ItemSummary[]; canWrite: boolean }) {
  const [items, setItems] = useState(start)
  const [bench] = useState(() => {
    const held = { items: start }
    const actions = createItemActions({
      async run(operation) {
        held.items = applyOperation(held.items, operation)
        setItems(held.items)
        return held.items.filter(({ id }) => id === operation.id)
      },
      tree: () => buildTree(held.items),
      readItem: () => Promise.reject(new Error('not read')),
      vocabulary: () => manuscript,
      stack: createUndoStack(),
      onDone: () => () => undefined,
      onFailed: () => undefined,
    })
    return { actions }
  })
  const tree = buildTree(items)
  return (
    <Binder
      manuscript={manuscript}
      tree={tree}
      actions={bench.actions}
      collections={collections}
      selectedId={null}
      canWrite={canWrite}
      onSelect={() => undefined}
      onOpen={onOpen}
    />
  )
}

function open(start: readonly ItemSummary[] = sampleItems, canWrite = true) {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...manuscripts }}>
        <MemoryRouter>
          <ConfirmProvider>
            <ContextMenuProvider>
              <Bench start={start} canWrite={canWrite} />
            </ContextMenuProvider>
          </ConfirmProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
  screen.getByRole('tree').focus()
}

const titles = () =>
  screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.split(',')[0])
const current = () =>
  document
    .getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '')
    ?.getAttribute('aria-label')
    ?.split(',')[0]

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  onOpen.mockClear()
  // jsdom has no layout, so the tree gets a height of 600 px.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }))
  Element.prototype.scrollTo = () => Promise.resolve()
})

describe('the binder by keyboard', () => {
  it('expands a branch, enters it and opens the item', async () => {
    open()
    const user = userEvent.setup()
    expect(titles()).toEqual(['Draft', 'Chapter one', 'Chapter two', 'Cast', 'Trash'])
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(current()).toBe('Arrival')
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledWith('a')
  })

  it('finds a row by typing and remembers expanded branches', async () => {
    open()
    const user = userEvent.setup()
    await user.keyboard('ca')
    expect(current()).toBe('Cast')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(titles()).toEqual(['Draft', 'Cast', 'Trash'])
    expect(localStorage.getItem('quillport:binder:m')).toBe('["cast"]')
  })

  it('Backspace takes back a letter of the type-ahead and moves nothing to the trash (R-513)', async () => {
    open()
    const user = userEvent.setup()
    const before = titles()
    await user.keyboard('chapter two')
    expect(current()).toBe('Chapter two')
    await user.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(current()).toBe('Chapter two')
    await user.keyboard('one')
    expect(current()).toBe('Chapter one')
    await user.keyboard('{Backspace>20/}')
    expect(titles()).toEqual(before)
  })

  it('a new item has its field with the focus at once (R-514)', () => {
    open()
    const tree = screen.getByRole('tree')
    fireEvent.keyDown(tree, { key: 'ArrowDown' })
    fireEvent.keyDown(tree, { key: 'Enter', shiftKey: true })
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })

  it('a row renamed by its menu has its field with the focus at once (R-514)', async () => {
    open()
    fireEvent.contextMenu(screen.getByRole('treeitem', { name: /^Cast/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await act(laterFrames)
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })

  it('renames in place with F2; Escape cancels', async () => {
    open()
    const user = userEvent.setup()
    await user.keyboard('{End}{ArrowUp}{F2}')
    await user.keyboard('People{Enter}')
    expect(titles()).toContain('People')
    await user.keyboard('{F2}Nobody{Escape}')
    expect(titles()).not.toContain('Nobody')
    expect(screen.getByRole('tree')).toHaveFocus()
  })

  it('moves, trashes and undoes, and the current row follows', async () => {
    open()
    const user = userEvent.setup()
    await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    expect(titles().slice(0, 3)).toEqual(['Draft', 'Chapter two', 'Chapter one'])
    expect(current()).toBe('Chapter one')
    await user.keyboard('{Delete}')
    // It has children, so their number is in a question.
    const question = await screen.findByRole('alertdialog', { name: /Chapter one.*\b[23] items?/ })
    await user.click(within(question).getByRole('button', { name: 'Move to the trash' }))
    expect(titles()).toEqual(['Draft', 'Chapter two', 'Cast', 'Trash'])
    screen.getByRole('tree').focus()
    await user.keyboard('{Control>}zz{/Control}')
    expect(titles().slice(0, 3)).toEqual(['Draft', 'Chapter one', 'Chapter two'])
  })

  it('shows the items of a collection in order, then the whole binder', async () => {
    open()
    const user = userEvent.setup()
    const choice = screen.getByRole('combobox', { name: 'Show a collection' })
    await user.selectOptions(choice, 'To revise')
    expect(titles()).toEqual(['Dawn', 'Chapter one'])
    screen.getByRole('tree').focus()
    await user.keyboard('{Home}{Alt>}{ArrowDown}{/Alt}')
    expect(titles()).toEqual(['Dawn', 'Chapter one'])
    await user.selectOptions(choice, 'Whole binder')
    expect(titles()).toContain('Trash')
  })

  it('renders only the visible rows of 5,000 items', () => {
    open(
      Array.from({ length: 5000 }, (_, n) => itemFixture({ id: `i${n}`, position: n, title: `Item ${n}` })),
    )
    const drawn = screen.getAllByRole('treeitem')
    expect(drawn.length).toBeLessThan(60)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '5000')
  })
})

it('R-537: the binder of a reader has no menus, whose only item would open the row', () => {
  open(sampleItems, false)
  expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(2)
  expect(screen.queryAllByRole('button', { name: /^Actions for/ })).toEqual([])
})
