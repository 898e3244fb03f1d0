import { ChakraProvider } from '@chakra-ui/react'
import forms from '@locales/en/forms.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ExtraRecipes } from '@/demos/shared/extra-recipes.tsx'
import { system } from '@/ui/theme/system.ts'
import { NameCheck } from './name-check.tsx'

type Answer = (names: readonly string[]) => void
const answers = new Map<string, Answer>()

/** A server whose answer to each searched name is sent by the test. */
function holdAnswers() {
  vi.stubGlobal('fetch', (url: string) => {
    const q = new URL(url, 'http://localhost').searchParams.get('q') ?? ''
    return new Promise<Response>((resolve) => {
      answers.set(q, (names) =>
        resolve(Response.json({ categories: names.map((name) => ({ name })), total: names.length })),
      )
    })
  })
}

const bench = (name: string, client: QueryClient) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={forms}>
      <QueryClientProvider client={client}>
        <ExtraRecipes>
          <NameCheck name={name} />
        </ExtraRecipes>
      </QueryClientProvider>
    </IntlProvider>
  </ChakraProvider>
)

const asked = (name: string) => expect.poll(() => answers.has(name)).toBe(true)

afterEach(() => {
  answers.clear()
  vi.unstubAllGlobals()
})

describe('R-475: the check of a name while it is typed', () => {
  it('shows only the answer to the text typed last, in whatever order answers arrive', async () => {
    holdAnswers()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const { rerender } = render(bench('Poetry', client))
    await asked('Poetry')
    rerender(bench('Poetry slam', client))
    await asked('Poetry slam')
    await act(async () => answers.get('Poetry slam')?.([]))
    expect(await screen.findByText(forms['forms.form-validation.check.free'])).toBeVisible()
    await act(async () => answers.get('Poetry')?.(['Poetry']))
    expect(screen.getByText(forms['forms.form-validation.check.free'])).toBeVisible()
    expect(screen.queryByText(forms['forms.form-validation.check.taken'])).toBeNull()
  })

  it('shows no answer to the text before while a newer one waits for its call', async () => {
    holdAnswers()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const { rerender } = render(bench('Poetry', client))
    await asked('Poetry')
    await act(async () => answers.get('Poetry')?.(['Poetry']))
    expect(await screen.findByText(forms['forms.form-validation.check.taken'])).toBeVisible()
    rerender(bench('Poetry slam', client))
    expect(screen.getByText(forms['forms.form-validation.check.checking'])).toBeVisible()
  })

  it('finds a name that differs only in case and accents', async () => {
    holdAnswers()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(bench('poesie', client))
    await asked('poesie')
    await act(async () => answers.get('poesie')?.(['Poésie']))
    expect(await screen.findByText(forms['forms.form-validation.check.taken'])).toBeVisible()
  })
})
