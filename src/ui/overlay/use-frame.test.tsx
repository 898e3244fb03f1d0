import { ChakraProvider, Input } from '@chakra-ui/react'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { ConfirmProvider } from './confirm.tsx'
import { DialogFrame } from './dialog-frame.tsx'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <DialogFrame title="A form" onClose={() => setIsOpen(false)}>
          <Input aria-label="Name" />
        </DialogFrame>
      ) : null}
    </>
  )
}

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let root: Root
beforeEach(async () => {
  // Outside of `act`, as in a browser.
  scope.IS_REACT_ACT_ENVIRONMENT = false
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <ConfirmProvider>
          <Opener />
        </ConfirmProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  await vi.waitFor(() => screen.getByRole('button', { name: 'Open' }))
})
afterEach(() => {
  root.unmount()
  scope.IS_REACT_ACT_ENVIRONMENT = true
  vi.useRealTimers()
})

it('R-741: a dialog has the focus in its first field before the next task', async () => {
  const button = screen.getByRole('button', { name: 'Open' })
  button.focus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'requestAnimationFrame'] })
  button.click()
  for (let step = 0; step < 50; step++) await Promise.resolve()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  screen.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(button).toHaveFocus())
})

it('R-741: Escape in the task after a dialog has opened closes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'requestAnimationFrame'] })
  screen.getByRole('button', { name: 'Open' }).click()
  for (let step = 0; step < 50; step++) await Promise.resolve()
  const field = screen.getByRole('textbox', { name: 'Name' })
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  for (let step = 0; step < 50; step++) await Promise.resolve()
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
