import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, makeEmptyManuscript, outline } from '../api/support/manuscripts.ts'
import { outlineGrid, outlineRow, outlineTitles } from './support/outline-rows.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Chapters One (with Ebb and Flood) and Two (with Slack) and a status, shown as an outline. */
async function openOutline(intercept?: Intercept) {
  const id = await makeEmptyManuscript(api, 'auth', 'Outline')
  await api.send('auth', 'POST', `/manuscripts/${id}/statuses`, { name: 'Draft' })
  await api.send('auth', 'POST', `/manuscripts/${id}/labels`, { name: 'Red', colour: '#cc0000' })
  const one = await createItem(api, 'auth', id, { type: 'chapter', title: 'One' })
  await createItem(api, 'auth', id, { title: 'Ebb', parentId: one.id })
  await createItem(api, 'auth', id, { title: 'Flood', parentId: one.id })
  const two = await createItem(api, 'auth', id, { type: 'chapter', title: 'Two' })
  await createItem(api, 'auth', id, { title: 'Slack', parentId: two.id })
  const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=outline`, {
    as: 'auth',
    ...(intercept && { intercept }),
  })
  await outlineRow('One')
  return { id, user }
}

/** Presses keys on the outline, after it has the focus. */
async function press(user: UserEvent, keys: string) {
  ;(await outlineGrid()).focus()
  await user.keyboard(keys)
}

describe('several selected rows', () => {
  const selected = () =>
    within(screen.getByRole('treegrid'))
      .getAllByRole('row', { selected: true })
      .map((one) => one.getAttribute('aria-label')?.split(',')[0])

  it('are chosen by Shift with arrows, Ctrl+A and clicks with a key, and Escape selects none (R-850)', async () => {
    const { user } = await openOutline()
    await press(user, '{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(selected()).toEqual(['Ebb', 'Flood', 'Two']))
    expect(await screen.findByText('3 selected')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([])
    await user.keyboard('{Control>}a{/Control}')
    await screen.findByText('5 selected')
    await user.click(await outlineRow('One'))
    expect(selected()).toEqual(['One'])
    await user.keyboard('{Control>}')
    await user.click(within(await outlineRow('Slack')).getByRole('button', { name: 'Slack' }))
    await user.keyboard('{/Control}')
    expect(selected()).toEqual(['One', 'Slack'])
    await user.keyboard('{Shift>}')
    await user.click(await outlineRow('Flood'))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['Flood', 'Two', 'Slack'])
    await user.keyboard('{Meta>}')
    await user.click(await outlineRow('Two'))
    await user.keyboard('{/Meta}')
    expect(selected()).toEqual(['Flood', 'Slack'])
    await press(user, '{Escape}{Home}')
    await waitFor(() => expect(selected()).toEqual(['One']))
    await user.keyboard(' ')
    await waitFor(() => expect(screen.queryAllByRole('row', { selected: true })).toEqual([]))
    await user.keyboard(' ')
    await waitFor(() => expect(selected()).toEqual(['One']))
  })

  it('ask with the children of all of them, also when the first has none (R-513)', async () => {
    const { id, user } = await openOutline()
    await press(user, '{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Delete}')
    await screen.findByText('Move 2 items and the 1 item in them to the trash?')
    await user.keyboard('{Escape}')
    expect(await outline(api, 'auth', id, '?active=true')).toContain('  Flood')
  })

  it('go to the trash by one request, and one undo restores them (R-851)', async () => {
    const calls: string[] = []
    const { id, user } = await openOutline((call, send) => {
      if (call.startsWith('POST') && call.includes('/items')) calls.push(call)
      return send()
    })
    await press(user, '{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Delete}')
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Two', 'Slack']))
    expect(await screen.findByText('Moved 2 items to the trash')).toBeVisible()
    await expect.poll(() => outline(api, 'auth', id, '?active=true')).toEqual(['One', 'Two', '  Slack'])
    expect(calls).toEqual([`POST /api/manuscripts/${id}/items/change`])
    expect(await outlineGrid()).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack']))
    await expect.poll(() => calls).toHaveLength(2)
  })

  it('get a status from the bar and move together by Alt and an arrow key (R-851)', async () => {
    const { id, user } = await openOutline()
    await press(user, '{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' })
    await user.click(within(bar).getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Draft' }))
    expect(await screen.findByText('Changed the status of 2 items')).toBeVisible()
    await within(await outlineRow('Flood')).findByText('Draft')
    await user.click(within(bar).getByRole('button', { name: 'Label' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Red' }))
    await within(await outlineRow('Flood')).findByText('Red')
    await within(await outlineRow('Ebb')).findByText('Red')
    await press(user, '{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack']))
    await expect.poll(() => outline(api, 'auth', id)).toEqual(['One', 'Ebb', 'Flood', 'Two', '  Slack'])
  })

  it('get a keyword from the bar, which is shown at once and gone again when it is refused (R-887)', async () => {
    let answer: () => void = () => undefined
    const { user } = await openOutline(async (call, send) => {
      if (!call.includes('/items/change')) return send()
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      const fields = { addKeywords: 'too_many_keywords' }
      return Response.json({ error: { code: 'invalid', message: 'No', fields } }, { status: 422 })
    })
    await press(user, '{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' })
    const addKeyword = async () => {
      await user.click(within(bar).getByRole('button', { name: 'Keywords…' }))
      return within(await screen.findByRole('dialog'))
    }
    const dialog = await addKeyword()
    expect(dialog.getByText('These items have no keywords.')).toBeVisible()
    await user.type(dialog.getByRole('combobox', { name: 'Add a keyword' }), 'sea')
    // The click ends the typed keyword, as leaving the field does.
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await addKeyword()).getByRole('checkbox', { name: /^sea/ })).toBeChecked()
    await user.keyboard('{Escape}')
    answer()
    expect(await screen.findByText('An item has at most 200 keywords.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await addKeyword()).queryByRole('checkbox')).toBeNull()
  })

  it('stay as they were when the change is refused (R-851)', async () => {
    const { user } = await openOutline(async (call, send) =>
      call.includes('/items/change') ? new Response('{}', { status: 500 }) : send(),
    )
    await press(user, '{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Delete}')
    expect(await screen.findByText('Failed to delete item')).toBeVisible()
    await waitFor(() => expect(outlineTitles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack']))
  })
})
