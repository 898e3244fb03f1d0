import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { ContextMenuProvider, useContextMenu } from './context-menu.tsx'
import type { ContextMenuItem } from './types.ts'

/** A window so wide, as far as media queries can tell. */
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
    <button type="button" onContextMenu={(event) => menu.openFromEvent(event, items, 'Things')}>
      Thing
    </button>
  )
}

async function openMenu(width: number, items: readonly ContextMenuItem[]) {
  inWindow(width)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <ContextMenuProvider>
          <Opener items={items} />
        </ContextMenuProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  fireEvent.contextMenu(screen.getByText('Thing'), { clientX: 200, clientY: 100 })
  await waitFor(() => expect(screen.getByRole('menu')).toBeInTheDocument())
}

const isSheet = () => screen.queryByRole('dialog', { name: 'Actions' }) !== null
const boom = new Error('Boom')
const failing: ContextMenuItem = { id: 'x', label: 'Fail', action: () => Promise.reject(boom) }

afterEach(() => vi.restoreAllMocks())

describe('the context menu', () => {
  it('section 9: is a sheet titled Actions below 1280 px', async () => {
    await openMenu(1279, [{ id: 'a', label: 'A' }])
    expect(isSheet()).toBe(true)
  })

  it('section 9: floats from 1280 px on, 5 px from the pointer, 180 px wide at least', async () => {
    await openMenu(1280, [{ id: 'a', label: 'A' }])
    expect(isSheet()).toBe(false)
    expect(screen.getByRole('menu')).toHaveStyle({ left: '205px', top: '105px', width: '180px' })
  })

  it('runs what is chosen, then closes; a disabled line does nothing', async () => {
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

  it.each([
    [1279, true],
    [1280, false],
  ])(
    'only logs an action that fails, and at %i px stays open: %s (spec 4 and 8)',
    async (width, staysOpen) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await openMenu(width, [failing])
      await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Fail' })))
      expect(log).toHaveBeenCalledWith('Error executing menu action', boom)
      expect(screen.queryByRole('menu') !== null).toBe(staysOpen)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('logs on mobile that a submenu is not implemented, and shows its lines as a page instead (spec 8)', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await openMenu(700, [{ id: 'more', label: 'More', children: [{ id: 'in', label: 'Inside' }] }])
    fireEvent.click(screen.getByRole('menuitem', { name: 'More' }))
    expect(log).toHaveBeenCalledWith(expect.stringContaining('not implemented on mobile'), 'more')
    expect(screen.getByRole('menuitem', { name: 'Inside' })).toBeInTheDocument()
  })
})
