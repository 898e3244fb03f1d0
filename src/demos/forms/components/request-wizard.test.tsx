import { ChakraProvider } from '@chakra-ui/react'
import forms from '@locales/en/forms.json'
import ui from '@locales/en/ui.json'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import { system } from '@/ui/theme/system.ts'
import {
  FormWizardNumberedDraft,
  FormWizardNumberedHorizontal,
  FormWizardNumberedVertical,
} from '../specimens/form-wizard-numbered.tsx'

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>
}

const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <ChakraProvider value={system}>
        <IntlProvider locale="en" messages={{ ...ui, ...forms }}>
          <section aria-label="first">
            <FormWizardNumberedHorizontal />
          </section>
          <section aria-label="second">
            <FormWizardNumberedVertical />
          </section>
          <section aria-label="third">
            <FormWizardNumberedDraft />
          </section>
          <Address />
        </IntlProvider>
      </ChakraProvider>
    </MemoryRouter>,
  )

const wizard = (name: string) => within(screen.getByRole('region', { name }))

async function fillFirstStep(name: string) {
  const user = userEvent.setup()
  await user.type(wizard(name).getByRole('textbox', { name: 'Title of the text' }), 'Salt road')
  await user.type(wizard(name).getByRole('textbox', { name: 'Due date' }), addDays(today(), 3))
  await user.click(wizard(name).getByRole('button', { name: 'Next' }))
}

beforeEach(() => localStorage.clear())

describe('R-479: several wizards on a page', () => {
  it('keep their steps apart in the URL', async () => {
    show()
    await fillFirstStep('first')
    expect(await wizard('first').findByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent('?numbered-horizontal=contact')
    expect(wizard('second').getByRole('textbox', { name: 'Title of the text' })).toHaveValue('')
    await fillFirstStep('second')
    expect(await wizard('second').findByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent(
      '?numbered-horizontal=contact&numbered-vertical=contact',
    )
  })

  it('restore only the one with a draft after a reload', async () => {
    const { unmount } = show()
    await fillFirstStep('third')
    expect(await wizard('third').findByRole('textbox', { name: 'Email' })).toBeVisible()
    const search = screen.getByLabelText('Address').textContent ?? ''
    unmount()
    show(`${search}&numbered-horizontal=contact`)
    expect(wizard('third').getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(wizard('first').getByRole('textbox', { name: 'Title of the text' })).toHaveValue('')
  })
})
