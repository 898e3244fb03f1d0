import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/ui.json'
import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '../theme/system.ts'
import { CardsField } from './cards-field.tsx'
import { CheckboxesField, CheckboxField } from './checkbox-field.tsx'
import { DateField } from './date-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

function Bench() {
  const form = useForm({
    defaultValues: { title: '', text: '', kind: '', due: '', secret: '', body: '', plan: '' },
  })
  return (
    <FormProvider {...form}>
      <TextField name="title" label="Title" isRequired />
      <TextAreaField name="text" label="Text" isRequired />
      <SelectField name="kind" label="Kind" options={[{ value: 'a', label: 'A' }]} isRequired />
      <DateField name="due" label="Due date" isRequired />
      <PasswordField name="secret" label="Secret" autoComplete="new-password" isRequired />
      <RichTextField name="body" label="Body" isRequired />
      <CheckboxField name="terms" label="Terms" isRequired />
      <CheckboxesField name="ways" label="Ways" options={[{ value: 'a', label: 'A' }]} isRequired />
      <CardsField name="plan" label="Plan" options={[{ value: 'b', label: 'B' }]} isRequired />
      <TextField name="note" label="Note" />
      <CheckboxField name="news" label="News" />
    </FormProvider>
  )
}

it('R-487: every kind of required field has an asterisk that its name does not contain, and is announced as required', async () => {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages} onError={() => undefined}>
        <Bench />
      </IntlProvider>
    </ChakraProvider>,
  )
  for (const name of ['Title', 'Text', 'Due date', 'Body'])
    expect(await screen.findByRole('textbox', { name })).toBeRequired()
  expect(screen.getByRole('combobox', { name: 'Kind' })).toBeRequired()
  expect(screen.getByLabelText('Secret*')).toBeRequired()
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeRequired()
  expect(screen.getByRole('group', { name: 'Ways, required' })).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Plan' })).toBeRequired()
  expect(screen.getAllByText('*')).toHaveLength(9)
  expect(screen.getByRole('checkbox', { name: 'News' })).not.toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Note' })).not.toBeRequired()
})
