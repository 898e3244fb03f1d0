import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { Toasts, toast, undoLastAction } from './toaster.tsx'

// Before the code of the toasts has loaded.
toast.info({ title: 'Added early' })

beforeEach(() => {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <Toasts />
      </IntlProvider>
    </ChakraProvider>,
  )
})

it('a toast that is added before the code of the toasts has loaded is shown', async () => {
  expect(await screen.findByText('Added early')).toBeVisible()
})

it('each tone shows only its latest toast', async () => {
  act(() => {
    toast.error({ title: 'First error' })
    toast.success({ title: 'Saved' })
    toast.error({ title: 'Second error' })
  })
  expect(await screen.findByText('Second error')).toBeVisible()
  expect(screen.getByText('Saved')).toBeVisible()
  expect(screen.queryByText('First error')).toBeNull()
})

it('an action is undone once, by its toast or by key, and its toast closes', async () => {
  const onUndo = vi.fn()
  act(() => void toast.undo('Archived', 'Undo', onUndo))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(undoLastAction()).toBe(false)
  act(() => void toast.undo('Archived again', 'Undo', onUndo))
  await screen.findByText('Archived again')
  // Undo dismisses the toast at once; without undo it closes after 8 s.
  await act(async () => expect(undoLastAction()).toBe(true))
  expect(onUndo).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('Archived again')).toBeNull()
})

it('the toast undoes after 8 s too, while the pointer keeps it; the key does not', async () => {
  const onUndo = vi.fn()
  act(() => void toast.undo('Archived late', 'Undo', onUndo))
  const button = await screen.findByRole('button', { name: 'Undo' })
  const later = performance.now() + 9000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(undoLastAction()).toBe(false)
  await userEvent.click(button)
  clock.mockRestore()
  expect(onUndo).toHaveBeenCalledTimes(1)
})

it('an offer to undo can be withdrawn', async () => {
  const onUndo = vi.fn()
  let withdraw: () => void = () => undefined
  act(() => {
    withdraw = toast.undo('Moved', 'Undo', onUndo)
  })
  await screen.findByText('Moved')
  await act(async () => withdraw())
  expect(screen.queryByText('Moved')).toBeNull()
  expect(undoLastAction()).toBe(false)
  expect(onUndo).not.toHaveBeenCalled()
})
