import { ChakraProvider } from '@chakra-ui/react'
import en from '@locales/en/ui.json'
import fr from '@locales/fr/ui.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { DateInput } from './date-input.tsx'

const onChange = vi.fn()
afterEach(() => {
  onChange.mockReset()
  vi.restoreAllMocks()
})

function Bench({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <DateInput
      aria-label="Due date"
      label="Due date"
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const messages = { en, fr }
function show(locale: 'en' | 'fr', region: string, first?: string) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region])
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale={locale} messages={messages[locale]}>
        <Bench {...(first ? { first } : {})} />
      </IntlProvider>
    </ChakraProvider>,
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Due date' }) }
}

describe('DateInput', () => {
  it.each([
    ['fr', 'fr-FR', '28/11/2026', 'JJ/MM/AAAA'],
    ['en', 'en-GB', '28/11/2026', 'DD/MM/YYYY'],
    ['en', 'en-US', '11/28/2026', 'MM/DD/YYYY'],
  ] as const)('in %s (%s) shows a day as %s and reads it back', async (locale, region, written, pattern) => {
    const { user, field } = show(locale, region, '2026-01-02')
    await user.clear(field)
    expect(field).toHaveAttribute('placeholder', pattern)
    await user.type(field, written)
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28')
    expect(field).toHaveValue(written)
  })

  it('focuses the chosen day of the calendar, also where the days are rendered after its first frame', async () => {
    const { user } = show('en', 'en-GB', '2026-01-02')
    const find = Element.prototype.querySelector
    let asked = 0
    const late = (selector: string) => selector.includes('table-cell-trigger') && ++asked === 1
    vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function search(
      this: Element,
      selector: string,
    ) {
      return late(selector) ? null : find.call(this, selector)
    })
    await user.click(screen.getByRole('button', { name: /calendar: Due date/ }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2$/))
    expect(asked).toBe(2)
  })

  it('accepts YYYY-MM-DD in every language', async () => {
    const { user, field } = show('fr', 'fr-FR')
    await user.click(field)
    await user.paste('2026-11-28')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28')
    await user.tab()
    expect(field).toHaveValue('28/11/2026')
  })

  it('completes a day without a year when the field is left', async () => {
    const { user, field } = show('fr', 'fr-FR')
    await user.type(field, '28/11')
    expect(onChange).toHaveBeenLastCalledWith('28/11')
    await user.tab()
    const year = new Date().getFullYear()
    expect(onChange).toHaveBeenLastCalledWith(`${year}-11-28`)
    expect(field).toHaveValue(`28/11/${year}`)
  })

  it('does not change text while the user types and keeps text that is not a day', async () => {
    const { user, field } = show('en', 'en-GB')
    await user.type(field, '31/2/2026')
    expect(field).toHaveValue('31/2/2026')
    await user.tab()
    expect(field).toHaveValue('31/2/2026')
    expect(onChange).toHaveBeenLastCalledWith('31/2/2026')
  })
})
