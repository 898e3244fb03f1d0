import { ChakraProvider } from '@chakra-ui/react'
import pages from '@locales/en/front-pages.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { ContactForm } from './contact-form.tsx'

const api = mockApi()
const fields = { name: 'Ida Berg', email: 'ida@example.org', subject: 'Prices', message: 'What is it?' }
const fill = (values: object) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(document.querySelector(`[name=${name}]`) ?? document.body, { target: { value } })
}
const send = () => fireEvent.click(screen.getByText(pages['front-pages.contact.send']))
const bodies = () => api.post.mock.calls.map(([, { body }]) => body)

it('R-442, R-443: a repeated attempt has the id of the first, the next message another, and each the hidden field', async () => {
  api.post.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(undefined)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...pages }}>
        <QueryClientProvider client={new QueryClient()}>
          <ContactForm />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  fill({ ...fields, website: 'https://spam.example' })
  send()
  await screen.findByRole('alert')
  send()
  fireEvent.click(await screen.findByText(pages['front-pages.contact.again']))
  fill(fields)
  send()
  await waitFor(() => expect(bodies()).toHaveLength(3))
  const [first, second, third] = bodies()
  expect(first).toMatchObject({ ...fields, website: 'https://spam.example' })
  expect(second).toEqual(first)
  expect(third.id).not.toBe(first.id)
})
