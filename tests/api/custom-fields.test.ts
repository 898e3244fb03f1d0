import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ChangeCustomFieldsBody,
  customFieldsResponse,
} from '../../supabase/functions/_shared/contract/custom-fields.ts'
import { itemSummariesResponse } from '../../supabase/functions/_shared/contract/items.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, fetchItem, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
let one: string
let two: string
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  id = await makeEmptyManuscript(api, 'auth')
  one = (await createItem(api, 'auth', id, { title: 'One', custom: { Mood: 'calm', Stray: 'x' } })).id
  two = (await createItem(api, 'auth', id, { title: 'Two', custom: { Mood: 'dark' } })).id
})

const path = () => `/manuscripts/${id}/custom-fields/change`
const change = (body: ChangeCustomFieldsBody) =>
  api.ok('auth', 'POST', path(), { schema: customFieldsResponse, body })
const refused = (body: ChangeCustomFieldsBody) => api.refused('auth', 'POST', path(), body)
const add = async (title: string, more: Partial<Extract<ChangeCustomFieldsBody, { kind: 'add' }>> = {}) => {
  const fieldId = more.id ?? crypto.randomUUID()
  await change({ kind: 'add', type: 'text', title, ...more, id: fieldId })
  return fieldId
}
const manuscript = async () =>
  (await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })).manuscript
const titles = async () => (await manuscript()).customFields.map(({ title }) => title)
const valuesOf = async (itemId: string) => (await fetchItem(api, 'auth', id, itemId)).custom

describe('POST /manuscripts/:id/custom-fields/change (R-918)', () => {
  it('adds a field, once for a repeated call, and leaves the revision of the manuscript', async () => {
    const { revision } = await manuscript()
    const fieldId = await add('Place')
    await add('Place', { id: fieldId })
    expect(await manuscript()).toMatchObject({
      customFields: [{ id: fieldId, title: 'Place', type: 'text', options: [] }],
      deletedFields: [],
      revision,
    })
  })

  it('announces a change of the fields to the open manuscript, and no other change of it (R-994)', async () => {
    const { owner } = api.database
    const hints = async () => {
      const rows = await owner<
        { topic: string }[]
      >`select topic from realtime.messages where event = 'fields'`
      await owner`delete from realtime.messages`
      return rows.map(({ topic }) => topic)
    }
    await hints()
    const fieldId = await add('Place')
    expect(await hints()).toEqual([`manuscript:${id}`])
    await change({ kind: 'edit', id: fieldId, title: 'Region' })
    expect(await hints()).toEqual([`manuscript:${id}`])
    const { revision } = await manuscript()
    const body = { title: 'Renamed', revision }
    await api.ok('auth', 'PATCH', `/manuscripts/${id}`, { schema: manuscriptResponse, body })
    expect(await hints()).toEqual([])
  })

  it('refuses a title that differs from another one by case or accents only', async () => {
    const place = await add('Été')
    const other = await add('Place')
    const taken = { status: 422, fields: { title: 'taken' } }
    const again = { kind: 'add', id: crypto.randomUUID(), title: 'ETE', type: 'text' } as const
    expect(await refused(again)).toMatchObject(taken)
    expect(await refused({ kind: 'edit', id: other, title: 'ete' })).toMatchObject(taken)
    await change({ kind: 'edit', id: place, title: 'été' })
    expect(await titles()).toEqual(['été', 'Place'])
    expect(await refused({ ...again, title: 'x'.repeat(201) })).toMatchObject({ status: 422 })
    expect(await refused({ ...again, title: ' ' })).toMatchObject({ status: 422 })
  })

  it('renames the values of all items, those in the trash too, and touches no other value', async () => {
    const mood = await add('Mood')
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/${two}/trash`, { schema: itemSummariesResponse })
    await change({ kind: 'edit', id: mood, title: 'Tone "x"' })
    expect(await valuesOf(one)).toEqual({ 'Tone "x"': 'calm', Stray: 'x' })
    expect(await valuesOf(two)).toEqual({ 'Tone "x"': 'dark' })
    await change({ kind: 'edit', id: mood, title: 'Mood' })
    expect(await valuesOf(one)).toEqual({ Mood: 'calm', Stray: 'x' })
  })

  it('refuses to rename to a title of values without a field, which would be lost', async () => {
    const mood = await add('Mood')
    expect(await refused({ kind: 'edit', id: mood, title: 'Stray' })).toMatchObject({ status: 422 })
    expect(await valuesOf(one)).toEqual({ Mood: 'calm', Stray: 'x' })
  })

  it('moves a field', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    await change({ kind: 'move', id: c, afterId: null })
    expect(await titles()).toEqual(['C', 'A', 'B'])
    await change({ kind: 'move', id: a, afterId: b })
    expect(await titles()).toEqual(['C', 'B', 'A'])
    expect(await refused({ kind: 'move', id: a, afterId: 'x' })).toMatchObject({ status: 422 })
  })

  it('deletes a field without a change of items, and restores it in its place with its values', async () => {
    const mood = await add('Mood')
    await add('Place')
    const { revision } = await fetchItem(api, 'auth', id, one)
    expect(await change({ kind: 'delete', id: mood })).toMatchObject({
      customFields: [{ title: 'Place' }],
      deletedFields: ['Mood'],
    })
    expect(await refused({ kind: 'edit', id: mood, title: 'Tone' })).toMatchObject({ status: 404 })
    await change({ kind: 'restore', id: mood })
    expect(await manuscript()).toMatchObject({
      customFields: [{ id: mood, title: 'Mood' }, { title: 'Place' }],
      deletedFields: [],
    })
    expect(await fetchItem(api, 'auth', id, one)).toMatchObject({ revision, custom: { Mood: 'calm' } })
    expect(await refused({ kind: 'restore', id: mood })).toMatchObject({ status: 404 })
  })

  it('starts a field with the title of a deleted one without values', async () => {
    const mood = await add('Mood')
    await change({ kind: 'delete', id: mood })
    await add('Mood')
    expect(await valuesOf(one)).toEqual({ Stray: 'x' })
    expect(await refused({ kind: 'restore', id: mood })).toMatchObject({ status: 404 })
    expect(await titles()).toEqual(['Mood'])
  })

  it('changes no other manuscript', async () => {
    const mood = await add('Mood')
    const elsewhere = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', elsewhere, { custom: { Mood: 'calm' } })
    await change({ kind: 'edit', id: mood, title: 'Tone' })
    expect((await fetchItem(api, 'auth', elsewhere, item.id)).custom).toEqual({ Mood: 'calm' })
  })
})

describe('the type of a field (R-919)', () => {
  it('is changed with its options, which only a list has', async () => {
    const point = await add('Point of view', { type: 'list', options: ['Ines', ' Ivo ', 'Ines'] })
    expect((await manuscript()).customFields).toMatchObject([{ type: 'list', options: ['Ines', 'Ivo'] }])
    await change({ kind: 'edit', id: point, type: 'date' })
    expect((await manuscript()).customFields).toMatchObject([{ type: 'date', options: [] }])
  })

  it('is one of four, in the database too', async () => {
    const wrong = { kind: 'add', id: crypto.randomUUID(), title: 'A', type: 'colour' } as never
    expect(await refused(wrong)).toMatchObject({ status: 422 })
    const field = { id: 'a', title: 'A', type: 'text', options: [] }
    const store = (fields: unknown) =>
      api.database
        .owner`update public.manuscripts set custom_fields = ${api.database.owner.json(fields as never)}
        where id = ${id}`
    await store([field, { ...field, id: 'b', type: 'list', options: ['x'], deletedAt: 'now' }])
    for (const bad of [
      {},
      [field, 'x'],
      [{ ...field, type: 'colour' }],
      [{ ...field, type: null }],
      [{ ...field, options: ['x', 1] }],
      [{ ...field, options: 'x' }],
      [{ ...field, title: 1 }],
      [{ id: 'a' }],
    ])
      await expect(store(bad), JSON.stringify(bad)).rejects.toThrow(/custom_fields/)
  })
})

describe('the right to change custom fields (R-918)', () => {
  const asked = (as: 'client' | 'user') =>
    api.refused(as, 'POST', path(), { kind: 'add', id: crypto.randomUUID(), title: 'New', type: 'text' })

  it('is of editors, not of viewers and other people', async () => {
    const mood = await add('Mood')
    expect(await asked('client')).toMatchObject({ status: 404 })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    expect(await asked('client')).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'POST', path(), { kind: 'delete', id: mood })).toMatchObject({
      status: 403,
    })
    expect(await titles()).toEqual(['Mood'])
    await shareManuscript(api, 'auth', id, 'user', 'editor')
    await api.ok('user', 'POST', path(), {
      schema: customFieldsResponse,
      body: { kind: 'edit', id: mood, title: 'Tone' },
    })
    expect(await valuesOf(one)).toEqual({ Tone: 'calm', Stray: 'x' })
  })

  it('ends in the trash', async () => {
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    expect(await asked('client')).toMatchObject({ status: 404 })
    expect(await refused({ kind: 'add', id: crypto.randomUUID(), title: 'New', type: 'text' })).toMatchObject(
      { status: 409 },
    )
  })
})
