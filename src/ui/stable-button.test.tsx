import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StableButton } from './stable-button.tsx'
import { system } from './theme/system.ts'

const onClick = vi.fn()
const show = (actionId: 'start' | 'deliver' | null) => (
  <ChakraProvider value={system}>
    <StableButton actionId={actionId} onClick={onClick}>
      {(step) => step}
    </StableButton>
  </ChakraProvider>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  onClick.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

it('StableButton keeps its previous action, disabled, while the pointer is on it', () => {
  const { rerender } = render(show('start'))
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button)
  fireEvent.click(button)
  rerender(show('deliver'))
  pass(10_000)
  fireEvent.click(button)
  expect(button.textContent).toBe('start')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onClick.mock.calls).toEqual([['start']])
  fireEvent.pointerLeave(button)
  pass(1_500)
  expect(screen.getByRole('button').textContent).toBe('deliver')
  fireEvent.click(screen.getByRole('button'))
  expect(onClick.mock.calls).toEqual([['start'], ['deliver']])
})

it('StableButton ignores a quick second press by touch or keyboard for a new action', () => {
  const { rerender } = render(show('start'))
  const button = screen.getByRole('button')
  fireEvent.click(button)
  rerender(show('deliver'))
  pass(600)
  fireEvent.click(button)
  expect(onClick.mock.calls).toEqual([['start']])
  pass(1_500)
  expect(button.textContent).toBe('deliver')
})

it('StableButton takes the new action when the pointer left while it was disabled', () => {
  const { rerender } = render(show('start'))
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button)
  rerender(show('deliver'))
  fireEvent.pointerMove(button)
  pass(1_500)
  expect(button.textContent).toBe('start')
  // Browsers send no pointerleave to a disabled button.
  fireEvent.pointerMove(document.body)
  pass(1_500)
  expect(button.textContent).toBe('deliver')
})

it('StableButton renders nothing without an action', () => {
  const { rerender } = render(show('start'))
  rerender(show(null))
  pass(1_500)
  expect(screen.queryByRole('button')).toBeNull()
})
