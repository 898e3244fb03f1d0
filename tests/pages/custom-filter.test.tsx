import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { press } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const filter = () => screen.findByRole('combobox', { name: 'Filter by custom field' })
const titles = async () =>
  within(await screen.findByRole('treegrid', { name: 'Outline' }))
    .getAllByRole('row')
    .flatMap((one) => one.getAttribute('aria-label')?.split(',')[0] ?? [])

/** Chapter One with scenes told by Mara and Tom, and chapter Two with one by Mara, in a manuscript with these fields. */
async function makeBook(...fields: string[]) {
  const id = await makeEmptyManuscript(api, 'auth', 'Points of view')
  for (const title of fields) {
    const type = title === 'Day' ? 'date' : 'text'
    const body = { kind: 'add', id: crypto.randomUUID(), title, type }
    expect((await api.send('auth', 'POST', `/manuscripts/${id}/custom-fields/change`, body)).status).toBe(200)
  }
  const one = await createItem(api, 'auth', id, { type: 'chapter', title: 'One' })
  const two = await createItem(api, 'auth', id, { type: 'chapter', title: 'Two' })
  const scene = (title: string, parentId: string, custom: Record<string, string>) =>
    createItem(api, 'auth', id, { title, parentId, custom, content: doc(`Text of ${title}.`) })
  await scene('Ebb', one.id, { Viewpoint: 'Mara', Mood: 'calm', Day: '1789-07-14' })
  await scene('Flood', one.id, { Viewpoint: 'Tom' })
  await scene('Slack', two.id, { Viewpoint: 'Mara' })
  return id
}

describe('the filter by a custom field (R-888)', () => {
  it('narrows the outline to the items with a value, as the address names it', async () => {
    const id = await makeBook('Viewpoint', 'Mood', 'Place', 'Day')
    const { user, address } = await renderRoute(api, `/apps/manuscripts/${id}?view=outline`, { as: 'auth' })
    const select = await filter()
    expect(
      within(select)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['All fields', 'Viewpoint: Mara', 'Viewpoint: Tom', 'Mood: calm', 'Day: Jul 14, 1789'])
    await expectNoViolations(select)
    await user.selectOptions(select, 'Viewpoint: Mara')
    await waitFor(async () => expect(await titles()).toEqual(['One', 'Ebb', 'Two', 'Slack']))
    expect(new URL(address(), 'http://app').searchParams.get('custom')).toBe('Viewpoint:Mara')
    await user.selectOptions(select, 'All fields')
    await waitFor(async () => expect(await titles()).toContain('Flood'))
    expect(address()).toBe(`/apps/manuscripts/${id}?view=outline`)
  })

  it('is read from the address by a reader too, and cleared with the search', async () => {
    const id = await makeBook('Viewpoint')
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    const path = `/apps/manuscripts/${id}?view=outline&custom=Viewpoint%3ATom`
    const { user, address } = await renderRoute(api, path, { as: 'client' })
    await waitFor(async () => expect(await titles()).toEqual(['One', 'Flood']))
    expect(await filter()).toHaveDisplayValue('Viewpoint: Tom')
    await user.type(screen.getByRole('textbox', { name: 'Search by title, synopsis or keyword' }), 'slack')
    await press(user, 'Clear filters')
    await waitFor(async () => expect(await titles()).toContain('Slack'))
    expect(address()).toBe(`/apps/manuscripts/${id}?view=outline`)
  })

  it('narrows the continuous text', async () => {
    const id = await makeBook('Viewpoint')
    // jsdom has no layout, and a list without a height shows no row.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
    const { user, address } = await renderRoute(api, `/apps/manuscripts/${id}?view=read`, { as: 'auth' })
    await screen.findByText('Text of Flood.')
    await user.selectOptions(await filter(), 'Viewpoint: Mara')
    await waitFor(() => expect(screen.queryByText('Text of Flood.')).toBeNull())
    expect(screen.getByText('Text of Slack.')).toBeVisible()
    expect(address()).toContain('custom=Viewpoint')
  })

  it('is shown neither without a field of the manuscript nor without a value, and an unknown one filters nothing', async () => {
    for (const fields of [[], ['Place']]) {
      const id = await makeBook(...fields)
      await renderRoute(api, `/apps/manuscripts/${id}?view=outline&custom=Viewpoint%3ATom`, { as: 'auth' })
      await waitFor(async () => expect(await titles()).toEqual(['One', 'Ebb', 'Flood', 'Two', 'Slack']))
      expect(screen.queryByRole('combobox', { name: 'Filter by custom field' })).toBeNull()
      await closePage()
    }
  })
})
