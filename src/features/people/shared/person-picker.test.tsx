import { ChakraProvider } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import messages from '@locales/en/people.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { PersonPicker } from './person-picker.tsx'

const api = mockApi()
type Handle = import('./use-person-picker.ts').PickerHandle

const person = (name: string) => ({
  uid: name,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@demo.com`,
  avatar: null,
})
const everybody = ['Anna Berg', 'Marc Delorme', 'Tom Hale'].map(person)

/** The matches of a text arrive later than the next key. */
beforeEach(() => {
  api.get.mockImplementation(async (_path: string, { query }: { query: { q?: string } }) => {
    await new Promise((resolve) => setTimeout(resolve, 40))
    const q = (query.q ?? '').toLowerCase()
    return { people: everybody.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(q)) }
  })
})

const saved = vi.fn<(people: readonly PersonRef[] | null) => void>()

function Form() {
  const [people, setPeople] = useState<PersonRef[]>([])
  const picker = useRef<Handle>(null)
  return (
    <>
      <PersonPicker ref={picker} label="Assignees" value={people} onChange={setPeople} />
      <button type="button" onClick={() => void picker.current?.settle().then(saved)}>
        Save
      </button>
    </>
  )
}

function open() {
  saved.mockReset()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <QueryClientProvider client={client}>
          <Form />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  return userEvent.setup({ delay: null })
}
const field = () => screen.getByRole('combobox')
const names = () => saved.mock.calls[0]?.[0]?.map(({ name }) => name)

it.each(['{Enter}', '{Tab}', ',', ';'])('R-521: a name, %s and Save at once take the match', async (key) => {
  const user = open()
  await user.click(field())
  await user.keyboard(`marc${key}`)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalled()
  expect(names()).toEqual(['Marc Delorme'])
})

it('R-521: two names typed at once become two people in any order of the responses', async () => {
  const user = open()
  await user.click(field())
  await user.keyboard('tom{Enter}anna{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalled()
  expect(names()?.toSorted()).toEqual(['Anna Berg', 'Tom Hale'])
})

it('R-521: Enter after a choice chooses nobody else', async () => {
  const user = open()
  await user.click(field())
  await user.keyboard('marc')
  await screen.findByRole('option', { name: /Marc Delorme/ })
  await user.keyboard('{Enter}')
  await expect.poll(() => screen.queryByRole('option')).toBeNull()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalled()
  expect(names()).toEqual(['Marc Delorme'])
})

it('R-521: a pasted list of addresses becomes people', async () => {
  const user = open()
  await user.click(field())
  await user.paste('anna@demo.com, Tom Hale <tom@demo.com>')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalled()
  expect(names()?.toSorted()).toEqual(['Anna Berg', 'Tom Hale'])
})

it.each(['nobody{Enter}', 'ann'])('R-521: %s is not saved and is named at the field', async (keys) => {
  const user = open()
  await user.click(field())
  await user.keyboard(keys)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalled()
  expect(saved).toHaveBeenCalledWith(null)
  expect(await screen.findByText(/matches no one you can choose/)).toBeInTheDocument()
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
})

it('R-907: takes Escape while its list is open, so that a dialog around it stays open', async () => {
  const user = open()
  await user.click(field())
  await user.keyboard('marc')
  await screen.findByRole('option', { name: /Marc Delorme/ })
  expect(field()).toHaveAttribute('data-takes-escape')
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('option')).toBeNull()
  expect(field()).toHaveValue('marc')
  expect(field()).not.toHaveAttribute('data-takes-escape')
})

it('R-1019: Enter that ends the word of an input method adds nobody', async () => {
  const user = open()
  await user.click(field())
  await user.keyboard('marc')
  await screen.findByRole('option', { name: /Marc Delorme/ })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(field()).toHaveValue('marc')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalled()
  expect(names()).toEqual(['Marc Delorme'])
})
