import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { pageLook, parsePageLook } from '../../src/features/editor/model/page-look.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
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
afterEach(async () => {
  await closePage()
  pageLook.set(parsePageLook(undefined))
})
afterAll(() => api.close())

const TEXT = 'So Ana met Annie. The harbour slept.'

async function openScene() {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const scene = await createItem(api, 'auth', id, { title: 'Ebb', content: doc(TEXT) })
  const ana = await createItem(api, 'auth', id, {
    title: 'Ana Ruiz',
    type: 'character',
    synopsis: 'Keeps the light.',
    details: { aliases: 'Annie' },
    content: doc('Ana Ruiz and Ana.'),
  })
  await createItem(api, 'auth', id, { title: 'slept', type: 'research' })
  const templates = await createItem(api, 'auth', id, { title: 'Templates', type: 'folder' })
  await createItem(api, 'auth', id, { title: 'So', type: 'character', parentId: templates.id })
  await api.database
    .owner`update public.manuscripts set templates_folder_id = ${templates.id} where id = ${id}`
  const trashed = await createItem(api, 'auth', id, { title: 'The harbour', type: 'location' })
  await api.send('auth', 'POST', `/manuscripts/${id}/items/${trashed.id}/trash`)
  const page = await renderRoute(api, `/manuscripts/${id}/items/${scene.id}/edit`, { as: 'auth' })
  const editor = await textEditor('Text')
  const names = () =>
    [...document.querySelectorAll('[data-named-item]')].map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['Ana', 'Annie']))
  const openByKey = async () => {
    // The opened text takes the focus first; the command of the editor would do so in a later frame.
    await waitFor(() => expect(editor.view.hasFocus()).toBe(true))
    editor.commands.setTextSelection(6)
    await page.user.keyboard('{Alt>}{Enter}{/Alt}')
    return screen.findByRole('dialog', { name: 'Ana Ruiz' })
  }
  return { ...page, id, scene, ana, editor, names, openByKey }
}
const noCard = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ana Ruiz' })).toBeNull())

it('R-909: the names of characters and places outside the trash and the templates are marked, by choice, and not saved', async () => {
  const { user, editor, id, scene, names } = await openScene()
  editor.commands.insertContentAt(1, 'Ana! ')
  expect(names()).toEqual(['Ana', 'Ana', 'Annie'])
  await waitFor(async () =>
    expect((await fetchItem(api, 'auth', id, scene.id)).content).toMatchObject(doc(`Ana! ${TEXT}`)),
  )
  await user.click(screen.getByRole('button', { name: 'Look of the page' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Names in the text' }))
  await waitFor(() => expect(names()).toEqual([]))
  expect(JSON.parse(localStorage.getItem('quillport-page-look') ?? '')).toMatchObject({ hasNames: false })
})

it('R-909: Alt+Enter in a name opens its card, Escape returns to the text, and typing closes it', async () => {
  const { user, editor, openByKey } = await openScene()
  const card = await openByKey()
  expect(within(card).getByText('Keeps the light.')).toBeVisible()
  await waitFor(() => expect(within(card).getByRole('button', { name: 'Open beside' })).toHaveFocus())
  await expectNoViolations(card)
  await user.keyboard('{Escape}')
  await noCard()
  expect(editor.view.hasFocus()).toBe(true)
  await openByKey()
  editor.commands.insertContent('x')
  await noCard()
  // Beside a name the key does nothing.
  editor.commands.focus('end')
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('R-909: the card opens under the pointer and stays open on it, until the pointer leaves both', async () => {
  const { user } = await openScene()
  // A click in a name sets the caret only, for longer than the delay after which a card opens.
  fireEvent.pointerOver(screen.getByText('Annie'))
  fireEvent.pointerDown(screen.getByText('Annie'))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.hover(screen.getByText('Annie'))
  const card = await screen.findByRole('dialog', { name: 'Ana Ruiz' })
  await user.hover(within(card).getByText('Keeps the light.'))
  // Longer than the delay after which a card closes.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(card).toBeVisible()
  await user.hover(screen.getByRole('button', { name: 'Look of the page' }))
  await noCard()
})

it('R-909: a tap on a name opens its card, which stays until the next tap, and a click of the mouse opens none', async () => {
  await openScene()
  const name = screen.getByText('Annie')
  const press = (target: Element, pointerType: string) => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
      fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }))
    fireEvent.click(target)
  }
  press(name, 'mouse')
  expect(screen.queryByRole('dialog')).toBeNull()
  press(name, 'touch')
  const card = await screen.findByRole('dialog', { name: 'Ana Ruiz' })
  const lift = new MouseEvent('pointerout', { bubbles: true })
  fireEvent(within(card).getByText('Keeps the light.'), Object.assign(lift, { pointerType: 'touch' }))
  // Longer than the delay after which a card closes.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(card).toBeVisible()
  press(screen.getByText(/harbour slept/), 'touch')
  await noCard()
})

it('R-909: the card opens its item beside the text, or in its place without its own names', async () => {
  const { user, editor: scene, names, openByKey, ana, id } = await openScene()
  await user.click(within(await openByKey()).getByRole('button', { name: 'Open beside' }))
  const pane = within(await screen.findByRole('complementary', { name: 'Beside the text' }))
  await pane.findByRole('heading', { name: 'Ana Ruiz' })
  await noCard()
  expect(scene.view.hasFocus()).toBe(true)
  await user.click(within(await openByKey()).getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(window.location.pathname).toContain(`/manuscripts/${id}/items/${ana.id}/edit`))
  const editor = await textEditor('Text')
  await waitFor(() => expect(editor.getText()).toBe('Ana Ruiz and Ana.'))
  expect(names()).toEqual([])
})

it('R-916: focus mode highlights the sentence at the caret, if that is chosen', async () => {
  const { user, editor } = await openScene()
  const sentence = () =>
    [...document.querySelectorAll('[data-sentence]')].map(({ textContent }) => textContent).join('')
  editor.commands.focus('end')
  await user.keyboard('{Control>}{Alt>}{Enter}{/Alt}{/Control}')
  await screen.findByRole('button', { name: /^Leave focus mode/ })
  expect(sentence()).toBe('')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Look of the page' }))
  await user.click(await screen.findByRole('radio', { name: 'Sentence' }))
  expect(sentence()).toBe('')
  await user.keyboard('{Escape}')
  editor.commands.focus('end')
  await user.keyboard('{Control>}{Alt>}{Enter}{/Alt}{/Control}')
  await waitFor(() => expect(sentence()).toBe('The harbour slept.'))
  editor.commands.setTextSelection(2)
  expect(sentence()).toBe('So Ana met Annie. ')
})
