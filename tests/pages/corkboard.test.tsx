import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  fetchItem,
  makeEmptyManuscript,
  outline,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

/** A manuscript with three scenes on its corkboard. */
async function openBoard(intercept?: Intercept) {
  const id = await makeEmptyManuscript(api, 'auth', 'Board')
  const first = await createItem(api, 'auth', id, { title: 'Ebb', synopsis: 'The water leaves.' })
  await createItem(api, 'auth', id, { title: 'Flood' })
  await createItem(api, 'auth', id, { title: 'Slack' })
  const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, {
    as: 'auth',
    ...(intercept && { intercept }),
  })
  return { id, first, user }
}

/** Presses keys on the card of a title. */
async function press(user: UserEvent, title: string, keys: string) {
  within(await card(title))
    .getByRole('button', { name: title })
    .focus()
  await user.keyboard(keys)
}

const refused: Intercept = async (call, send) =>
  call.startsWith('PATCH') && call.includes('/items/') ? new Response('{}', { status: 500 }) : send()

describe('moving cards', () => {
  it('moves a card by Alt and an arrow key, announces its position, keeps its focus and undoes it (R-840)', async () => {
    const { id, user } = await openBoard()
    await press(user, 'Ebb', '{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(titles()).toEqual(['Flood', 'Ebb', 'Slack']))
    expect(await screen.findByText('Moved “Ebb” to position 2 of 3.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ebb' })).toHaveFocus()
    await expect.poll(() => outline(api, 'auth', id)).toEqual(['Flood', 'Ebb', 'Slack'])
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(titles()).toEqual(['Ebb', 'Flood', 'Slack']))
    await expect.poll(() => outline(api, 'auth', id)).toEqual(['Ebb', 'Flood', 'Slack'])
  })

  it('moves a card twice by keys pressed at once, and not past the last place (R-840)', async () => {
    const { id, user } = await openBoard()
    await press(user, 'Ebb', '{Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}')
    expect(await screen.findByText('The card is already at the end of the folder.')).toBeInTheDocument()
    await expect.poll(() => outline(api, 'auth', id)).toEqual(['Flood', 'Slack', 'Ebb'])
  })
})

describe('editing on a card', () => {
  it('changes the title after F2, and takes the letters typed at once (R-841)', async () => {
    const { id, first, user } = await openBoard()
    await press(user, 'Ebb', '{F2}Neap{Enter}')
    await card('Neap')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Neap' })).toHaveFocus())
    await expect.poll(async () => (await fetchItem(api, 'auth', id, first.id)).title).toBe('Neap')
  })

  it('changes the title from the menu, and Escape keeps it (R-841)', async () => {
    const { id, first, user } = await openBoard()
    await user.click(within(await card('Ebb')).getByRole('button', { name: 'Actions for Ebb' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await user.keyboard('Neap{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ebb' })).toHaveFocus())
    expect((await fetchItem(api, 'auth', id, first.id)).title).toBe('Ebb')
  })

  it('adds and changes a synopsis, saved by Ctrl+Enter and by blur (R-841)', async () => {
    const { id, first, user } = await openBoard()
    await user.click(await screen.findByRole('button', { name: 'Edit the synopsis of “Ebb”' }))
    await user.keyboard(' Boats lie on the sand.{Control>}{Enter}{/Control}')
    await screen.findByText('The water leaves. Boats lie on the sand.')
    await expect
      .poll(async () => (await fetchItem(api, 'auth', id, first.id)).synopsis)
      .toBe('The water leaves. Boats lie on the sand.')
    await user.click(screen.getByRole('button', { name: 'Add a synopsis to “Flood”' }))
    await user.keyboard('It comes back.')
    await user.click(screen.getByRole('heading', { level: 2 }))
    await screen.findByText('It comes back.')
  })

  it('keeps the typed text with a message when a save is refused, and saves it again (R-842)', async () => {
    let isRefused = true
    const { id, first, user } = await openBoard((call, send, request) =>
      isRefused ? refused(call, send, request) : send(),
    )
    await press(user, 'Ebb', '{F2}Neap{Enter}')
    expect(await screen.findByText('Not saved. Your text is kept.')).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Title' })
    expect(field).toHaveValue('Neap')
    expect(field).toHaveAccessibleDescription('Not saved. Your text is kept.')
    await user.click(field)
    await user.keyboard('{Escape}')
    await card('Ebb')
    await press(user, 'Ebb', '{F2}Neap{Enter}')
    await screen.findByText('Not saved. Your text is kept.')
    isRefused = false
    await user.click(screen.getByRole('textbox', { name: 'Title' }))
    await user.keyboard('{Enter}')
    await card('Neap')
    await expect.poll(async () => (await fetchItem(api, 'auth', id, first.id)).title).toBe('Neap')
  })

  it('saves a title that is typed while the view changes (R-842)', async () => {
    const { id, first, user } = await openBoard()
    await press(user, 'Ebb', '{F2}Neap')
    await closePage()
    await expect.poll(async () => (await fetchItem(api, 'auth', id, first.id)).title).toBe('Neap')
  })

  it('chooses a status in the menu of the card (R-841)', async () => {
    const { user } = await openBoard()
    await user.click(within(await card('Ebb')).getByRole('button', { name: 'Actions for Ebb' }))
    expect(await screen.findByRole('menuitem', { name: 'Change status' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Label' })).toBeVisible()
  })
})

it('a person who may only read sees no handles, and no key moves or edits a card (R-843)', async () => {
  const id = await makeEmptyManuscript(api, 'auth', 'Read only')
  await createItem(api, 'auth', id, { title: 'Ebb' })
  await createItem(api, 'auth', id, { title: 'Flood' })
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
  const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, { as: 'client' })
  await press(user, 'Ebb', '{F2}{Alt>}{ArrowRight}{/Alt}')
  expect(titles()).toEqual(['Ebb', 'Flood'])
  const first = await card('Ebb')
  expect(within(first).queryByRole('textbox')).toBeNull()
  expect(within(first).queryByRole('button', { name: /^(Edit|Add)/ })).toBeNull()
  expect(first.querySelector('[data-grip]')).toBeNull()
  expect(first).not.toHaveAttribute('draggable')
  expect(within(first).getByText('No synopsis')).toBeVisible()
})

it('the corkboard has no violations of accessibility, also while a card is edited', async () => {
  const { user } = await openBoard()
  const list = (await card('Ebb')).parentElement as HTMLElement
  await expectNoViolations(list)
  await press(user, 'Ebb', '{F2}')
  await expectNoViolations(list)
})

describe('arrangements of the cards', () => {
  const group = (name: string) => screen.getByRole('region', { name })
  const cardsOf = (name: string) =>
    within(group(name))
      .queryAllByRole('heading', { level: 4 })
      .map((one) => one.textContent)
  const arrange = async (user: UserEvent, name: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Arrange cards' }), name)

  /** A board by label with the label Storm. */
  async function openByLabel() {
    const id = await makeEmptyManuscript(api, 'auth', 'Labels')
    await api.database.owner`delete from public.manuscript_labels where manuscript_id = ${id}`
    await api.send('auth', 'POST', `/manuscripts/${id}/labels`, { name: 'Storm', colour: null })
    const ebb = await createItem(api, 'auth', id, { title: 'Ebb' })
    await createItem(api, 'auth', id, { title: 'Flood' })
    const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, { as: 'auth' })
    await arrange(user, 'By label')
    return { id, ebb, user }
  }
  const labelOf = async (id: string, itemId: string) => (await fetchItem(api, 'auth', id, itemId)).label?.name

  it('shows a group for each label, and the choice stays on this device (R-889)', async () => {
    const { id } = await openByLabel()
    expect([cardsOf('Storm'), cardsOf('No label')]).toEqual([[], ['Ebb', 'Flood']])
    await closePage({ keepDevice: true })
    // The stored text is read again, as by a page that is loaded.
    const key = 'quillport:card-arrangement'
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
    await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, { as: 'auth' })
    await waitFor(() => expect(cardsOf('No label')).toEqual(['Ebb', 'Flood']))
  })

  it('changes the label by Alt and an arrow key, announces it, keeps the focus and undoes it (R-889)', async () => {
    const { id, ebb, user } = await openByLabel()
    within(group('No label')).getByRole('button', { name: 'Ebb' }).focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(cardsOf('Storm')).toEqual(['Ebb']))
    expect(await screen.findByText('Moved “Ebb” into “Storm”, position 1 of 1.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ebb' })).toHaveFocus()
    await expect.poll(() => labelOf(id, ebb.id)).toBe('Storm')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await screen.findByText('There are no more groups in this direction.')).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cardsOf('No label')).toEqual(['Ebb', 'Flood']))
    expect(screen.getByRole('button', { name: 'Ebb' })).toHaveFocus()
    await expect.poll(() => labelOf(id, ebb.id)).toBeUndefined()
  })

  it('changes the label by the menu of the card, and of several cards by one key (R-889, R-914)', async () => {
    const { id, ebb, user } = await openByLabel()
    await user.click(screen.getByRole('button', { name: 'Actions for Ebb' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Label' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Storm' }))
    await waitFor(() => expect(cardsOf('Storm')).toEqual(['Ebb']))
    await expect.poll(() => labelOf(id, ebb.id)).toBe('Storm')
    screen.getByRole('button', { name: 'Ebb' }).focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(cardsOf('Storm')).toEqual(['Ebb (selected)', 'Flood (selected)']))
    await expectNoViolations(group('No label').parentElement as HTMLElement)
  })

  it('shows the cards of child folders, and keys move a card into them and out again (R-908)', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Nested')
    const part = await createItem(api, 'auth', id, { type: 'folder', title: 'Part one' })
    await createItem(api, 'auth', id, { title: 'Flood', parentId: part.id })
    await createItem(api, 'auth', id, { title: 'Ebb' })
    const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, { as: 'auth' })
    await arrange(user, 'Nested')
    expect([cardsOf('Top of the binder'), cardsOf('Part one')]).toEqual([['Ebb'], ['Flood']])
    await expectNoViolations(group('Part one').parentElement as HTMLElement)
    within(group('Top of the binder')).getByRole('button', { name: 'Ebb' }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(cardsOf('Part one')).toEqual(['Ebb', 'Flood']))
    expect(await screen.findByText('Moved “Ebb” into “Part one”, position 1 of 2.')).toBeInTheDocument()
    expect(within(group('Part one')).getByRole('button', { name: 'Ebb' })).toHaveFocus()
    await expect.poll(() => outline(api, 'auth', id)).toEqual(['Part one', '  Ebb', '  Flood'])
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(cardsOf('Top of the binder')).toEqual(['Ebb']))
    await user.click(within(group('Part one')).getByRole('button', { name: 'Part one' }))
    await screen.findByRole('heading', { level: 2, name: 'Part one' })
    expect(cardsOf('Directly in this folder')).toEqual(['Flood'])
  })

  it('the title of a child folder is edited in place, and not by a person who may only read (R-908, R-841)', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Renamed')
    const part = await createItem(api, 'auth', id, { type: 'folder', title: 'Part one' })
    await createItem(api, 'auth', id, { title: 'Flood', parentId: part.id })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    const path = `/apps/manuscripts/${id}?view=cards`
    const { user } = await renderRoute(api, path, { as: 'auth' })
    await arrange(user, 'Nested')
    within(group('Part one')).getByRole('button', { name: 'Part one' }).focus()
    await user.keyboard('{F2}The storm{Enter}')
    await waitFor(() => expect(group('The storm')).toBeVisible())
    expect(within(group('The storm')).getByRole('button', { name: 'The storm' })).toHaveFocus()
    await expect.poll(async () => (await fetchItem(api, 'auth', id, part.id)).title).toBe('The storm')
    await user.click(within(group('The storm')).getByRole('button', { name: 'Actions for The storm' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await user.keyboard('Calm{Escape}')
    await user.click(screen.getByRole('button', { name: 'Edit the title of “The storm”' }))
    await user.keyboard('Calm{Enter}')
    await expect.poll(async () => (await fetchItem(api, 'auth', id, part.id)).title).toBe('Calm')
    await closePage()
    const reader = await renderRoute(api, path, { as: 'client' })
    await arrange(reader.user, 'Nested')
    within(group('Calm')).getByRole('button', { name: 'Calm' }).focus()
    await reader.user.keyboard('{F2}')
    expect(within(group('Calm')).queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit the title of “Calm”' })).toBeNull()
  })

  it('a person who may only read chooses an arrangement, and no key changes a card (R-843, R-889)', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Labels to read')
    await api.send('auth', 'POST', `/manuscripts/${id}/labels`, { name: 'Storm', colour: null })
    await createItem(api, 'auth', id, { title: 'Ebb' })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    const calls: string[] = []
    const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, {
      as: 'client',
      intercept: (call, send) => {
        calls.push(call)
        return send()
      },
    })
    await arrange(user, 'By label')
    within(group('No label')).getByRole('button', { name: 'Ebb' }).focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect([cardsOf('Storm'), cardsOf('No label')]).toEqual([[], ['Ebb']])
    expect(calls.filter((call) => call.startsWith('PATCH') && call.includes('/items/'))).toEqual([])
  })
})
