import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { ContextMenuProvider, useContextMenu } from './context-menu.tsx'
import type { ContextMenuItem } from './context-menu-item.ts'

/** Mocks media queries for a window of this width. */
function inWindow(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = /min-width: ?(\d+)px/.exec(media)
    const matches = least ? width >= Number(least[1]) : false
    const target = new EventTarget()
    return Object.assign(target, { matches, media, onchange: null, addListener() {}, removeListener() {} })
  })
}

function Opener({ items }: { items: readonly ContextMenuItem[] }) {
  const menu = useContextMenu()
  return (
    <button
      type="button"
      onClick={() => clicks()}
      onContextMenu={(event) => menu.openFromEvent(event, items, 'Things')}
    >
      Thing
    </button>
  )
}

const clicks = vi.fn()

function renderMenu(width: number, items: readonly ContextMenuItem[]) {
  inWindow(width)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <MemoryRouter>
          <ContextMenuProvider>
            <Opener items={items} />
            <Link to="/next">Next screen</Link>
            <Link to="?page=2">Next page</Link>
          </ContextMenuProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
}

async function openMenu(width: number, items: readonly ContextMenuItem[]) {
  renderMenu(width, items)
  fireEvent.contextMenu(screen.getByText('Thing'), { clientX: 200, clientY: 100 })
  await waitFor(() => expect(screen.getByRole('menu')).toBeInTheDocument())
}

const isSheet = () => screen.queryByRole('dialog', { name: 'Actions' }) !== null
const boom = new Error('Boom')
const failing: ContextMenuItem = { id: 'x', label: 'Fail', action: () => Promise.reject(boom) }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  clicks.mockClear()
})

describe('the context menu', () => {
  it('R-033: is a sheet titled Actions below 1280 px', async () => {
    await openMenu(1279, [{ id: 'a', label: 'A' }])
    expect(isSheet()).toBe(true)
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Things')
    expect(getComputedStyle(screen.getByRole('dialog')).maxHeight, 'R-221').toBe('70vh')
  })

  it.each([1279, 1280])(
    'closes when another screen opens, and not for another page of a list: %s px',
    async (width) => {
      await openMenu(width, [{ id: 'a', label: 'A' }])
      fireEvent.click(screen.getByText('Next page'))
      expect(screen.getByRole('menu')).toBeInTheDocument()
      fireEvent.click(screen.getByText('Next screen'))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    },
  )

  it('R-221: floats from 1280 px, 5 px from the pointer, at least 180 px wide', async () => {
    await openMenu(1280, [{ id: 'a', label: 'A' }])
    expect(isSheet()).toBe(false)
    expect(screen.getByRole('menu')).toHaveStyle({ left: '205px', top: '105px', width: '180px' })
  })

  it('runs the chosen action and closes; a disabled item does nothing', async () => {
    const action = vi.fn()
    await openMenu(1280, [
      { id: 'off', label: 'Off', disabled: true, action },
      { id: 'on', label: 'On', action },
    ])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Off' }))
    expect(action).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeInTheDocument()
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'On' })))
    expect(action).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('R-101: an item with children opens its submenu and runs nothing, and the choice there closes all', async () => {
    const [action, inner] = [vi.fn(), vi.fn()]
    const children = [{ id: 'in', label: 'Inside', action: inner }]
    await openMenu(1280, [{ id: 'more', label: 'More', action, children }])
    fireEvent.click(screen.getByRole('menuitem', { name: 'More' }))
    expect(action).not.toHaveBeenCalled()
    await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name: 'Inside' })))
    expect(inner).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('R-998: the second press of the double click that opened the sheet selects no word in it', async () => {
    await openMenu(700, [{ id: 'a', label: 'A' }])
    expect(fireEvent.mouseDown(screen.getByText('Actions'), { detail: 2 })).toBe(false)
  })

  it('R-101: a disabled item of the sheet does nothing', async () => {
    const action = vi.fn()
    await openMenu(700, [{ id: 'off', label: 'Off', disabled: true, action }])
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Off' })))
    expect(action).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeInTheDocument()
  })

  it.each([
    [1279, true],
    [1280, false],
  ])('logs a failing action, and at %i px stays open: %s (R-101, R-210)', async (width, staysOpen) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openMenu(width, [failing])
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Fail' })))
    expect(log).toHaveBeenCalledWith('Error executing menu action', boom)
    expect(screen.queryByRole('menu') !== null).toBe(staysOpen)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('logs that a submenu is not implemented on mobile, and shows its items as a page (R-210)', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await openMenu(700, [{ id: 'more', label: 'More', children: [{ id: 'in', label: 'Inside' }] }])
    fireEvent.click(screen.getByRole('menuitem', { name: 'More' }))
    expect(log).toHaveBeenCalledWith(expect.stringContaining('not implemented on mobile'), 'more')
    expect(screen.getByRole('menuitem', { name: 'Inside' })).toBeInTheDocument()
  })
})

describe('watchLongPress', () => {
  const items = [{ id: 'a', label: 'A' }]
  const point = { pointerId: 1, isPrimary: true, pointerType: 'touch', clientX: 40, clientY: 60 }
  const press = (init = {}) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderMenu(390, items)
    const target = screen.getByText('Thing')
    fireEvent(target, new PointerEvent('pointerdown', { bubbles: true, ...point, ...init }))
    return target
  }
  const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

  it('opens the menu without a native contextmenu event, and prevents the click', async () => {
    const target = press()
    await wait(650)
    expect(await screen.findByRole('dialog', { name: 'Actions' })).toBeInTheDocument()
    fireEvent.click(target)
    expect(clicks).not.toHaveBeenCalled()
    fireEvent.click(target)
    expect(clicks).toHaveBeenCalledOnce()
  })

  it.each([
    ['the finger moves', 'pointermove', { clientY: 90 }],
    ['the finger lifts', 'pointerup', {}],
    ['the page scrolls', 'scroll', {}],
    ['the browser opens a menu', 'contextmenu', {}],
  ])('ends when %s', async (_name, type, change) => {
    const target = press()
    await wait(300)
    const opened = vi.fn()
    document.addEventListener('contextmenu', opened, true)
    fireEvent(target, new PointerEvent(type, { bubbles: true, cancelable: true, ...point, ...change }))
    await wait(2000)
    document.removeEventListener('contextmenu', opened, true)
    expect(opened).toHaveBeenCalledTimes(type === 'contextmenu' ? 1 : 0)
    expect(screen.queryByRole('menu') !== null).toBe(type === 'contextmenu')
  })

  it('ignores the mouse', async () => {
    press({ pointerType: 'mouse' })
    await wait(2000)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
