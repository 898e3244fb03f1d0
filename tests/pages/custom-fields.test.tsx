import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { customFieldsResponse } from '../../supabase/functions/_shared/contract/custom-fields.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, fetchItem, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { confirmDialog, press } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const panel = () => screen.findByRole('tabpanel', { name: 'Fields' })
const rows = async () =>
  within(await panel())
    .queryAllByRole('button', { expanded: false })
    .map((one) => one.textContent)
const stored = async (id: string) =>
  (await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })).manuscript.customFields

/** A manuscript with two scenes and the fields Mood, Voice (a list) and Day (a date). */
async function makeBook() {
  const id = await makeEmptyManuscript(api, 'auth', 'Fields')
  const ebb = await createItem(api, 'auth', id, {
    ...{ title: 'Ebb', custom: { Mood: 'calm', Voice: 'Ivo', Day: '1815-06-18' } },
  })
  const flood = await createItem(api, 'auth', id, {
    title: 'Flood',
    custom: { Mood: 'dark', Day: '1789-07-14' },
  })
  for (const [title, type, options] of [
    ['Mood', 'text', []],
    ['Voice', 'list', ['Ines', 'Ivo']],
    ['Day', 'date', []],
  ] as const)
    await api.ok('auth', 'POST', `/manuscripts/${id}/custom-fields/change`, {
      schema: customFieldsResponse,
      body: { kind: 'add', id: crypto.randomUUID(), title, type, options: [...options] },
    })
  return { id, ebb, flood }
}

async function openFields(as: 'auth' | 'client' = 'auth') {
  const book = await makeBook()
  if (as === 'client') await shareManuscript(api, 'auth', book.id, 'client', 'viewer')
  const page = await renderRoute(api, `/apps/manuscripts/${book.id}?view=outline&panel=settings`, { as })
  await page.user.click(await screen.findByRole('tab', { name: 'Fields' }))
  await panel()
  return { ...page, ...book }
}

describe('the fields in the settings of a manuscript (R-918)', () => {
  it('are listed with their type and items, and added with options', async () => {
    const { user, id } = await openFields()
    expect(await rows()).toEqual(['MoodText · 2 items', 'VoiceList · 1 item', 'DayDate · 2 items'])
    await expectNoViolations(await panel())
    await user.type(screen.getByRole('textbox', { name: 'New field' }), 'Place')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'List')
    await user.type(screen.getByRole('textbox', { name: 'Options' }), 'Paris{Enter} Rome {Enter}{Enter}Paris')
    await press(user, 'Add')
    await waitFor(async () => expect(await rows()).toContain('PlaceList · no items'))
    expect((await stored(id)).at(-1)).toMatchObject({ title: 'Place', options: ['Paris', 'Rome'] })
    await user.type(screen.getByRole('textbox', { name: 'New field' }), 'mOOd{Enter}')
    const field = screen.getByRole('textbox', { name: 'New field' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Another field has this name/))
    expect(field).toBeInvalid()
    expect(field).toHaveValue('mOOd')
  })

  it('keep what is typed while one is added', async () => {
    const { user } = await openFields()
    await user.type(screen.getByRole('textbox', { name: 'New field' }), 'Place{Enter}Ti')
    await waitFor(async () => expect(await rows()).toContain('PlaceText · no items'))
    await user.keyboard('me')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled())
    expect(screen.getByRole('textbox', { name: 'New field' })).toHaveValue('Time')
  })

  it('are renamed with their values, and back by one click', async () => {
    const { user, ebb, id } = await openFields()
    await press(user, 'Rename field Mood')
    await user.keyboard('Tone{Enter}')
    await waitFor(async () => expect(await rows()).toContain('ToneText · 2 items'))
    expect((await fetchItem(api, 'auth', id, ebb.id)).custom).toMatchObject({ Tone: 'calm' })
    await press(user, 'Undo')
    await waitFor(async () => expect(await rows()).toContain('MoodText · 2 items'))
    expect((await fetchItem(api, 'auth', id, ebb.id)).custom).toMatchObject({ Mood: 'calm' })
  })

  it('are ordered by buttons, which keep the focus', async () => {
    const { user, id } = await openFields()
    await press(user, 'Move field Day up')
    await waitFor(async () =>
      expect((await stored(id)).map(({ title }) => title)).toEqual(['Mood', 'Day', 'Voice']),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move field Day up' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect((await rows())[0]).toMatch(/^Day/))
    expect(screen.getByRole('button', { name: 'Move field Day up' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('are deleted after a question that names the items, and come back with their values by one click', async () => {
    const { user, id, ebb } = await openFields()
    await press(user, 'Delete field Mood')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Its values are removed from 2 items.')
    await confirmDialog(user, 'Delete')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New field' })).toHaveFocus())
    await press(user, 'Undo')
    await waitFor(async () => expect((await rows())[0]).toBe('MoodText · 2 items'))
    expect((await fetchItem(api, 'auth', id, ebb.id)).custom).toMatchObject({ Mood: 'calm' })
  })

  it('get another type and other options, and these back by one click (R-919)', async () => {
    const { user, id } = await openFields()
    await user.click(within(await panel()).getByRole('button', { name: /^Voice/ }))
    const options = within(await panel()).getByRole('textbox', { name: 'Options' })
    await user.type(options, '{Enter}Ada')
    await user.tab()
    await waitFor(async () => expect((await stored(id))[1]?.options).toEqual(['Ines', 'Ivo', 'Ada']))
    await waitFor(() => expect(options).toHaveValue('Ines\nIvo\nAda'))
    const [type] = within(await panel()).getAllByRole('combobox', { name: 'Type' })
    await user.selectOptions(type as HTMLElement, 'Text')
    await waitFor(async () => expect((await stored(id))[1]).toMatchObject({ type: 'text', options: [] }))
    expect(await screen.findByText('Changed the type of “Voice”')).toBeVisible()
    await press(user, 'Undo')
    await waitFor(async () => expect((await stored(id))[1]?.options).toEqual(['Ines', 'Ivo', 'Ada']))
  })

  it('are only shown to a person who may only read', async () => {
    await openFields('client')
    expect(await rows()).toHaveLength(3)
    expect(within(await panel()).queryByRole('textbox')).toBeNull()
    expect(within(await panel()).queryByRole('button', { name: /Delete|Rename|Move/ })).toBeNull()
  })
})

describe('the statuses in the settings of a manuscript', () => {
  it('keep what is typed while one is added, and are added once', async () => {
    const { user, id } = await openFields()
    await user.click(screen.getByRole('tab', { name: 'Statuses' }))
    await user.type(screen.getByRole('textbox', { name: 'New status' }), 'Draft{Enter}{Enter}Final')
    const names = async () =>
      (
        await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })
      ).manuscript.statuses.map(({ name }) => name)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect((await names()).sort()).toEqual(['Draft', 'Final']))
    expect(screen.getByRole('textbox', { name: 'New status' })).toHaveValue('')
  })
})

describe('the values of typed fields (R-919)', () => {
  const cell = async (name: RegExp) =>
    within(await screen.findByRole('treegrid')).findByRole('button', { name })

  /** The outline with a column for each custom field. */
  async function openOutline() {
    const book = await makeBook()
    const shown = Object.fromEntries((await stored(book.id)).map((field) => [`custom:${field.id}`, true]))
    const [key, newValue] = ['quillport-table-outline', JSON.stringify({ shown })]
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    const page = await renderRoute(api, `/apps/manuscripts/${book.id}?view=outline`, { as: 'auth' })
    return { ...page, ...book }
  }

  it('are chosen and typed as days in the outline, which refuses another text and sorts by date', async () => {
    const { user, id, flood } = await openOutline()
    await user.click(await cell(/Voice.*Flood/))
    await user.click(await screen.findByRole('menuitem', { name: 'Ines' }))
    const value = async () => (await fetchItem(api, 'auth', id, flood.id)).custom
    await waitFor(async () => expect(await value()).toMatchObject({ Voice: 'Ines' }))
    await user.click(await cell(/Day.*Flood.*Jul 14, 1789/))
    const field = screen.getByRole('textbox', { name: 'Day' })
    await user.clear(field)
    await user.type(field, 'soon{Enter}')
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Day' }))
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '1900-01-02{Enter}')
    await waitFor(async () => expect(await value()).toMatchObject({ Day: '1900-01-02' }))
    await user.click(await screen.findByRole('button', { name: 'Day' }))
    const titles = () =>
      screen.getAllByRole('row').flatMap((row) => row.getAttribute('aria-label')?.split(',')[0] ?? [])
    await waitFor(() => expect(titles()).toEqual(['Ebb', 'Flood']))
    await user.click(await screen.findByRole('button', { name: 'Day' }))
    await waitFor(() => expect(titles()).toEqual(['Flood', 'Ebb']))
  })

  it('have inputs of their type in the inspector, and none for a deleted field', async () => {
    const { id, ebb } = await makeBook()
    const mood = (await stored(id))[0]?.id ?? ''
    await api.ok('auth', 'POST', `/manuscripts/${id}/custom-fields/change`, {
      schema: customFieldsResponse,
      body: { kind: 'delete', id: mood },
    })
    const { user } = await renderRoute(api, `/manuscripts/${id}/items/${ebb.id}/edit`, { as: 'auth' })
    await press(user, 'Show the inspector')
    const voice = await screen.findByRole('combobox', { name: 'Voice' })
    expect(voice).toHaveValue('Ivo')
    await user.selectOptions(voice, 'Ines')
    const day = screen.getByRole('textbox', { name: 'Day' })
    expect(day).toHaveValue('06/18/1815')
    await user.clear(day)
    await user.type(day, '1815-06-19')
    expect(screen.queryByRole('textbox', { name: 'Mood' })).toBeNull()
    await waitFor(async () =>
      expect((await fetchItem(api, 'auth', id, ebb.id)).custom).toEqual({
        ...{ Mood: 'calm', Voice: 'Ines', Day: '1815-06-19' },
      }),
    )
  })
})
