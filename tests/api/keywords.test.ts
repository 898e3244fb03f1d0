import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemSummariesResponse } from '../../supabase/functions/_shared/contract/items.ts'
import {
  type ChangeKeywordBody,
  changeKeywordResponse,
  type KeywordColourBody,
  keywordColoursResponse,
} from '../../supabase/functions/_shared/contract/keywords.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, fetchItem, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
let one: string
let two: string
let other: string
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  id = await makeEmptyManuscript(api, 'auth')
  one = (await createItem(api, 'auth', id, { title: 'One', keywords: ['sea', 'storm', 'ship'] })).id
  two = (await createItem(api, 'auth', id, { title: 'Two', keywords: ['Sea', 'sea'] })).id
  other = (await createItem(api, 'auth', id, { title: 'Other', keywords: ['town'] })).id
})

const change = async (body: ChangeKeywordBody) =>
  (
    await api.ok('auth', 'POST', `/manuscripts/${id}/keywords/change`, {
      schema: changeKeywordResponse,
      body,
    })
  ).items
const paint = async (body: KeywordColourBody) =>
  (
    await api.ok('auth', 'PUT', `/manuscripts/${id}/keywords/colour`, {
      schema: keywordColoursResponse,
      body,
    })
  ).keywordColours
const keywordsOf = async (itemId: string) => (await fetchItem(api, 'auth', id, itemId)).keywords
const colours = async () =>
  (await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })).manuscript
    .keywordColours

describe('POST /manuscripts/:id/keywords/change (R-970)', () => {
  it('renames a keyword in all items, at its position, and touches no other item', async () => {
    const before = (await fetchItem(api, 'auth', id, other)).revision
    const items = await change({ name: 'sea', to: 'ocean' })
    expect(await keywordsOf(one)).toEqual(['ocean', 'storm', 'ship'])
    expect(await keywordsOf(two)).toEqual(['Sea', 'ocean'])
    expect((await fetchItem(api, 'auth', id, other)).revision).toBe(before)
    expect(items).toHaveLength(2)
    expect(items).toContainEqual({ id: one, keywords: ['sea', 'storm', 'ship'] })
  })

  it('merges two keywords, each once in an item', async () => {
    await change({ name: 'Sea', to: 'sea' })
    expect(await keywordsOf(two)).toEqual(['sea'])
    await change({ name: 'ship', to: 'sea' })
    expect(await keywordsOf(one)).toEqual(['sea', 'storm'])
  })

  it('removes a keyword from all items, also from those in the trash', async () => {
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/${two}/trash`, { schema: itemSummariesResponse })
    expect(await change({ name: 'sea', to: null })).toHaveLength(2)
    expect(await keywordsOf(one)).toEqual(['storm', 'ship'])
    expect(await keywordsOf(two)).toEqual(['Sea'])
  })

  it('is undone by setting the keywords that it returns', async () => {
    const items = await change({ name: 'sea', to: 'ship' })
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/change`, {
      schema: itemSummariesResponse,
      body: { kind: 'set', items },
    })
    expect(await keywordsOf(one)).toEqual(['sea', 'storm', 'ship'])
    expect(await keywordsOf(two)).toEqual(['Sea', 'sea'])
  })

  it('changes nothing for the same name and for an unknown one', async () => {
    expect(await change({ name: 'sea', to: 'sea' })).toEqual([])
    expect(await change({ name: 'SEA', to: 'x' })).toEqual([])
    expect(await keywordsOf(two)).toEqual(['Sea', 'sea'])
  })

  it('changes no other manuscript', async () => {
    const elsewhere = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', elsewhere, { keywords: ['sea'] })
    await change({ name: 'sea', to: 'ocean' })
    expect((await fetchItem(api, 'auth', elsewhere, item.id)).keywords).toEqual(['sea'])
  })
})

describe('PUT /manuscripts/:id/keywords/colour (R-971)', () => {
  it('sets and removes the colour of a keyword, and leaves the others', async () => {
    await paint({ name: 'sea', colour: '#0000ff' })
    expect(await paint({ name: 'l\'été \\ "x"', colour: '#00ff00' })).toEqual({
      sea: '#0000ff',
      'l\'été \\ "x"': '#00ff00',
    })
    await paint({ name: 'sea', colour: null })
    expect(await colours()).toEqual({ 'l\'été \\ "x"': '#00ff00' })
  })

  it('does not raise the revision that a form of the manuscript was opened with', async () => {
    const read = async () =>
      (await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })).manuscript.revision
    const before = await read()
    await paint({ name: 'sea', colour: '#0000ff' })
    expect(await read()).toBe(before)
  })

  it('moves with a rename, yields to the colour of the other keyword and goes with a removal', async () => {
    await paint({ name: 'sea', colour: '#0000ff' })
    await change({ name: 'sea', to: 'ocean' })
    expect(await colours()).toEqual({ ocean: '#0000ff' })
    await paint({ name: 'town', colour: '#ff0000' })
    await change({ name: 'ocean', to: 'town' })
    expect(await colours()).toEqual({ town: '#ff0000' })
    await change({ name: 'town', to: null })
    expect(await colours()).toEqual({})
  })

  it('refuses other text than a colour, in the database too', async () => {
    expect(
      await api.refused('auth', 'PUT', `/manuscripts/${id}/keywords/colour`, { name: 'a', colour: 'red' }),
    ).toMatchObject({ status: 422 })
    for (const wrong of [
      { a: 'red' },
      { a: 1 },
      { a: null },
      { a: ['#0000ff'] },
      { a: { b: '#0000ff' } },
      [],
    ])
      await expect(
        api.database.owner`update public.manuscripts set keyword_colours = ${api.database.owner.json(wrong)}
          where id = ${id}`,
        JSON.stringify(wrong),
      ).rejects.toThrow(/keyword_colours/)
  })
})

describe('the right to change keywords (R-970, R-976)', () => {
  const calls = (as: 'client' | 'user') =>
    Promise.all([
      api.refused(as, 'POST', `/manuscripts/${id}/keywords/change`, { name: 'sea', to: null }),
      api.refused(as, 'PUT', `/manuscripts/${id}/keywords/colour`, { name: 'sea', colour: '#0000ff' }),
    ])

  it('is of editors, not of viewers and other people', async () => {
    for (const answer of await calls('client')) expect(answer.status).toBe(404)
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    for (const answer of await calls('client')) expect(answer.status).toBe(403)
    expect(await keywordsOf(one)).toEqual(['sea', 'storm', 'ship'])
    await shareManuscript(api, 'auth', id, 'user', 'editor')
    await api.ok('user', 'PUT', `/manuscripts/${id}/keywords/colour`, {
      schema: keywordColoursResponse,
      body: { name: 'sea', colour: '#0000ff' },
    })
    await api.ok('user', 'POST', `/manuscripts/${id}/keywords/change`, {
      schema: changeKeywordResponse,
      body: { name: 'sea', to: 'ocean' },
    })
    expect(await colours()).toEqual({ ocean: '#0000ff' })
  })

  it('ends in the trash', async () => {
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    expect(
      await api.refused('auth', 'POST', `/manuscripts/${id}/keywords/change`, { name: 'sea', to: null }),
    ).toMatchObject({ status: 409 })
  })
})
