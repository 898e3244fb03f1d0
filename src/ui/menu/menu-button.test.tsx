import { ChakraProvider, Menu } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { laterFrames } from '../../../tests/support/later-frames.ts'
import { system } from '../theme/system.ts'
import { MenuButton } from './menu-button.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { MenuPanelProps } from './menu-panel-props.ts'

const choose = vi.fn()
const button = (name: string) => screen.getByRole('button', { name })

function Sizes(props: MenuPanelProps) {
  return (
    <MenuPanel {...props} first="small">
      {['small', 'large'].map((size) => (
        <Menu.Item key={size} value={size} onClick={() => choose(size)}>
          {size}
        </Menu.Item>
      ))}
    </MenuPanel>
  )
}

function open() {
  render(
    <ChakraProvider value={system}>
      <MenuButton label="Size" panel={Sizes} />
      <button type="button">Next</button>
    </ChakraProvider>,
  )
  button('Size').focus()
  return userEvent.setup({ delay: null })
}

it('after Escape the next key goes on from the button, and no later frame takes the focus back (R-741)', async () => {
  const user = open()
  await user.keyboard('{Enter}{ArrowDown}{Escape}{Tab}')
  expect(button('Next')).toHaveFocus()
  await laterFrames()
  expect(button('Next')).toHaveFocus()
  expect(button('Size')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('menu')).toBeNull()
})

it('Enter chooses the item that the key before has made active, and the button has the focus (R-741)', async () => {
  const user = open()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  await expect.poll(() => choose.mock.calls).toEqual([['large']])
  await laterFrames()
  expect(button('Size')).toHaveFocus()
})

it('the menu is told to close in the task of the choice (R-741)', async () => {
  const order: string[] = []
  const choice = () => {
    order.push('choice')
    setTimeout(() => order.push('next task'))
  }
  render(
    <ChakraProvider value={system}>
      <button type="button" id="size">
        Size
      </button>
      <MenuPanel
        triggerId="size"
        isByKey
        first="small"
        onSelect={choice}
        onClose={() => order.push('closed')}
      >
        <Menu.Item value="small">small</Menu.Item>
      </MenuPanel>
    </ChakraProvider>,
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'small' }))
  await waitFor(() => expect(order).toContain('next task'))
  await laterFrames()
  expect(order).toEqual(['choice', 'closed', 'next task'])
})

it('a click elsewhere closes the menu, and a second click on the button too', async () => {
  const user = open()
  await user.click(button('Size'))
  await screen.findByRole('menu')
  await laterFrames()
  await user.click(button('Size'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(button('Size'))
  await screen.findByRole('menu')
  await waitFor(async () => {
    // The library notices clicks elsewhere from a later frame on, which a busy machine draws late.
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
