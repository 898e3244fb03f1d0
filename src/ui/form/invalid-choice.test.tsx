import { Button, ChakraProvider } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { system } from '../theme/system.ts'
import { CardsField } from './cards-field.tsx'
import { CheckboxesField, CheckboxField } from './checkbox-field.tsx'
import { Form } from './form.tsx'

const options = [
  { value: 'print', label: 'Print' },
  { value: 'audio', label: 'Audio' },
]
const schema = z.object({ choice: z.custom(() => false, 'Choose another one') })

function Example({ start, children }: { start: unknown; children: ReactNode }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { choice: start } })
  return (
    <Form form={form} onSubmit={() => undefined}>
      {children}
      <Button type="submit">Send</Button>
    </Form>
  )
}

describe('an invalid choice', () => {
  it.each([
    ['checkbox', 'Audio', false, <CheckboxField key="one" name="choice" label="Audio" />],
    ['checkbox', 'Print', [], <CheckboxesField key="some" name="choice" label="Kind" {...{ options }} />],
    ['radio', 'Print', '', <CardsField key="none" name="choice" label="Kind" {...{ options }} />],
    ['radio', 'Audio', 'audio', <CardsField key="second" name="choice" label="Kind" {...{ options }} />],
  ])('takes the focus when its form is sent: %s %s', async (role, name, start, field) => {
    render(
      <ChakraProvider value={system}>
        <IntlProvider locale="en">
          <Example start={start}>{field}</Example>
        </IntlProvider>
      </ChakraProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Choose another one')).toBeVisible()
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
  })
})
