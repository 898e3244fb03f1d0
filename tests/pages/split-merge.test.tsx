import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript, outline } from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'
import { wideWindow } from './support/wide-window.ts'
import { withoutDrafts } from './support/without-drafts.ts'

wideWindow()
withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Opens the first of two scenes in the editor. */
async function openTwo() {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const first = await createItem(api, 'auth', id, {
    title: 'First',
    content: doc('The lamp is lit. The boat waits.', 'Ines sings.'),
  })
  const next = await createItem(api, 'auth', id, { title: 'Next', content: doc('It rains.') })
  const page = await renderRoute(api, `/manuscripts/${id}/items/${first.id}/edit`, { as: 'auth' })
  const textOf = async (itemId: string) => (await fetchItem(api, 'auth', id, itemId)).text
  return { ...page, id, first, next, textOf, editor: await textEditor('Text') }
}
const opened = (title: string) => screen.findByRole('heading', { level: 1, name: title })

it('R-910: a text is split at the caret by key with what was typed before, and undone', async () => {
  const { id, first, user, editor, textOf } = await openTwo()
  editor.commands.focus('end')
  editor.commands.insertContent(' She stops.')
  editor.commands.setTextSelection(18)
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await screen.findByText('Split off “The boat waits”')
  expect(await outline(api, 'auth', id)).toEqual(['First', 'The boat waits', 'Next'])
  expect(await textOf(first.id)).toBe('The lamp is lit. ')
  // The new item is open, with the caret in its text.
  const made = await textEditor('Text')
  await waitFor(() =>
    expect(made.getText({ blockSeparator: '\n' })).toBe('The boat waits.\nInes sings. She stops.'),
  )
  await opened('The boat waits')

  await user.click(await screen.findByText('Undo'))
  await waitFor(async () =>
    expect(await textOf(first.id)).toBe('The lamp is lit. The boat waits.\nInes sings. She stops.'),
  )
  expect(await outline(api, 'auth', id, '?active=true')).toEqual(['First', 'Next'])
  await opened('First')
})

it('R-910: the undo of a split keeps what was typed in both parts since', async () => {
  const { first, user, editor, textOf } = await openTwo()
  editor.commands.setTextSelection(18)
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await screen.findByText('Split off “The boat waits”')
  await opened('The boat waits')
  await waitFor(async () => expect((await textEditor('Text')).getText()).toMatch(/^The boat/))
  ;(await textEditor('Text')).commands.insertContentAt(1, 'Now: ')
  await user.click(await screen.findByText('Undo'))
  await waitFor(async () =>
    expect(await textOf(first.id)).toBe('The lamp is lit. Now: The boat waits.\nInes sings.'),
  )
})

it('R-910: a place with nothing before it is not split, and says so', async () => {
  const { id, user, editor } = await openTwo()
  editor.commands.focus('start')
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Split at the cursor/ }))
  await screen.findByText('Place the cursor between two parts of the text to split it.')
  expect(await outline(api, 'auth', id)).toEqual(['First', 'Next'])
})

it('R-911: an item is merged with the next in the editor and undone, and the open text shows both', async () => {
  const { id, first, next, user, editor, textOf } = await openTwo()
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with the next item' }))
  await screen.findByText('Merged “Next” into the item before it')
  expect(await textOf(first.id)).toBe('The lamp is lit. The boat waits.\nInes sings.\nIt rains.')
  await waitFor(() => expect(editor.getText()).toContain('It rains.'))
  expect(await outline(api, 'auth', id, '?active=true')).toEqual(['First'])

  await user.click(await screen.findByText('Undo'))
  await waitFor(async () => expect(await outline(api, 'auth', id, '?active=true')).toEqual(['First', 'Next']))
  expect(await textOf(first.id)).toBe('The lamp is lit. The boat waits.\nInes sings.')
  expect(await textOf(next.id)).toBe('It rains.')
  await waitFor(() => expect(editor.getText()).not.toContain('It rains.'))
})

it('R-911: the menu of an item in the binder merges it, and says when no item follows', async () => {
  const { id } = await openTwo()
  await closePage()
  const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, { as: 'auth' })
  const open = async (title: string) => {
    const target = await screen.findByRole('treeitem', { name: new RegExp(`^${title},`) })
    await user.pointer({ keys: '[MouseRight]', target })
    return screen.findByRole('menuitem', { name: /^Merge with next/ })
  }
  const refused = await open('Next')
  expect(refused).toHaveAttribute('aria-disabled', 'true')
  expect(refused).toHaveAttribute('data-tip', 'No item follows at this level.')
  await user.keyboard('{Escape}')
  await user.click(await open('First'))
  await screen.findByText('Merged “Next” into the item before it')
  expect(await outline(api, 'auth', id, '?active=true')).toEqual(['First'])
})
