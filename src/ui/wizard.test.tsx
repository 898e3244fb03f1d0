import { ChakraProvider } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import ui from '@locales/en/ui.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TextField } from './form/text-field.tsx'
import { system } from './theme/system.ts'
import { Wizard } from './wizard.tsx'
import { createWizardDraft } from './wizard-draft.ts'

const schema = z.object({ name: z.string().min(1, 'Enter a name'), city: z.string().min(1, 'Enter a city') })
type Values = z.infer<typeof schema>
const draft = createWizardDraft<Values>('test', (values) => schema.partial().safeParse(values).data ?? null)
const onSubmit = vi.fn()

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>
}

function Example() {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', city: '', ...draft.load()?.values },
  })
  return (
    <Wizard
      label="New customer"
      form={form}
      draft={draft}
      onSubmit={onSubmit}
      submit="Create"
      steps={[
        { id: 'name', title: 'Name', fields: ['name'], content: <TextField name="name" label="Full name" /> },
        {
          id: 'address',
          title: 'Address',
          fields: ['city'],
          content: <TextField name="city" label="City" />,
        },
      ]}
    />
  )
}

const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <ChakraProvider value={system}>
        <IntlProvider locale="en" messages={ui}>
          <Example />
          <Address />
        </IntlProvider>
      </ChakraProvider>
    </MemoryRouter>,
  )

beforeEach(() => {
  localStorage.clear()
  onSubmit.mockReset()
})

describe('a wizard', () => {
  it('opens the next step only when the fields of the step are valid', async () => {
    show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Enter a name')).toBeVisible()
    await user.type(screen.getByLabelText('Full name'), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('City')).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent('?step=address')
  })

  it('keeps the values when the user goes back', async () => {
    show()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Full name'), 'Ada{Enter}')
    await user.type(await screen.findByLabelText('City'), 'Paris')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByLabelText('Full name')).toHaveValue('Ada')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('City')).toHaveValue('Paris')
  })

  it('restores values and step after a reload, and deletes the draft when it is submitted', async () => {
    const { unmount } = show()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Full name'), 'Ada{Enter}')
    await user.type(await screen.findByLabelText('City'), 'Paris')
    unmount()
    show('?step=address')
    expect(screen.getByLabelText('City')).toHaveValue('Paris')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', city: 'Paris' }))
    await waitFor(() => expect(draft.load()).toBeNull())
  })

  it('opens the first step when the URL names a step that was not reached', () => {
    show('?step=address')
    expect(screen.getByLabelText('Full name')).toBeVisible()
  })

  it('ignores a stored draft that does not match the form', () => {
    localStorage.setItem('quillport-wizard-test', '{"values":{"name":5},"furthest":1}')
    expect(draft.load()).toBeNull()
    localStorage.setItem('quillport-wizard-test', 'not JSON')
    expect(draft.load()).toBeNull()
  })
})
