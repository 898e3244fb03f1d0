import { ChakraProvider } from '@chakra-ui/react'
import forms from '@locales/en/forms.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { ExtraRecipes } from '@/demos/shared/extra-recipes.tsx'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import { system } from '@/ui/theme/system.ts'
import { FormLayoutsCollapsible, FormLayoutsTabs } from '../specimens/form-layouts.tsx'

const show = (form: ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...forms }}>
        <ExtraRecipes>{form}</ExtraRecipes>
      </IntlProvider>
    </ChakraProvider>,
  )
const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const send = () => fireEvent.click(screen.getByText('Send request'))

it('R-477: a form in tabs opens the tab of its first invalid field when it is sent', async () => {
  show(<FormLayoutsTabs />)
  const tab = (name: string) => screen.getByText(name, { selector: '[role=tab]' })
  const isOpen = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  fill(/^Title of the text/, 'Salt road')
  fill(/^Due date/, addDays(today(), 3))
  fireEvent.blur(screen.getByLabelText(/^Due date/))
  send()
  await waitFor(() => isOpen('Contact'))
  fireEvent.click(tab('Text'))
  fill(/^Title of the text/, '')
  fireEvent.click(tab('Notes'))
  await waitFor(() => isOpen('Notes'))
  send()
  await waitFor(() => isOpen('Text'))
})

it('R-477: a form in sections opens each section with an invalid field when it is sent', async () => {
  show(<FormLayoutsCollapsible />)
  const opened = () =>
    [...document.querySelectorAll('[data-part=item-trigger]')].map((one) => one.getAttribute('aria-expanded'))
  expect(opened()).toEqual(['true', 'false', 'false'])
  send()
  await waitFor(() => expect(opened()).toEqual(['true', 'true', 'false']))
})
