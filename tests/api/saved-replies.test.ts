import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type SavedReplyBody,
  savedReplyList,
  savedReplyResponse,
} from '../../supabase/functions/_shared/contract/saved-replies.ts'
import { startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const TEXT: SavedReplyBody = {
  title: 'Opening hours',
  language: 'en',
  body: 'Dear {client},\n\nnine to six.',
}
const path = '/mail/saved-replies'
const make = async (body: Partial<SavedReplyBody> = {}) =>
  (
    await api.ok('user', 'POST', path, {
      status: 201,
      schema: savedReplyResponse,
      body: { ...TEXT, ...body },
    })
  ).reply

describe('saved replies (R-828)', () => {
  it('are shared: any staff list, change and delete the reply of another person', async () => {
    const made = await make()
    expect(made).toMatchObject({ ...TEXT, revision: 1 })
    await make({ title: 'Horaires', language: 'fr' })
    const titles = async (query: string) =>
      (await api.ok('manager', 'GET', `${path}?${query}`, { schema: savedReplyList })).replies
        .map(({ title }) => title)
        .filter((title) => title === 'Horaires' || title === TEXT.title)
    expect(await titles('itemsPerPage=100')).toEqual(['Horaires', 'Opening hours'])
    expect(await titles('language=en')).toEqual(['Opening hours'])
    expect(await titles('q=horair')).toEqual(['Horaires'])
    const one = `${path}/${made.id}`
    const changed = { body: 'From ten.', revision: 1 }
    expect(await api.send('manager', 'PATCH', one, changed)).toMatchObject({
      status: 200,
      body: { reply: { title: TEXT.title, body: 'From ten.', revision: 2 } },
    })
    expect(await api.send('user', 'PATCH', one, { body: 'Late', revision: 1 })).toMatchObject({
      status: 409,
      body: { reply: { body: 'From ten.' }, changedBy: expect.stringContaining('Marc') },
    })
    await api.done('admin', 'DELETE', one)
    expect((await api.refused('user', 'PATCH', one, { body: 'Gone', revision: 2 })).status).toBe(404)
  })

  it('are refused to clients, and empty texts at their field', async () => {
    const { id } = await make()
    const one = `${path}/${id}`
    expect(await api.refused('client', 'GET', path)).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'POST', path, TEXT)).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'PATCH', one, { body: 'x', revision: 1 })).toMatchObject({
      status: 404,
    })
    expect(await api.refused('client', 'DELETE', one)).toMatchObject({ status: 404 })
    expect((await api.refused('user', 'POST', path, { ...TEXT, body: ' \n ' })).fields).toEqual({
      body: 'unfilled',
    })
  })
})
