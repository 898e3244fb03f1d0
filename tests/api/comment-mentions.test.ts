import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import { itemSummariesResponse } from '../../supabase/functions/_shared/contract/items.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { makeSharedScene } from './support/manuscripts.ts'

let api: TestApi
let id: string
let itemId: string
let at: string
beforeAll(async () => {
  api = await startTestApi()
  ;({ id, itemId, comments: at } = await makeSharedScene(api))
})
afterAll(() => api.close())

describe('a mention in a comment of a manuscript (R-945)', () => {
  const told = async () => {
    const rows = await api.database.owner<{ user_id: string; payload: Record<string, string> }[]>`
      select user_id, payload from public.notifications where kind = 'mentioned' order by seq`
    await api.database.owner`delete from public.notifications`
    return [...rows]
  }
  const add = async (as: 'auth' | 'user', body: object) =>
    (await api.ok(as, 'POST', at, { status: 201, schema: commentResponse, body })).comment

  it('notifies those who may read the manuscript, once, and gives nobody access', async () => {
    await told()
    const comment = await add('auth', { body: 'See @Nina Petrov, @Tom Hale, @Léa Fontaine, @Marc Delorme' })
    const all = await told()
    expect(all.map(({ user_id }) => user_id).sort()).toEqual([PEOPLE.client, PEOPLE.user].sort())
    expect(all[0]?.payload).toEqual({
      manuscriptId: id,
      itemId,
      commentId: comment.id,
      title: 'The Lighthouse',
      actor: 'Léa Fontaine',
    })
    const reply = await add('user', { body: 'Ask @Léa Fontaine', parentId: comment.id })
    expect(await told()).toMatchObject([{ user_id: PEOPLE.auth, payload: { commentId: comment.id } }])
    const body = { body: 'Ask @Léa Fontaine and @Tom Hale' }
    await api.ok('user', 'PATCH', `${at}/${reply.id}`, { schema: commentResponse, body })
    expect((await told()).map(({ user_id }) => user_id)).toEqual([PEOPLE.client])
    expect(await api.refused('manager', 'GET', `/manuscripts/${id}/comments`)).toMatchObject({ status: 404 })
  })

  it('notifies nobody of a footnote, a comment of a file and a copy', async () => {
    await told()
    await add('auth', { body: '@Nina Petrov', kind: 'footnote' })
    await add('auth', { body: '@Nina Petrov', source: { author: 'Eve', date: null } })
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/${itemId}/duplicate`, {
      status: 201,
      schema: itemSummariesResponse,
    })
    expect(await told()).toEqual([])
  })
})
