import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ActionButton } from './action-button.tsx'
import { system } from './theme/system.ts'

const show = (disabledReason: string | undefined, onClick: () => void) =>
  render(
    <ChakraProvider value={system}>
      <ActionButton disabledReason={disabledReason} onClick={onClick}>
        Deliver
      </ActionButton>
    </ChakraProvider>,
  )

it('a button with a reason is focusable, describes the reason and does not act (R-118)', () => {
  const onClick = vi.fn()
  show('The request is withdrawn.', onClick)
  const button = screen.getByRole('button', { name: 'Deliver' })
  button.focus()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('The request is withdrawn.')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('a button without a reason acts (R-118)', () => {
  const onClick = vi.fn()
  show(undefined, onClick)
  const button = screen.getByRole('button', { name: 'Deliver' })
  expect(button).not.toHaveAttribute('aria-disabled')
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})
