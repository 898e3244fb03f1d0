import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Item } from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  fetchItem,
  makeEmptyManuscript,
  outline,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { wideWindow } from './support/wide-window.ts'

wideWindow()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const keywords: Readonly<Record<string, string[]>> = {
  Ebb: ['sea', 'storm', 'night'],
  Flood: ['sea', 'calm'],
  Slack: ['tide'],
}

/** Scenes Ebb, Flood, Slack and Spring with a status, shown as cards beside the binder. */
async function openBook(as: 'auth' | 'client' = 'auth') {
  const id = await makeEmptyManuscript(api, 'auth', 'Selection')
  await api.send('auth', 'POST', `/manuscripts/${id}/statuses`, { name: 'Draft' })
  const made: Item[] = []
  for (const title of ['Ebb', 'Flood', 'Slack', 'Spring'])
    made.push(await createItem(api, 'auth', id, { title, keywords: keywords[title] ?? [] }))
  if (as === 'client') await shareManuscript(api, 'auth', id, 'client', 'viewer')
  const calls: string[] = []
  const page = await renderRoute(api, `/apps/manuscripts/${id}?view=cards`, {
    as,
    intercept: (call, send) => {
      if (call.startsWith('POST') && call.includes('/items')) calls.push(call.replace(/.*\/items/, ''))
      return send()
    },
  })
  await row('Ebb')
  const keywordsNow = async () => {
    const items = await Promise.all(made.map((item) => fetchItem(api, 'auth', id, item.id)))
    return items.map((item) => item.keywords)
  }
  return { ...page, id, calls, keywordsNow, active: () => outline(api, 'auth', id, '?active=true') }
}
const row = (title: string) => screen.findByRole('treeitem', { name: new RegExp(`^${title},`) })
const rows = () =>
  screen
    .getAllByRole('treeitem', { selected: true })
    .map((one) => one.getAttribute('aria-label')?.split(',')[0])
const cards = () =>
  [...document.querySelectorAll('[data-card][data-selected] [data-open]')].map((one) =>
    one.textContent?.replace(/ *\(selected\)/, ''),
  )
const card = (title: string) =>
  screen.getByRole('button', { name: new RegExp(`^${title}\\s*(\\(selected\\))?$`) })
const bar = () => screen.findByRole('toolbar', { name: 'Selected rows' })
async function withKey(user: UserEvent, key: 'Shift' | 'Control', target: HTMLElement) {
  await user.keyboard(`{${key}>}`)
  await user.click(target)
  await user.keyboard(`{/${key}}`)
}

it('R-914: rows of the binder are selected by keys and by clicks with a key, and Escape selects none', async () => {
  const { user, address } = await openBook()
  screen.getByRole('tree').focus()
  await user.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await waitFor(() => expect(rows()).toEqual(['Ebb', 'Flood', 'Slack']))
  expect(within(await bar()).getByRole('status')).toHaveTextContent('3 selected')
  await expectNoViolations(await bar())
  // Space takes the current row out while rows are selected, and shows no item.
  await user.keyboard(' ')
  await waitFor(() => expect(rows()).toEqual(['Ebb', 'Flood']))
  expect(address()).toContain('view=cards')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull())
  await user.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(rows()).toEqual(['Ebb', 'Flood', 'Slack', 'Spring']))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull())
  await withKey(user, 'Control', await row('Ebb'))
  await withKey(user, 'Control', await row('Slack'))
  expect(rows()).toEqual(['Ebb', 'Slack'])
  await withKey(user, 'Shift', await row('Spring'))
  expect(rows()).toEqual(['Slack', 'Spring'])
  await user.click(await row('Flood'))
  await waitFor(() => expect(rows()).toEqual(['Flood']))
})

it('R-914: the selected rows of the binder get a status, move and go to the trash by one call each', async () => {
  const { user, calls, active } = await openBook()
  screen.getByRole('tree').focus()
  await user.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}')
  await user.click(within(await bar()).getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Draft' }))
  await screen.findByText('Changed the status of 2 items')
  screen.getByRole('tree').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(async () => expect(await active()).toEqual(['Slack', 'Ebb', 'Flood', 'Spring']))
  await user.keyboard('{Delete}')
  await waitFor(async () => expect(await active()).toEqual(['Slack', 'Spring']))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await active()).toEqual(['Slack', 'Ebb', 'Flood', 'Spring']))
  expect(calls).toEqual(['/change', '/change', '/change', '/change'])
})

it('R-911: selected neighbours become one item, and one undo takes it back', async () => {
  const { user, calls, active } = await openBook()
  screen.getByRole('tree').focus()
  await user.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await user.pointer({ keys: '[MouseRight]', target: await row('Flood') })
  await user.click(await screen.findByRole('menuitem', { name: 'Merge' }))
  await screen.findByText('Merged 2 items into the item before them')
  expect(await active()).toEqual(['Ebb', 'Spring'])
  await user.click(await screen.findByText('Undo'))
  await waitFor(async () => expect(await active()).toEqual(['Ebb', 'Flood', 'Slack', 'Spring']))
  expect(calls).toHaveLength(2)
})

it('R-914: cards are selected by Space, Shift with arrows and clicks with a key', async () => {
  const { user, address } = await openBook()
  card('Ebb').focus()
  await user.keyboard(' ')
  await waitFor(() => expect(cards()).toEqual(['Ebb']))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await waitFor(() => expect(cards()).toEqual(['Ebb', 'Flood', 'Slack']))
  expect(card('Slack')).toHaveFocus()
  await withKey(user, 'Control', card('Flood'))
  expect(cards()).toEqual(['Ebb', 'Slack'])
  expect(address()).toContain('view=cards')
  expect(within(await bar()).getByRole('status')).toHaveTextContent('2 selected')
  card('Slack').focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(cards()).toEqual([]))
  await user.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(cards()).toEqual(['Ebb', 'Flood', 'Slack', 'Spring']))
})

it('R-914: the selected cards are changed by one call, which one undo takes back', async () => {
  const { user, calls, active } = await openBook()
  await withKey(user, 'Control', card('Ebb'))
  await withKey(user, 'Control', card('Slack'))
  await user.pointer({ keys: '[MouseRight]', target: card('Ebb') })
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(async () => expect(await active()).toEqual(['Flood', 'Spring']))
  await user.click(await screen.findByText('Undo'))
  await waitFor(async () => expect(await active()).toEqual(['Ebb', 'Flood', 'Slack', 'Spring']))
  expect(calls).toEqual(['/change', '/change'])
})

it('R-914: after “Select” in a menu each tap selects one more', async () => {
  const { user, address } = await openBook()
  await user.pointer({ keys: '[MouseRight]', target: card('Ebb') })
  await user.click(await screen.findByRole('menuitem', { name: 'Select' }))
  await waitFor(() => expect(cards()).toEqual(['Ebb']))
  await user.click(card('Spring'))
  await waitFor(() => expect(cards()).toEqual(['Ebb', 'Spring']))
  expect(address()).toContain('view=cards')
  await user.click(within(await bar()).getByRole('button', { name: 'Clear the selection' }))
  await waitFor(() => expect(cards()).toEqual([]))

  await user.pointer({ keys: '[MouseRight]', target: await row('Flood') })
  await user.click(await screen.findByRole('menuitem', { name: 'Select' }))
  await user.click(await row('Slack'))
  await waitFor(() => expect(rows()).toEqual(['Flood', 'Slack']))
})

it('R-914: a person who may only read selects nothing', async () => {
  const { user, address } = await openBook('client')
  card('Ebb').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(cards()).toEqual([])
  await withKey(user, 'Control', await row('Ebb'))
  await waitFor(() => expect(address()).toContain('item='))
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull()
})

it('R-887: keywords of the selected rows are added and taken away by one call, which one undo takes back', async () => {
  const { user, calls, keywordsNow } = await openBook()
  const before = await keywordsNow()
  screen.getByRole('tree').focus()
  await user.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}')
  await user.click(within(await bar()).getByRole('button', { name: 'Keywords…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keywords of 2 items' })
  const box = (name: RegExp) => within(dialog).getByRole('checkbox', { name })
  expect(box(/^sea/)).toBeChecked()
  expect(box(/^calm/)).toBePartiallyChecked()
  expect(within(dialog).getByText('night').parentElement).toHaveTextContent('night1 of 2')
  expect(within(dialog).queryByRole('checkbox', { name: /tide/ })).toBeNull()
  await expectNoViolations(dialog)

  await user.click(box(/^sea/))
  await user.click(box(/^calm/))
  await user.dblClick(box(/^storm/))
  await user.tripleClick(box(/^night/))
  expect(box(/^night/)).toBePartiallyChecked()
  const field = within(dialog).getByRole('combobox', { name: 'Add a keyword' })
  await user.type(field, 'ti')
  await user.click(await screen.findByRole('option', { name: 'tide' }))
  await user.type(field, 'CALM,moon{Enter}')
  expect(box(/^tide/)).toBeChecked()
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(6)
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }))

  await screen.findByText('Changed the keywords of 2 items')
  await waitFor(async () =>
    expect(await keywordsNow()).toEqual([
      ['night', 'calm', 'tide', 'moon'],
      ['calm', 'tide', 'moon'],
      ['tide'],
      [],
    ]),
  )
  expect(screen.getByRole('tree')).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () =>
    expect((await keywordsNow()).map((names) => names.sort())).toEqual(before.map((names) => names.sort())),
  )
  expect(calls).toEqual(['/change', '/change'])
})

it('R-887: the selected cards get a keyword by their menu; Escape closes the suggestions, then the dialog', async () => {
  const { user, calls, keywordsNow } = await openBook()
  await withKey(user, 'Control', card('Slack'))
  await withKey(user, 'Control', card('Spring'))
  const open = async () => {
    await user.pointer({ keys: '[MouseRight]', target: card('Slack') })
    await user.click(await screen.findByRole('menuitem', { name: 'Keywords…' }))
    return screen.findByRole('combobox', { name: 'Add a keyword' })
  }
  await user.type(await open(), 'nig')
  await screen.findByRole('option', { name: 'night' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option', { name: 'night' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Neither Escape nor “Apply” without a change calls the server.
  expect(calls).toEqual([])
  await user.type(await open(), 'dawn')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(async () =>
    expect(await keywordsNow()).toEqual([keywords.Ebb, keywords.Flood, ['tide', 'dawn'], ['dawn']]),
  )
  expect(calls).toEqual(['/change'])
})
