import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { NoteCell } from './note-cell.tsx'

function show() {
  const onSave = vi.fn()
  const view = render(
    <ChakraProvider value={system}>
      <NoteCell label="Note" note="Too fast" onSave={onSave} />
    </ChakraProvider>,
  )
  return { onSave, ...view }
}
/** The cell with the note of another person, whose save would overwrite it. */
function change(view: ReturnType<typeof show>, note: string) {
  const onSave = vi.fn()
  view.rerender(
    <ChakraProvider value={system}>
      <NoteCell label="Note" note={note} onSave={onSave} />
    </ChakraProvider>,
  )
  return onSave
}
const field = () => screen.getByRole('textbox', { name: 'Note' })

it('R-494: NoteCell saves a changed text once on Enter, without outer spaces', async () => {
  const { onSave } = show()
  await userEvent.clear(field())
  await userEvent.type(field(), ' Clear {Enter}')
  expect(onSave.mock.calls).toEqual([['Clear']])
})

it('R-494: NoteCell saves nothing after Escape or without a change', async () => {
  const { onSave } = show()
  await userEvent.type(field(), ' and loud{Escape}')
  expect(field()).toHaveValue('Too fast')
  await userEvent.click(field())
  await userEvent.tab()
  expect(onSave).not.toHaveBeenCalled()
})

it('R-494: NoteCell saves a typed text when its row is scrolled out of view', async () => {
  const { onSave, unmount } = show()
  await userEvent.type(field(), '!')
  unmount()
  expect(onSave.mock.calls).toEqual([['Too fast!']])
})

it('R-494: NoteCell keeps the text and the version of a user who types while the note changes', async () => {
  const view = show()
  await userEvent.type(field(), '!')
  const overwrite = change(view, 'Too slow')
  expect(field()).toHaveValue('Too fast!')
  await userEvent.keyboard('{Enter}')
  expect(view.onSave.mock.calls).toEqual([['Too fast!']])
  expect(overwrite).not.toHaveBeenCalled()
})

it('R-494: NoteCell shows a note that changes while nobody types, and keeps the focus after Enter', async () => {
  const view = show()
  change(view, 'Too slow')
  expect(field()).toHaveValue('Too slow')
  await userEvent.type(field(), '!{Enter}')
  expect(field()).toHaveFocus()
})
