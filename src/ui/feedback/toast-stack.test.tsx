import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { isDraggedAway, ToastStack } from './toast-stack.tsx'
import { addToast } from './toast-store.ts'

const shown = () => screen.queryAllByText(/^Toast \d+$/)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <ToastStack />
      </IntlProvider>
    </ChakraProvider>,
  )
})
afterEach(async () => {
  await pass(13_000)
  vi.useRealTimers()
})

it('R-227: a toast shows at the top right and closes after 5000 ms', async () => {
  await act(async () => addToast('success', { title: 'Toast 1' }))
  await pass(4900)
  expect(shown()).toHaveLength(1)
  expect(shown()[0]?.closest('[data-placement]')).toHaveAttribute('data-placement', 'top-end')
  await pass(1000)
  expect(shown()).toHaveLength(0)
})

it('R-534: a toast shows in the app bar, beside its buttons', async () => {
  await act(async () => addToast('success', { title: 'Toast 1' }))
  const group = shown()[0]?.closest<HTMLElement>('[data-part=group]')
  // The app bar has 64 px; its buttons take 220 px at the end.
  expect(group?.style.getPropertyValue('--viewport-offset-top')).toBe('8px')
  // On a phone, where it would leave no room, it is over the app bar.
  expect(group?.style.getPropertyValue('--viewport-offset-right')).toBe(
    'clamp(16px, (100vw - 767px) * 1000, 232px)',
  )
})

it('R-227: at most 20 toasts show at once', async () => {
  await act(async () => {
    for (let n = 1; n <= 23; n++) addToast('info', { title: `Toast ${n}` })
  })
  await pass(200)
  expect(shown()).toHaveLength(20)
})

it('a toast replaces the one with the same id, with a new timeout', async () => {
  await act(async () => addToast('success', { id: 'saved', title: 'Toast 1' }))
  await pass(4000)
  await act(async () => addToast('success', { id: 'saved', title: 'Toast 2' }))
  await pass(200)
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Toast 2'])
  await pass(4000)
  expect(shown()).toHaveLength(1)
  await pass(1500)
  expect(shown()).toHaveLength(0)
})

it('the region of toasts is named in the language', () => {
  expect(screen.getByRole('region', { name: ui['ui.toasts'] })).toBeInTheDocument()
})

it('R-227: a toast closes when dragged 60 % of its width, to either side', () => {
  expect(isDraggedAway(240, 400)).toBe(true)
  expect(isDraggedAway(-240, 400)).toBe(true)
  expect(isDraggedAway(239, 400)).toBe(false)
  expect(isDraggedAway(-239, 400)).toBe(false)
})
