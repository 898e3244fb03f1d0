import { ChakraProvider, Input, Portal } from '@chakra-ui/react'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { laterFrames } from '../../../tests/support/later-frames.ts'
import { SearchField } from '../lists/search-field.tsx'
import { system } from '../theme/system.ts'
import { ConfirmProvider } from './confirm.tsx'
import { DialogFrame } from './dialog-frame.tsx'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState('A form')
  const [query, setQuery] = useState('boat')
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <DialogFrame title={title} onClose={() => setIsOpen(false)}>
          <Input aria-label="Name" />
          <Input aria-label="Find" role="combobox" aria-expanded="true" aria-controls="popup" />
          <SearchField label="Search" value={query} onChange={setQuery} />
          <button type="button" aria-controls="popup" aria-expanded="true">
            Choose
          </button>
          <Portal>
            <div id="popup" role="dialog" aria-label="Choices">
              <button type="button" onClick={() => setTitle('Another title')}>
                Choice
              </button>
            </div>
          </Portal>
        </DialogFrame>
      ) : null}
    </>
  )
}

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let root: Root
let place: HTMLElement
beforeEach(async () => {
  // Outside of `act`, as in a browser.
  scope.IS_REACT_ACT_ENVIRONMENT = false
  place = document.body.appendChild(document.createElement('div'))
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
  await screen.findByRole('button', { name: 'Open' })
})
afterEach(() => {
  root.unmount()
  place.remove()
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
  await expect.poll(() => button).toHaveFocus()
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
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('R-741: Escape closes a dialog at once, also from the field of its own list', async () => {
  const button = screen.getByRole('button', { name: 'Open' })
  button.focus()
  for (const role of ['textbox', 'combobox']) {
    button.click()
    const name = role === 'textbox' ? 'Name' : 'Find'
    const field = await screen.findByRole(role, { name })
    await expect.poll(() => screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await laterFrames()
    field.focus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    for (let step = 0; step < 50; step++) await new Promise((done) => setImmediate(done))
    expect(screen.queryByRole('dialog', { name: 'A form' })).toBeNull()
    // The library ignores clicks elsewhere until a frame after the removal: also those of later files that share it.
    await vi.advanceTimersByTimeAsync(100)
    vi.useRealTimers()
  }
})

it('R-907: Escape in a field that takes the key leaves the dialog open, and the next one closes it', async () => {
  screen.getByRole('button', { name: 'Open' }).click()
  const field = await screen.findByRole('textbox', { name: 'Search' })
  const press = () =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  field.focus()
  press()
  await expect.poll(() => field).toHaveValue('')
  // A dialog that closes is gone by then.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByRole('dialog', { name: 'A form' })).toHaveAttribute('data-state', 'open')
  press()
  await expect.poll(() => screen.queryByRole('dialog', { name: 'A form' })).toBeNull()
})

it('a frame that renders again leaves the focus in a popover outside of it', async () => {
  screen.getByRole('button', { name: 'Open' }).click()
  const choice = await screen.findByText('Choice')
  // The library takes the focus in a later frame than the ref of the frame.
  await expect.poll(() => screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await laterFrames()
  choice.focus()
  choice.click()
  await screen.findByText('Another title')
  expect(choice).toHaveFocus()
})

it('R-998: the second press of the double click that opened a dialog selects no word in it, and a later one does', async () => {
  const opener = screen.getByRole('button', { name: 'Open' })
  const press = (target: Element, detail: number) =>
    target.dispatchEvent(new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true }))
  press(opener, 1)
  opener.click()
  const title = await screen.findByText('A form')
  const field = screen.getByRole('textbox', { name: 'Name' })
  const around = screen.getByRole('dialog', { name: 'A form' }).parentElement as HTMLElement
  expect([press(title, 2), press(field, 2), press(around, 2)]).toEqual([false, false, false])
  expect([press(field, 1), press(field, 2), press(title, 2)]).toEqual([true, true, true])
})
