import { ChakraProvider } from '@chakra-ui/react'
import mail from '@locales/en/mail.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../../tests/support/mock-api.ts'
import { type MailContextValue, MailProvider } from '../mail-context.ts'
import { VisitorReply } from './visitor-reply.tsx'

const api = mockApi()
const onDone = vi.fn()

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ ...ui, ...mail }} onError={() => undefined}>
        <ChakraProvider value={system}>
          <MailProvider value={{ uid: 'me' } as MailContextValue}>
            <VisitorReply
              threadId="one"
              visitor={{ name: 'Ida', email: 'ida@example.org' }}
              onDone={onDone}
            />
          </MailProvider>
        </ChakraProvider>
      </IntlProvider>
    </QueryClientProvider>,
  )
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const send = () => fireEvent.click(screen.getByText(mail['mail.compose.send']))

beforeEach(() => {
  localStorage.clear()
  onDone.mockReset()
  api.post.mockReset()
})

it('R-540: a reply to a visitor whose mail fails stays on the device, and is sent again with the same id', async () => {
  api.post.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ message: {}, thread: {} })
  const { unmount } = show()
  fireEvent.change(field(), { target: { value: 'Within 30 days.' } })
  send()
  expect(await screen.findByText(mail['mail.visitor.reply.failed'])).toBeVisible()
  expect(field()).toHaveValue('Within 30 days.')
  expect(onDone).not.toHaveBeenCalled()
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const [first, second] = api.post.mock.calls.map(([, { body }]) => body)
  expect(second).toEqual(first)
  expect(first).toMatchObject({ text: 'Within 30 days.' })
  unmount()
  show()
  expect(field()).toHaveValue('')
})

it('R-540: a reply to a visitor is kept while the page is closed', async () => {
  const { unmount } = show()
  fireEvent.change(field(), { target: { value: 'Within 30' } })
  unmount()
  show()
  await waitFor(() => expect(field()).toHaveValue('Within 30'))
})
