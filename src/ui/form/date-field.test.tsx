import { ChakraProvider } from '@chakra-ui/react'
import projects from '@locales/en/projects.json'
import ui from '@locales/en/ui.json'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, type ResolverResult, useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { DateField } from './date-field.tsx'
import { isDay } from './days.ts'

const resolver = (values: { due: string }): ResolverResult<{ due: string }> => {
  if (isDay(values.due)) return { values, errors: {} }
  return { values: {}, errors: { due: { type: 'day', message: 'projects.error.dayFormat' } } }
}

function Bench() {
  const form = useForm({ mode: 'onTouched', defaultValues: { due: '' }, resolver })
  return (
    <FormProvider {...form}>
      <DateField name="due" label="Due date" />
    </FormProvider>
  )
}

it('a date field names one format in field, hint and error, and its error goes when it is mended (R-536)', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...projects }}>
        <Bench />
      </IntlProvider>
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: 'Due date' })
  expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY')
  expect(screen.getByText('Format: DD/MM/YYYY')).toBeInTheDocument()
  await user.type(field, '31/02')
  await user.tab()
  expect(await screen.findByText('Enter the date as DD/MM/YYYY')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '28/11/2026')
  expect(field).toHaveFocus()
  expect(screen.queryByText('Enter the date as DD/MM/YYYY')).toBeNull()
})
