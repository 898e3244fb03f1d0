import { ChakraProvider } from '@chakra-ui/react'
import ui from '@locales/en/ui.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmProvider } from '../overlay/confirm.tsx'
import { system } from '../theme/system.ts'
import type { Conflict } from './conflict-note.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { TextField } from './text-field.tsx'

const frames = { dialog: FormDialog, drawer: FormDrawer }
const onSubmit = vi.fn()

type BenchProps = { kind: keyof typeof frames; conflict?: Conflict | null }

function Inside({ kind, conflict, onClose }: BenchProps & { onClose: () => void }) {
  const Frame = frames[kind]
  const form = useForm({ defaultValues: { name: '' } })
  return (
    <Frame
      title="Rename"
      form={form}
      onClose={onClose}
      submit="Send"
      conflict={conflict ?? null}
      onSubmit={async ({ name }) => {
        if (name === 'wrong') form.setError('name', { message: 'Not that one' }, { shouldFocus: true })
        else await onSubmit(name)
      }}
    >
      <TextField name="name" label="Name" />
    </Frame>
  )
}

/** A form whose conflict ends when the own version is kept. */
function Conflicting({ kind }: Pick<BenchProps, 'kind'>) {
  const [isOpen, setIsOpen] = useState(true)
  const conflict = {
    changedBy: 'Nadia Petrov',
    changedFields: ['Title', 'Due date'],
    onKeepMine: () => setIsOpen(false),
    onTakeTheirs: () => undefined,
  }
  return <Bench kind={kind} conflict={isOpen ? conflict : null} />
}

function Bench(props: BenchProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <ConfirmProvider>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          {isOpen ? <Inside {...props} onClose={() => setIsOpen(false)} /> : null}
        </ConfirmProvider>
      </IntlProvider>
    </ChakraProvider>
  )
}

const open = async (props: BenchProps) => {
  render(<Bench {...props} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  return { user, field }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())

beforeEach(() => {
  onSubmit.mockReset()
})

describe.each(['dialog', 'drawer'] as const)('a form in a %s', (kind) => {
  it('closes without a question while nothing is typed', async () => {
    const { user } = await open({ kind })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await isGone()
  })

  it('asks before input is discarded, and stays open when the person continues', async () => {
    const { user, field } = await open({ kind })
    await user.type(field, 'Ash')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(field).toHaveValue('Ash')
    // The form can be reached again when the question is gone.
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await isGone()
  })

  it('stays open while it is being sent', async () => {
    let finish: () => void = () => undefined
    onSubmit.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
    const { user, field } = await open({ kind })
    await user.type(field, 'Ash{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Ash'))
    await user.keyboard('{Escape}')
    expect(field).toBeInTheDocument()
    expect(screen.queryByText('Leave without saving?')).toBeNull()
    finish()
  })

  it('is sent once when its shortcut is pressed twice', async () => {
    let finish: () => void = () => undefined
    onSubmit.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
    const { user, field } = await open({ kind })
    await user.type(field, 'Ash{Control>}{Enter}{Enter}{/Control}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(onSubmit).toHaveBeenCalledOnce()
    finish()
  })

  it('shows the error at the field and keeps its button enabled', async () => {
    const { user, field } = await open({ kind })
    await user.type(field, 'wrong{Enter}')
    expect(await screen.findByText('Not that one')).toBeInTheDocument()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  it('R-563: is sent by “Keep my version”, and the note names who changed what (R-562)', async () => {
    render(<Conflicting kind={kind} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ash')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nadia Petrov changed Title and Due date while you were editing.',
    )
    await user.click(screen.getByRole('button', { name: 'Keep my version' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Ash'))
  })

  it('is sent after a conflict only when a version is chosen', async () => {
    const onKeepMine = vi.fn()
    const onTakeTheirs = vi.fn()
    const { rerender } = render(<Bench kind={kind} conflict={{ onKeepMine, onTakeTheirs }} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const keep = await screen.findByRole('button', { name: 'Keep my version' })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ash{Enter}')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Use the newer version' }))
    expect(onTakeTheirs).toHaveBeenCalledOnce()
    await user.click(keep)
    expect(onKeepMine).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    rerender(<Bench kind={kind} />)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Ash'))
  })
})
