import messages from '@locales/en/form-fields.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { ExtraRecipes } from '@/demos/shared/extra-recipes.tsx'
import { TextfieldMasks } from '../specimens/textfield.tsx'
import { ControlField } from './control-field.tsx'
import { FieldShell } from './field-shell.tsx'
import { SampleForm } from './sample-form.tsx'
import { SuggestInput } from './suggest-input.tsx'
import { useProductSearch } from './use-product-search.ts'

const options = [
  { value: 'fr', label: 'Français' },
  { value: 'fi', label: 'Suomi' },
  { value: 'es', label: 'Español', note: 'Madrid' },
]

function show(children: ReactNode) {
  render(
    <IntlProvider locale="en" messages={{ ...messages, 'ui.retry': 'Try again' }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ExtraRecipes>{children}</ExtraRecipes>
      </QueryClientProvider>
    </IntlProvider>,
  )
  return { user: userEvent.setup(), input: screen.getByRole('combobox') }
}

const field = (props: Partial<Parameters<typeof SuggestInput>[0]> = {}) => (
  <FieldShell label="Language">
    <SuggestInput options={options} {...props} />
  </FieldShell>
)

function Products() {
  const { failure, ...search } = useProductSearch()
  return (
    <FieldShell label="Product" {...failure}>
      <SuggestInput {...search} />
    </FieldShell>
  )
}

describe('SuggestInput', () => {
  it('R-465: filters without accents, marks the match and chooses it with Enter', async () => {
    const { user, input } = show(field())
    await user.type(input, 'espan')
    const option = await screen.findByRole('option', { hidden: true })
    expect(within(option).getByText('Españ').tagName).toBe('MARK')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveValue('Español'))
    await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull())
  })

  it('R-465: an arrow key and Enter at once choose the first option', async () => {
    const onChange = vi.fn()
    const { user, input } = show(field({ onChange }))
    await user.tab()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(onChange.mock.lastCall).toEqual([['fr']]))
    await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull())
    expect(input).toHaveValue('Français')
  })

  it('R-465: the list closes when the field loses the focus', async () => {
    const { user, input } = show(field({ defaultValue: ['fr'] }))
    await user.clear(input)
    await user.type(input, 's')
    expect((await screen.findAllByRole('option', { hidden: true })).length).toBeGreaterThan(0)
    act(() => input.blur())
    await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull())
    expect(input).toHaveValue('Français')
  })

  it('R-465: Escape and an outside click keep the earlier choice', async () => {
    const { user, input } = show(field({ defaultValue: ['fi'] }))
    expect(input).toHaveValue('Suomi')
    await user.clear(input)
    await user.type(input, 'zz')
    expect(await screen.findByRole('status')).toHaveTextContent('No option matches.')
    await user.clear(input)
    await user.type(input, 'fra{Escape}')
    await user.click(document.body)
    await waitFor(() => expect(input).toHaveValue('Suomi'))
  })

  it('R-468: does not render all of 200 options', async () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ value: String(n), label: `Scene ${n}` }))
    const { user } = show(field({ options: many }))
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('200 options'))
    // jsdom has no layout, so no option may be in view.
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
  })

  it('R-467: adds free values once, and Backspace removes the last one', async () => {
    const onChange = vi.fn()
    const { user, input } = show(field({ isFree: true, isMultiple: true, onChange }))
    await user.type(input, 'Klingon,')
    await user.type(input, 'suomi{Enter}')
    await user.type(input, 'KLINGON{Enter}')
    expect(onChange.mock.lastCall).toEqual([['Klingon', 'fi']])
    expect(input).toHaveValue('')
    await user.keyboard('{Backspace}')
    expect(onChange.mock.lastCall).toEqual([['Klingon']])
  })

  it('R-469: a masked field shows separators, and its value is the digits', async () => {
    render(
      <IntlProvider locale="en" messages={messages}>
        <ExtraRecipes>
          <TextfieldMasks />
        </ExtraRecipes>
      </IntlProvider>,
    )
    const type = (name: string, value: string, shown: string) => {
      fireEvent.change(screen.getByLabelText(name), { target: { value } })
      expect(screen.getByLabelText(name)).toHaveValue(shown)
    }
    type('Card number', '4242424242424242', '4242 4242 4242 4242')
    type('Expiry', '0100', '01 / 00')
    type('Phone number', '5551234567', '+1 (555) 123-4567')
    const check = () => fireEvent.click(screen.getByText('Check'))
    check()
    await waitFor(() => expect(screen.getByLabelText('Expiry')).toBeInvalid())
    const expiry = `12${String(new Date().getFullYear() % 100)}`
    type('Expiry', expiry, `12 / ${expiry.slice(2)}`)
    check()
    const sent = JSON.stringify({ number: '4242424242424242', expiry, phone: '5551234567' })
    expect(await screen.findByText(sent)).toBeInTheDocument()
  })

  it('R-470: resetting the form restores the value and removes the error', async () => {
    const schema = z.object({ language: z.array(z.string()).min(1, 'Choose one') })
    const { user, input } = show(
      <SampleForm label="Request" schema={schema} values={{ language: ['fi'] }}>
        <ControlField name="language" label="Language">
          {({ value, onChange }) => <SuggestInput options={options} {...{ value, onChange }} />}
        </ControlField>
      </SampleForm>,
    )
    await user.click(screen.getByRole('button', { name: 'Clear the value' }))
    await user.click(screen.getByRole('button', { name: 'Check' }))
    await screen.findByText('Choose one')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(screen.queryByText('Choose one')).toBeNull())
    await waitFor(() => expect(input).toHaveValue('Suomi'))
  })
})

describe('useProductSearch', () => {
  afterEach(() => vi.unstubAllGlobals())

  const answer = (...names: string[]) =>
    Response.json({
      products: names.map((productName, id) => ({ id, productName, category: 'Books', price: '$4.00' })),
      total: names.length,
    })

  it('R-466: a late answer to an older text never replaces that to a newer one', async () => {
    let answerLate: (response: Response) => void = () => undefined
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve
    })
    const asked = vi.fn()
    vi.stubGlobal('fetch', async (url: string) => {
      asked(new URL(url, 'http://api').searchParams.get('q'))
      if (url.includes('q=pe&')) return late
      return url.includes('q=pen&') ? answer('Fountain pen') : answer('Paper', 'Pencil')
    })
    const { user, input } = show(<Products />)
    await user.type(input, 'pe')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('pe'))
    expect(screen.getByRole('status')).toHaveTextContent('Loading options…')
    await user.type(input, 'n')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('pen'))
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1))
    answerLate(answer('Peacock'))
    await late
    expect(screen.getByRole('option', { hidden: true })).toHaveTextContent('Fountain pen')
  })

  it('R-466: a failed call shows its error with a retry', async () => {
    let isDown = true
    vi.stubGlobal('fetch', async () =>
      isDown ? Response.json({ error: { code: 'not_found' } }, { status: 404 }) : answer('Pencil'),
    )
    const { user, input } = show(<Products />)
    await user.type(input, 'pen')
    const failed = 'The options could not be loaded.'
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(failed))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    await waitFor(() => expect(screen.queryAllByText(failed)).toEqual([]))
    await user.click(input)
    await screen.findByText(/Pencil|Pen/, { selector: '[role=option] *' })
  })
})
