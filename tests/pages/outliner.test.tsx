import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  outline,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { outlineGrid, outlineRow, outlineTitles } from './support/outline-rows.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
/** Stores the choices of columns as another tab would, because a loaded setting keeps its value. */
function storeColumns(shown: Readonly<Record<string, boolean>> | null) {
  const [key, newValue] = ['quillport-table-outline', JSON.stringify({ shown })]
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
beforeEach(() => storeColumns(null))
afterEach(() => closePage())
afterAll(() => api.close())

const current = async () => {
  const id = (await outlineGrid()).getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.getAttribute('aria-label')?.split(',')[0]
}

/** Chapters One (with Ebb and Flood) and Two (with Slack), shown as an outline. */
async function openOutline(given: { intercept?: Intercept } = {}) {
  const id = await makeEmptyManuscript(api, 'auth', 'Outline')
  await api.send('auth', 'POST', `/manuscripts/${id}/statuses`, { name: 'Draft' })
  await api.send('auth', 'POST', `/manuscripts/${id}/labels`, { name: 'Red', colour: '#cc0000' })
  const one = await createItem(api, 'auth', id, { type: 'chapter', title: 'One' })
  const ebb = await createItem(api, 'auth', id, {
    ...{ title: 'Ebb', parentId: one.id, synopsis: 'It leaves.' },
    content: doc('The water leaves.'),
  })
  await createItem(api, 'auth', id, { title: 'Flood', parentId: one.id, includeInCompile: false })
  const two = await createItem(api, 'auth', id, { type: 'chapter', title: 'Two' })
  await createItem(api, 'auth', id, { title: 'Slack', parentId: two.id, keywords: ['calm'] })
  const { user, address } = await renderRoute(api, `/apps/manuscripts/${id}?view=outline`, {
    as: 'auth',
    ...(given.intercept && { intercept: given.intercept }),
  })
  await outlineRow('One')
  return { id, one, two, ebb, user, address }
}

/** Presses keys on the outline, after it has the focus. */
async function press(user: UserEvent, keys: string) {
  ;(await outlineGrid()).focus()
  await user.keyboard(keys)
}

describe('the outline as a tree', () => {
  it('shows levels, and arrow keys collapse and expand a branch (R-844)', async () => {
    const { user } = await openOutline()
    expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack'])
    expect(await outlineRow('One')).toHaveAttribute('aria-level', '1')
    expect(await outlineRow('Ebb')).toHaveAttribute('aria-level', '2')
    await press(user, '{ArrowLeft}')
    expect(outlineTitles()).toEqual(['One', 'Two', 'Slack'])
    expect(await outlineRow('One')).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack'])
    expect(await current()).toBe('Ebb')
  })

  it('opens the current row by Enter (R-844)', async () => {
    const { user } = await openOutline()
    await press(user, '{ArrowDown}{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Ebb' })
  })

  it('a double click on a title opens it once, so that going back shows the outline (R-844)', async () => {
    const { user } = await openOutline()
    await user.dblClick(within(await outlineRow('Ebb')).getByRole('button', { name: 'Ebb' }))
    await screen.findByRole('heading', { level: 1, name: 'Ebb' })
    history.back()
    expect(await outlineGrid()).toBeVisible()
  })

  it('moves a row by Alt and an arrow key, announces it and undoes it (R-845)', async () => {
    const { id, user } = await openOutline()
    await press(user, '{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Flood', 'Ebb', 'Two', 'Slack']))
    expect(await screen.findByText('Moved “Ebb” to position 2 of 2.')).toBeInTheDocument()
    expect(await current()).toBe('Ebb')
    await expect.poll(() => outline(api, 'auth', id)).toEqual(['One', '  Flood', '  Ebb', 'Two', '  Slack'])
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack']))
  })
})

describe('editing in the outline', () => {
  it('changes the title after F2, and takes the letters typed at once (R-845)', async () => {
    const { id, ebb, user } = await openOutline()
    await press(user, '{ArrowDown}{F2}Neap{Enter}')
    await outlineRow('Neap')
    expect(await outlineGrid()).toHaveFocus()
    await expect.poll(async () => (await fetchItem(api, 'auth', id, ebb.id)).title).toBe('Neap')
  })

  it('Escape keeps the title, and the focus returns to the outline (R-845)', async () => {
    const { user } = await openOutline()
    await press(user, '{ArrowDown}{F2}Neap{Escape}')
    expect(await outlineGrid()).toHaveFocus()
    expect(outlineTitles()).toContain('Ebb')
  })

  it('reaches a cell by arrow keys and edits its synopsis there (R-844, R-845)', async () => {
    const { id, ebb, user } = await openOutline()
    await press(user, '{ArrowDown}{ArrowRight}{Enter}')
    await user.keyboard(' Slowly.{Control>}{Enter}{/Control}')
    await expect
      .poll(async () => (await fetchItem(api, 'auth', id, ebb.id)).synopsis)
      .toBe('It leaves. Slowly.')
    expect(await outlineGrid()).toHaveFocus()
    await user.keyboard('{ArrowRight}{F2}')
    expect(document.activeElement).toHaveValue('It leaves. Slowly.')
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await outlineGrid()).toHaveFocus())
    // Up and down keep the column, and Escape returns to the row.
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Synopsis of “Flood”: None' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('button', { name: 'Synopsis of “Ebb”: It leaves. Slowly.' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(await outlineGrid()).toHaveFocus()
    expect(await current()).toBe('Ebb')
  })

  it('chooses a status and a label from a menu in its cell (R-845)', async () => {
    const { id, ebb, user } = await openOutline()
    await user.click(within(await outlineRow('Ebb')).getByRole('button', { name: 'Status of “Ebb”: None' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Draft' }))
    await within(await outlineRow('Ebb')).findByText('Draft')
    await expect.poll(async () => (await fetchItem(api, 'auth', id, ebb.id)).status).toBe('Draft')
    await user.click(within(await outlineRow('Ebb')).getByRole('button', { name: 'Label of “Ebb”: None' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Red' }))
    await expect.poll(async () => (await fetchItem(api, 'auth', id, ebb.id)).label?.name).toBe('Red')
  })

  it('keeps a refused synopsis in its cell with a message (R-842, R-845)', async () => {
    const { user } = await openOutline({
      intercept: async (call, send) =>
        call.startsWith('PATCH') && call.includes('/items/') ? new Response('{}', { status: 500 }) : send(),
    })
    await press(user, '{ArrowDown}{ArrowRight}{Enter} Slowly.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Not saved. Your text is kept.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Synopsis' })).toHaveValue('It leaves. Slowly.')
  })
})

describe('columns, order and filter', () => {
  it('shows a column that is chosen in the view options (R-846)', async () => {
    const { user } = await openOutline()
    await user.click(screen.getByRole('button', { name: 'View options' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Keywords' }))
    await within(await outlineGrid()).findByRole('columnheader', { name: 'Keywords' })
    expect(localStorage.getItem('quillport-table-outline')).toContain('"keywords":true')
  })

  it('edits a target, keywords and the compile flag in their cells (R-845, R-846)', async () => {
    storeColumns({ target: true, keywords: true, compile: true })
    const { id, ebb, user } = await openOutline()
    const line = within(await outlineRow('Ebb'))
    await user.click(line.getByRole('button', { name: 'Word target of “Ebb”: None' }))
    await user.keyboard('1,500{Enter}')
    await user.click(line.getByRole('button', { name: 'Keywords of “Ebb”: None' }))
    await user.keyboard('tide, moon, tide{Enter}')
    await user.click(line.getByRole('checkbox', { name: 'Include “Ebb” in compile' }))
    await expect
      .poll(async () => {
        const { target, keywords, includeInCompile } = await fetchItem(api, 'auth', id, ebb.id)
        return { target, keywords, includeInCompile }
      })
      .toEqual({ target: 1500, keywords: ['tide', 'moon'], includeInCompile: false })
  })

  it('sorts siblings by a column, in which rows cannot be moved, and returns to binder order (R-847)', async () => {
    const { user } = await openOutline()
    const title = within(await outlineGrid()).getByRole('button', { name: 'Title' })
    await user.click(title)
    await user.click(title)
    await waitFor(() => expect(outlineTitles()).toEqual(['Two', 'Slack', 'One', 'Flood', 'Ebb']))
    await press(user, '{Home}{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByText('Items can be moved in binder order, without a filter')).toBeVisible()
    await user.click(title)
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack']))
  })

  it('shows the characters of a branch and the total of what compiles (R-962)', async () => {
    storeColumns({ characters: true })
    await openOutline()
    const cell = async (title: string) => (await outlineRow(title)).querySelector('[data-column=characters]')
    expect(await cell('Ebb')).toHaveTextContent(/^17$/)
    expect(await cell('One')).toHaveTextContent(/^17$/)
    const foot = screen.getByText('4 documents compile').closest<HTMLElement>('[role=row]')
    expect(within(foot as HTMLElement).getByText('17')).toBeVisible()
  })

  it('filters by words with the items that lead to a match, and totals what compiles (R-847)', async () => {
    const { user, address } = await openOutline()
    expect((await outlineRow('One')).querySelector('[data-column=words]')).toHaveTextContent(/^3$/)
    expect(await screen.findByText('4 documents compile')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Search by title, synopsis or keyword' }), 'calm')
    await waitFor(() => expect(outlineTitles()).toEqual(['Two', 'Slack']))
    expect(await screen.findByText('1 document compiles')).toBeVisible()
    expect(address()).toContain('q=calm')
    await press(user, '{Home}{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByText('Items can be moved in binder order, without a filter')).toBeVisible()
  })
})

it('loads all rows with one request, and renders only those in view (R-848)', async () => {
  const id = await makeEmptyManuscript(api, 'auth', 'Long')
  await api.database.owner`insert into public.manuscript_items (manuscript_id, position, type, title)
    select ${id}, n, 'scene', 'Item ' || n from generate_series(1, 300) as n`
  const { calls } = await renderRoute(api, `/apps/manuscripts/${id}?view=outline`, { as: 'auth' })
  await outlineRow('Item 1')
  expect(outlineTitles().length).toBeLessThan(60)
  expect(await outlineGrid()).toHaveAttribute('aria-rowcount', '302')
  expect(calls.filter((call) => call.includes('/items'))).toHaveLength(1)
})

it('a person who may only read edits, moves and selects nothing, and sorts and opens (R-849)', async () => {
  const id = await makeEmptyManuscript(api, 'auth', 'Read only')
  await createItem(api, 'auth', id, { title: 'Ebb' })
  await createItem(api, 'auth', id, { title: 'Flood' })
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
  const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=outline`, { as: 'client' })
  await outlineRow('Ebb')
  await press(user, '{F2}{Alt>}{ArrowDown}{/Alt}{Control>}a{/Control}{Delete}{ArrowRight}')
  expect(outlineTitles()).toEqual(['Ebb', 'Flood'])
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  const first = await outlineRow('Ebb')
  expect(
    within(first)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Ebb'])
  expect(first).not.toHaveAttribute('draggable')
  expect(first).not.toHaveAttribute('aria-selected')
  expect(screen.queryByText('2 selected')).toBeNull()
  expect(await outlineGrid()).toHaveAttribute('aria-readonly', 'true')
  const title = within(await outlineGrid()).getByRole('button', { name: 'Title' })
  await user.click(title)
  await user.click(title)
  await waitFor(() => expect(outlineTitles()).toEqual(['Flood', 'Ebb']))
  await press(user, '{Home}{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Flood' })
})

it('the outline has no violations of accessibility, also while a cell is edited', async () => {
  const { user } = await openOutline()
  await expectNoViolations(await outlineGrid())
  await press(user, '{ArrowDown}{F2}')
  await expectNoViolations(await outlineGrid())
})
