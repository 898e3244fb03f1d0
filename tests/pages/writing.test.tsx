import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writingProgress } from '../../supabase/functions/_shared/contract/writing.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'
import { withoutDrafts } from './support/without-drafts.ts'

withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const now = new Date()
/** The calendar day of this device, some days after today. */
const inDays = (days: number) => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}
const today = inDays(0)
const writing = (id: string) =>
  api.ok('auth', 'GET', `/manuscripts/${id}/writing?today=${today}`, { schema: writingProgress })

const writeOn = (id: string, day: string, words: number) => api.database.owner`
  insert into public.writing_days (user_id, manuscript_id, day, words, characters)
    select owner_id, id, ${day}, ${words}, ${words * 6} from public.manuscripts where id = ${id}`

async function makeWritten(words: number) {
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const item = await createItem(api, 'auth', id, {
    title: 'One',
    includeInCompile: true,
    content: doc('one two'),
  })
  await writeOn(id, today, words)
  return { id, item }
}

const ALL_DAYS = { unit: 'words', session: null, day: null, weekdays: [1, 2, 3, 4, 5, 6, 7], inFooter: false }
const stat = (label: string) => screen.getByText(label).parentElement

describe('the page of the progress (R-934)', () => {
  it('sets targets and shows what is left of them (R-933)', async () => {
    const { id } = await makeWritten(120)
    for (const day of [-5, -6]) await writeOn(id, inDays(day), 10)
    const aim = { total: 100, deadline: inDays(9) }
    await api.done('auth', 'PUT', `/manuscripts/${id}/writing`, { ...ALL_DAYS, ...aim })
    const { user } = await renderRoute(api, `/apps/manuscripts/${id}/progress`, { as: 'auth' })
    expect((await screen.findAllByText('120'))[0]).toBeVisible()
    expect(stat('Streak')).toHaveTextContent(/^Streak\s*1 day.*Longest: 2 days$/)
    expect(stat('Needed a day')).toHaveTextContent(/^Needed a day\s*22\s*10 writing days/)
    await user.click(screen.getByRole('button', { name: 'Set targets' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'A day' }), '500')
    for (const day of ['Saturday', 'Sunday']) await user.click(dialog.getByRole('checkbox', { name: day }))
    await user.click(dialog.getByRole('button', { name: 'Save targets' }))
    expect(await screen.findByText('380 left of 500')).toBeVisible()
    const saved = { ...aim, day: 500, weekdays: [1, 2, 3, 4, 5], unit: 'words' }
    expect((await writing(id)).targets).toMatchObject(saved)
    await expectNoViolations(document.body)
    expect(stat('Words in the manuscript')).toHaveTextContent(/manuscript\s*2\s*98 left of 100$/)
    await user.click(screen.getByRole('button', { name: 'Show the days as a table' }))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(31)
    expect(rows.at(-1)).toHaveTextContent(/120$/)
  })

  it('names what is wrong with the targets', async () => {
    const { id } = await makeWritten(0)
    const { user } = await renderRoute(api, `/apps/manuscripts/${id}/progress`, { as: 'auth' })
    await user.click(await screen.findByRole('button', { name: 'Set targets' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const box of dialog.getAllByRole('checkbox').slice(0, 7)) await user.click(box)
    await user.click(dialog.getByRole('button', { name: 'Save targets' }))
    expect(await dialog.findByText('Choose at least one writing day.')).toBeVisible()
  })

  it('shows those who may only read their own days and no targets to set', async () => {
    const { id } = await makeWritten(120)
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    await renderRoute(api, `/apps/manuscripts/${id}/progress`, { as: 'user' })
    expect(await screen.findByText('Words today')).toBeVisible()
    expect(screen.queryByText('120')).toBeNull()
    expect(stat('Needed a day')).toHaveTextContent(/–.*Set a target and a deadline/)
    expect(stat('Words in the manuscript')).toHaveTextContent(/2$/)
    expect(screen.queryByRole('button', { name: 'Set targets' })).toBeNull()
  })
})

describe('the footer of the editor (R-935)', () => {
  const open = (id: string, itemId: string) =>
    renderRoute(api, `/manuscripts/${id}/items/${itemId}/edit`, { as: 'auth' })
  const setTargets = (id: string, inFooter: boolean) =>
    api.done('auth', 'PUT', `/manuscripts/${id}/writing`, {
      unit: 'words',
      session: 2,
      day: 500,
      total: null,
      deadline: null,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      inFooter,
    })

  it('follows the saved words, if that is wished (R-932)', async () => {
    const { id, item } = await makeWritten(120)
    await setTargets(id, true)
    await open(id, item.id)
    expect(await screen.findByText('Today: 120 / 500')).toBeVisible()
    expect(screen.getByText('Session: 0 / 2')).toBeVisible()
    const editor = await textEditor('Text')
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' three four')
    expect(await screen.findByText('Today: 122 / 500')).toBeVisible()
    expect(screen.getByText('Session: 2 / 2')).toBeVisible()
    expect((await writing(id)).today.words).toBe(122)
  })

  it('shows no target otherwise', async () => {
    const { id, item } = await makeWritten(120)
    await setTargets(id, false)
    await open(id, item.id)
    const editor = await textEditor('Text')
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' three')
    await waitFor(async () => expect((await writing(id)).today.words).toBe(121))
    expect(screen.queryByText(/^Today:/)).toBeNull()
  })
})

it('the home page shows the words of today (R-936)', async () => {
  await makeWritten(1000)
  await renderRoute(api, '/dashboards/analytics', { as: 'auth' })
  expect(await screen.findByText(/^1,\d\d\d words today$/)).toBeVisible()
})
