import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, makeEmptyManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { comboBox, confirmDialog } from './support/roles.ts'
import { wideWindow } from './support/wide-window.ts'

wideWindow()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const row = (name: RegExp) => screen.findByRole('treeitem', { name })
const names = () =>
  screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label')?.split(',')[0])

/** A manuscript with a chapter and a character, opened by its writer. */
async function openBook(intercept?: Intercept) {
  const id = await makeEmptyManuscript(api, 'auth', 'Binder')
  const chapter = await createItem(api, 'auth', id, { type: 'chapter', title: 'The harbour' })
  const person = await createItem(api, 'auth', id, { type: 'character', title: 'Ines' })
  return {
    id,
    chapter,
    person,
    open: () =>
      renderRoute(api, `/apps/manuscripts/${id}?view=cards`, { as: 'auth', ...(intercept && { intercept }) }),
  }
}

/** Chooses an entry of the menu of a row, in a submenu where two names are given. */
async function choose(user: UserEvent, name: RegExp, ...entries: string[]) {
  await user.pointer({ keys: '[MouseRight]', target: await row(name) })
  for (const entry of entries) await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Renames the first item, “The harbour”, with F2. */
async function renameFirst(user: UserEvent, title: string) {
  await row(/^The harbour/)
  screen.getByRole('tree').focus()
  await user.keyboard('{Home}{F2}')
  await user.clear(await screen.findByRole('textbox', { name: 'Title' }))
  await user.paste(title)
  await user.keyboard('{Enter}')
}

describe('the binder', () => {
  it('renames an item by key, and stores it', async () => {
    const book = await openBook()
    const { user } = await book.open()
    await renameFirst(user, 'Salt')
    await row(/^Salt, Chapter/)
    expect(await screen.findByText('Renamed to “Salt”')).toBeVisible()
    const { body } = await api.send('auth', 'GET', `/manuscripts/${book.id}/items`)
    expect(JSON.stringify(body)).toContain('"Salt"')
  })

  it('is edited by keyboard only, and every action can be undone', async () => {
    const book = await openBook()
    await createItem(api, 'auth', book.id, { title: 'Before the tide', parentId: book.chapter.id })
    const { user } = await book.open()
    await row(/^Before the tide/)
    const tree = screen.getByRole('tree')
    await expectNoViolations(tree)
    const before = names()
    await renameFirst(user, 'Salt')
    await row(/^Salt, Chapter/)
    expect(await screen.findByText('Renamed to “Salt”')).toBeVisible()
    await waitFor(() => expect(tree).toHaveFocus())
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(names()[0]).toBe('Ines'))
    await user.keyboard('{Control>}d{/Control}')
    expect(await screen.findByText('Duplicated “Salt”')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('treeitem', { name: /^Salt/ })).toHaveLength(2))
    await user.keyboard('{Delete}')
    // It has a scene.
    const question = { name: 'Move “Salt” and the 1 item in it to the trash?' }
    expect(await screen.findByRole('alertdialog', question)).toBeVisible()
    await confirmDialog(user, 'Move to the trash')
    expect(await screen.findByText('Moved “Salt” to the trash')).toBeVisible()
    await row(/^Trash/)
    const stored = async () =>
      JSON.stringify((await api.send('auth', 'GET', `/manuscripts/${book.id}/items`)).body)
    for (let action = 0; action < 4; action += 1) {
      const last = await stored()
      tree.focus()
      await user.keyboard('{Control>}z{/Control}')
      await waitFor(async () => expect(await stored()).not.toBe(last))
    }
    await waitFor(() => expect(names().filter((name) => name !== 'Trash')).toEqual(before))
  })

  it('adds a scene by menu, renames it inline, and stores it', async () => {
    const book = await openBook()
    const { user } = await book.open()
    await user.pointer({ keys: '[MouseRight]', target: await row(/^The harbour/) })
    await user.click(await screen.findByRole('menuitem', { name: 'New inside' }))
    const scene = await screen.findByRole('menuitem', { name: 'Scene' })
    await expectNoViolations(scene.closest<HTMLElement>('[role=menu]') ?? scene)
    await user.click(scene)
    await user.clear(await screen.findByRole('textbox', { name: 'Title' }))
    await user.paste('Forty-four steps')
    await user.keyboard('{Enter}')
    await row(/^Forty-four steps, Scene/)
    expect(await screen.findByText('Renamed to “Forty-four steps”')).toBeVisible()
    await closePage()
    await book.open()
    await row(/^Forty-four steps, Scene/)
  })

  it('shows a status chosen in its menu, and stores it', async () => {
    const book = await openBook()
    await api.ok('auth', 'POST', `/manuscripts/${book.id}/statuses`, {
      status: 201,
      schema: z.unknown(),
      body: { name: 'Sketched' },
    })
    const { user } = await book.open()
    await choose(user, /^The harbour/, 'Change status', 'Sketched')
    expect(await row(/^The harbour, Chapter, Sketched/)).toBeVisible()
  })

  it('reports a refused change and keeps the former title', async () => {
    const book = await openBook(async (call, send) =>
      call.startsWith('PATCH') ? Response.json({ message: 'no' }, { status: 500 }) : send(),
    )
    const { user } = await book.open()
    await renameFirst(user, 'Never')
    expect(await screen.findByText('Failed to rename item')).toBeVisible()
    expect(await row(/^The harbour/)).toBeVisible()
    await waitFor(() => expect(names()).not.toContain('Never'))
  })
})

describe('a collection', () => {
  it('filters the binder to its items in their order, and a menu adds and removes an item', async () => {
    const book = await openBook()
    const scene = await createItem(api, 'auth', book.id, {
      title: 'Before the tide',
      parentId: book.chapter.id,
    })
    await api.ok('auth', 'POST', `/manuscripts/${book.id}/collections`, {
      status: 201,
      schema: z.unknown(),
      body: { name: 'To revise', itemIds: [scene.id, book.chapter.id] },
    })
    const { user } = await book.open()
    await row(/^Ines/)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show a collection' }), 'To revise')
    await waitFor(() => expect(names()).toEqual(['Before the tide', 'The harbour']))
    await user.selectOptions(comboBox('Show a collection'), 'Whole binder')
    await choose(user, /^Ines/, 'Collections', 'To revise')
    await user.selectOptions(comboBox('Show a collection'), 'To revise')
    await waitFor(() => expect(names()).toEqual(['Before the tide', 'The harbour', 'Ines']))
    await choose(user, /^Ines/, 'Collections', 'To revise')
    await waitFor(() => expect(names()).toEqual(['Before the tide', 'The harbour']))
  })
})

it('an unknown item of a manuscript shows that it does not exist, with a link back', async () => {
  const book = await openBook()
  const path = `/manuscripts/${book.id}/items/${crypto.randomUUID()}/edit`
  const { user, address } = await renderRoute(api, path, { as: 'auth' })
  await screen.findByRole('heading', { name: 'Item not found' })
  await user.click(screen.getByRole('link', { name: 'Go to manuscript' }))
  await waitFor(() => expect(address()).toBe(`/apps/manuscripts/${book.id}?view=cards`))
})
