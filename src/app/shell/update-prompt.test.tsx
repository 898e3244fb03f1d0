import { ChakraProvider } from '@chakra-ui/react'
import app from '@locales/en/app.json'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const script = (version: string) => `<script type="module" src="/build/assets/main-${version}.js"></script>`
const text = 'Quillport has been updated.'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.querySelector('script')?.remove()
})

it('R-999: a version that is put off is offered again by a navigation ten minutes later, a newer one at once', async () => {
  vi.useFakeTimers()
  let served = 'a'
  vi.stubGlobal('fetch', async () => new Response(script(served)))
  document.head.append(document.createRange().createContextualFragment(script('a')))
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={app}>
        <MemoryRouter>
          <UpdatePrompt />
          <Link to="/one">One</Link>
          <Link to="/two">Two</Link>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  const later = () => fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  await pass(10)
  expect(screen.queryByText(text)).toBeNull()
  served = 'b'
  await pass(10)
  expect(screen.getByText(text)).toBeVisible()
  later()
  await pass(9)
  follow('One')
  expect(screen.queryByText(text)).toBeNull()
  await pass(30)
  expect(screen.queryByText(text)).toBeNull()
  follow('Two')
  expect(screen.getByText(text)).toBeVisible()
  later()
  served = 'c'
  await pass(10)
  expect(screen.getByText(text)).toBeVisible()
})
