import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  shareManuscript,
} from '../api/support/manuscripts.ts'
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

async function makeScene(language: string | null = null) {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const scene = await createItem(api, 'auth', id, { title: 'Ebb', content: doc('"Oui"'), language })
  return { id, scene, edit: `/manuscripts/${id}/items/${scene.id}/edit` }
}
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' })

it('R-964: the language of an item is chosen in its details, and its text has it at once', async () => {
  const { id, scene, edit } = await makeScene()
  const { user } = await renderRoute(api, edit, { as: 'auth' })
  const editor = await textEditor('Text')
  const text = screen.getByRole('textbox', { name: 'Text' })
  expect(text).toHaveAttribute('lang', 'en')
  expect(within(await choice()).getByRole('option', { selected: true })).toHaveTextContent(
    'As the manuscript (English)',
  )
  await user.selectOptions(await choice(), 'French')
  await waitFor(() => expect(text).toHaveAttribute('lang', 'fr'))
  await waitFor(async () => expect((await fetchItem(api, 'auth', id, scene.id)).language).toBe('fr'))
  await user.click(screen.getByRole('button', { name: 'More formatting' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Correct quotes and dashes' }))
  expect(editor.getText()).toBe('«\u202fOui\u202f»')
  await user.selectOptions(await choice(), 'As the manuscript (English)')
  await waitFor(() => expect(text).toHaveAttribute('lang', 'en'))
  await waitFor(async () => expect((await fetchItem(api, 'auth', id, scene.id)).language).toBeNull())
})

it('R-964: a viewer sees the language of an item and does not choose it', async () => {
  const { id, edit } = await makeScene('fr')
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
  await renderRoute(api, edit, { as: 'client' })
  expect(await choice()).toBeDisabled()
  expect(await choice()).toHaveValue('fr')
})

it('R-964: the continuous text has the language of each item', async () => {
  const { id } = await makeScene('fr')
  await createItem(api, 'auth', id, { title: 'Flood', content: doc('Yes') })
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  await renderRoute(api, `/apps/manuscripts/${id}?view=read`, { as: 'auth' })
  expect((await screen.findByText('"Oui"')).closest('[lang]')).toHaveAttribute('lang', 'fr')
  expect((await screen.findByText('Yes')).closest('[lang]')).toHaveAttribute('lang', 'en')
})
