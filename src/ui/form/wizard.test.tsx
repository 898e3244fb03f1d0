import { ChakraProvider } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import ui from '@locales/en/ui.json'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { system } from '../theme/system.ts'
import { TextField } from './text-field.tsx'
import { Wizard } from './wizard.tsx'
import { createWizardDraft } from './wizard-draft.ts'

const schema = z.object({ name: z.string().min(1, 'Enter a name'), city: z.string().min(1, 'Enter a city') })
type Values = z.infer<typeof schema>
const draft = createWizardDraft<Values>('test', (values) => schema.partial().safeParse(values).data ?? null)
const onSubmit = vi.fn()

function Address() {
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </>
  )
}

function Example({ isLong }: { isLong: boolean }) {
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
        ...(isLong ? [{ id: 'summary', title: 'Summary', fields: [], content: null }] : []),
      ]}
    />
  )
}

const show = (search = '', isLong = false) =>
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <ChakraProvider value={system}>
        <IntlProvider locale="en" messages={ui}>
          <Example isLong={isLong} />
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

  it('moves the focus to the heading of a step that opens, also when a field submits', async () => {
    show()
    const user = userEvent.setup()
    expect(screen.getByRole('heading', { name: 'Name' })).not.toHaveFocus()
    await user.type(screen.getByLabelText('Full name'), 'Ada{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Address' })).toHaveFocus())
    await user.tab()
    expect(screen.getByLabelText('City')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Name' })).toHaveFocus())
  })

  it('opens one step at a double click on its button', async () => {
    show()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Full name'), 'Ada')
    await user.dblClick(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('City')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(await screen.findByLabelText('Full name')).toBeVisible()
  })

  it('does not submit when Next is pressed again just after the last step opened', async () => {
    // The second ends when the test says so, however slow the machine is.
    const pending: (() => void)[] = []
    const startTimer = globalThis.setTimeout
    vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
      delay === 1000 ? pending.push(run) : startTimer(run, delay),
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    show()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Full name'), 'Ada')
    const next = screen.getByRole('button', { name: 'Next' })
    await user.click(next)
    await user.type(await screen.findByLabelText('City'), 'Paris{Enter}')
    const create = screen.getByRole('button', { name: 'Create' })
    expect(create).toBe(next)
    fireEvent.click(create)
    expect(onSubmit).not.toHaveBeenCalled()
    act(() => {
      for (const run of pending) run()
    })
    expect(create).not.toHaveAttribute('aria-disabled')
    fireEvent.click(create)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
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

  it('disables the steps after the next one', () => {
    show('', true)
    expect(screen.getByRole('button', { name: /Address/ })).toBeEnabled()
    expect(screen.getByRole('button', { name: /Summary/ })).toBeDisabled()
  })

  it('ignores a stored draft that does not match the form', () => {
    localStorage.setItem('quillport-wizard-test', '{"values":{"name":5},"furthest":1}')
    expect(draft.load()).toBeNull()
    localStorage.setItem('quillport-wizard-test', 'not JSON')
    expect(draft.load()).toBeNull()
  })
})
