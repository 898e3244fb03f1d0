import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { ActionButton } from './action-button.tsx'

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

describe('an action that runs', () => {
  const onClick = vi.fn<(step: string) => Promise<void>>()
  const button = (step: string) => (
    <ChakraProvider value={system}>
      <ActionButton onClick={() => onClick(step)}>{step}</ActionButton>
    </ChakraProvider>
  )
  const press = (detail = 1, clientX = 40) =>
    fireEvent.click(screen.getByRole('button'), { detail, clientX, clientY: 20 })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  let settle = () => {}

  beforeEach(() => {
    vi.useFakeTimers()
    onClick.mockReset().mockImplementation(() => new Promise((resolve) => (settle = resolve)))
  })
  afterEach(() => {
    fireEvent.pointerMove(document.body, { clientX: 400, clientY: 20 })
    vi.useRealTimers()
  })

  it.each([
    ['pointer', 1],
    ['keyboard', 0],
  ])('ignores a press by %s until it settles, and a quick one for the next action', async (_name, detail) => {
    const { rerender } = render(button('start'))
    press(detail)
    press(detail)
    rerender(button('deliver'))
    await pass(10_000)
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    press(detail)
    settle()
    await pass(600)
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
    press(detail)
    expect(onClick.mock.calls).toEqual([['start']])
    await pass(1_500)
    press(detail)
    expect(onClick.mock.calls).toEqual([['start'], ['deliver']])
  })

  it('takes the next action at once when the pointer has moved', async () => {
    const { rerender } = render(button('start'))
    press()
    settle()
    await pass(0)
    rerender(button('deliver'))
    fireEvent.pointerMove(document.body, { clientX: 80, clientY: 20 })
    press(1, 80)
    expect(onClick.mock.calls).toEqual([['start'], ['deliver']])
  })

  it('keeps a second fast click from the button that moved under the pointer', async () => {
    const onNext = vi.fn()
    const { rerender } = render(button('archive'))
    press()
    settle()
    await pass(300)
    rerender(
      <button type="button" onClick={onNext}>
        Next row
      </button>,
    )
    press()
    expect(onNext).not.toHaveBeenCalled()
    await pass(1_000)
    press()
    expect(onNext).toHaveBeenCalledOnce()
  })
})
