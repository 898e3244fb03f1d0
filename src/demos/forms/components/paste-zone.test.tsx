import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/forms.json'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { PasteZone } from './paste-zone.tsx'

function show() {
  const onFiles = vi.fn()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <PasteZone label="Screenshots" onFiles={onFiles} />
      </IntlProvider>
    </ChakraProvider>,
  )
  return onFiles
}
const zone = () => screen.getByRole('group', { name: 'Screenshots' })
const pressPaste = () => fireEvent.click(screen.getByRole('button', { name: 'Paste' }))
const clipboard = (read: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { read } })

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

it('R-476: PasteZone takes the files that are pasted and states when there are none', () => {
  const onFiles = show()
  fireEvent.paste(zone(), { clipboardData: { files: [] } })
  expect(screen.getByText('The clipboard contains no file.')).toBeInTheDocument()
  expect(onFiles).not.toHaveBeenCalled()
  const file = new File(['a'], 'shot.png', { type: 'image/png' })
  fireEvent.paste(zone(), { clipboardData: { files: [file] } })
  expect(onFiles.mock.calls).toEqual([[[file]]])
  expect(screen.queryByText('The clipboard contains no file.')).not.toBeInTheDocument()
})

it('R-476: PasteZone reads the pictures of the clipboard by its button', async () => {
  const onFiles = show()
  const getType = async (type: string) => new Blob(['a'], { type })
  clipboard(async () => [
    { types: ['text/plain'], getType },
    { types: ['text/html', 'image/png'], getType },
  ])
  pressPaste()
  await waitFor(() => expect(onFiles).toHaveBeenCalled())
  const [[files]] = onFiles.mock.calls as [[File[]]]
  expect(files.map(({ name, type }) => [name, type])).toEqual([['image-2.png', 'image/png']])
})

it('R-476: PasteZone states when the browser denies access to the clipboard', async () => {
  show()
  clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
  pressPaste()
  expect(await screen.findByText('The browser denied access to the clipboard.')).toBeInTheDocument()
})
