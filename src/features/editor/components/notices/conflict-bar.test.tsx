import { ChakraProvider } from '@chakra-ui/react'
import type { Item } from '@contract/items.ts'
import type { UserData } from '@contract/session.ts'
import messages from '@locales/en/editor.json'
import { fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { createStore } from '@/lib/storage/external-store.ts'
import { system } from '@/ui/theme/system.ts'
import { testItem } from '../../../../../tests/support/items.ts'
import { EditorContext, type EditorContextValue } from '../session/editor-context.ts'
import { ConflictBar } from './conflict-bar.tsx'

/** Shows the bar of a conflict of some unsaved fields with the item of another editor. */
function show(editedBy: Item['editedBy'], mine: object) {
  const { ability } = sessionStore.get()
  sessionStore.set({ status: 'signed-in', user: { uid: 'u' } as UserData, ability })
  const resolve = vi.fn()
  const setDialog = vi.fn()
  const theirs = testItem({ title: 'Theirs', editedBy })
  const session = { state: createStore({ theirs }), unsaved: () => mine, resolve }
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <EditorContext value={{ session, setDialog } as unknown as EditorContextValue}>
          <ConflictBar />
        </EditorContext>
      </IntlProvider>
    </ChakraProvider>,
  )
  return { resolve, setDialog }
}

it.each([
  ['another person', { id: 'v', name: 'Ada Wing' }, { title: 'Mine' }, /^Ada Wing changed this item/],
  ['the same person', { id: 'u', name: 'Ada Wing' }, { title: 'Mine' }, /^You changed this item/],
  ['an unknown person', null, { title: 'Mine' }, /^This item was changed elsewhere/],
  // Only changes of title and text have a known author.
  ['nobody', { id: 'v', name: 'Ada Wing' }, { synopsis: 'Mine' }, /^This item was changed elsewhere/],
])('R-508: a conflict names %s', (_rule, editedBy, mine, words) => {
  show(editedBy, mine)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

it('R-508: the bar keeps the own version, or opens both', () => {
  const { resolve, setDialog } = show(null, { title: 'Mine' })
  expect(screen.getByRole('button', { name: 'Keep saved version' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Compare and choose' }))
  expect(setDialog).toHaveBeenCalledWith('conflict')
  expect(resolve).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  expect(resolve).toHaveBeenCalledExactlyOnceWith('mine')
})
