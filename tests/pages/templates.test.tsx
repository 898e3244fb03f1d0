import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript, outline } from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { wideWindow } from './support/wide-window.ts'

wideWindow()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const row = (name: RegExp) => screen.findByRole('treeitem', { name })
const titleField = () => screen.findByRole('textbox', { name: 'Title' })

/** Chooses an entry of the menu of a row, in a submenu where two names are given. */
async function choose(user: UserEvent, name: RegExp, ...entries: string[]) {
  await user.pointer({ keys: '[MouseRight]', target: await row(name) })
  for (const entry of entries) await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** A manuscript with a chapter and a folder with a character sheet. */
async function makeBook(isTemplates: boolean) {
  const id = await makeEmptyManuscript(api, 'auth', 'Templates')
  await createItem(api, 'auth', id, { type: 'chapter', title: 'The harbour', content: doc('Fog.') })
  const folder = await createItem(api, 'auth', id, { type: 'folder', title: 'Sheets' })
  await createItem(api, 'auth', id, {
    type: 'character',
    title: 'Character Sketch',
    parentId: folder.id,
    content: doc('Role in the story'),
  })
  if (isTemplates) await api.send('auth', 'PUT', `/manuscripts/${id}/templates-folder`, { itemId: folder.id })
  return id
}
const open = (path: string) => renderRoute(api, path, { as: 'auth' })
const binder = (id: string) => open(`/apps/manuscripts/${id}?view=cards`)
const tree = (id: string) => outline(api, 'auth', id, '')

describe('templates in the binder', () => {
  it('R-980, R-984: a folder becomes the templates folder by its menu, and an ordinary one again', async () => {
    const id = await makeBook(false)
    const { user } = await binder(id)
    await choose(user, /^Sheets, Folder/, 'Use as templates')
    expect(await screen.findByText('“Sheets” is now the templates folder')).toBeVisible()
    const cardOf = async () =>
      (await screen.findByRole('heading', { level: 3, name: 'Sheets' })).closest('li')
    await waitFor(async () =>
      expect((await cardOf())?.querySelector('.lucide-layout-template')).not.toBeNull(),
    )
    await choose(user, /^Sheets, Templates folder/, 'Stop using as templates')
    await row(/^Sheets, Folder/)
    expect((await cardOf())?.querySelector('.lucide-layout-template')).toBeNull()
    await choose(user, /^The harbour/, 'New after')
    expect(await screen.findByRole('menuitem', { name: 'Chapter' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'From template' })).toBeNull()
  })

  it('R-982: a new item from a template is at the chosen place with its title edited, by keys alone', async () => {
    const id = await makeBook(true)
    const { user } = await binder(id)
    await row(/^The harbour/)
    screen.getByRole('tree').focus()
    await user.keyboard('{Home}{Shift>}{F10}{/Shift}')
    const inside = await screen.findByRole('menuitem', { name: 'New inside' })
    inside.focus()
    await user.keyboard('{ArrowRight}')
    const from = await screen.findByRole('menuitem', { name: 'From template' })
    from.focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Character Sketch' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await titleField()).toHaveFocus())
    await user.keyboard('Mara{Enter}')
    await waitFor(async () =>
      expect(await tree(id)).toEqual(['The harbour', '  Mara', 'Sheets', '  Character Sketch']),
    )
  })

  it('R-984: the templates folder is named in the outline', async () => {
    const id = await makeBook(true)
    await open(`/apps/manuscripts/${id}?view=outline`)
    const line = await screen.findByRole('row', { name: /^Sheets, Templates folder/ })
    expect(line.querySelector('.lucide-layout-template')).not.toBeNull()
  })

  it('R-982: the button of the binder adds one at the end', async () => {
    const id = await makeBook(true)
    const { user } = await binder(id)
    await row(/^The harbour/)
    await user.click(screen.getByRole('button', { name: 'Add to the manuscript' }))
    await user.click(await screen.findByRole('menuitem', { name: 'From template' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Character Sketch' }))
    await waitFor(async () => expect(await titleField()).toHaveFocus())
    expect(await tree(id)).toEqual(['The harbour', 'Sheets', '  Character Sketch', 'Character Sketch'])
  })

  it('R-983: an item is saved as a template in a new folder, which one click undoes', async () => {
    const id = await makeBook(false)
    const { user } = await binder(id)
    await choose(user, /^The harbour/, 'Save as template')
    expect(await screen.findByText('Saved “The harbour” as a template')).toBeVisible()
    await row(/^Templates, Templates folder/)
    await user.click(within(screen.getByRole('region', { name: /notifications/i })).getByText('Undo'))
    await waitFor(async () =>
      expect(await outline(api, 'auth', id, '?active=true')).toEqual([
        'The harbour',
        'Sheets',
        '  Character Sketch',
        'Templates',
      ]),
    )
  })
})

describe('templates in the list of characters', () => {
  it('R-981, R-982: are not listed, and are offered by the button', async () => {
    const id = await makeBook(true)
    // A template of another type, which the list does not offer.
    const place = await createItem(api, 'auth', id, { type: 'location', title: 'Quay' })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${place.id}/template`, { folderTitle: '' })
    const { user } = await open(`/apps/manuscripts/characters?manuscript=${id}`)
    const [add] = await screen.findAllByRole('button', { name: 'New character' })
    expect(screen.queryByText('Character Sketch')).toBeNull()
    await user.click(add as HTMLElement)
    const sketch = await screen.findByRole('menuitem', { name: 'Character Sketch' })
    expect(screen.queryByRole('menuitem', { name: 'Quay' })).toBeNull()
    await user.click(sketch)
    expect(await screen.findByRole('dialog', { name: 'Character' })).toBeVisible()
    expect(await tree(id)).toEqual([
      'The harbour',
      'Sheets',
      '  Character Sketch',
      '  Quay',
      'Quay',
      'Character Sketch',
    ])
  })
})
