import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentResponse } from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, fetchItem, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
let itemId: string
let at: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await createManuscript(api, 'auth')).id
  itemId = (await createItem(api, 'auth', id)).id
  at = `/manuscripts/${id}/items/${itemId}/comments`
  await shareManuscript(api, 'auth', id, 'user', 'editor')
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
})
afterAll(() => api.close())

describe('comments and footnotes', () => {
  it('are created under the id of their mark, resolved, reopened, changed and deleted', async () => {
    const given = randomUUID()
    const body = { id: given, body: ' Is this the same door? ', colour: '#ffcc00' }
    const { comment } = await api.ok('user', 'POST', at, { status: 201, schema: commentResponse, body })
    expect(comment).toMatchObject({
      id: given,
      kind: 'comment',
      body: 'Is this the same door?',
      colour: '#ffcc00',
      authorName: 'Nina Petrov',
      resolvedAt: null,
    })
    const one = `${at}/${given}`
    const resolved = await api.ok('auth', 'PATCH', one, { schema: commentResponse, body: { resolved: true } })
    expect(resolved.comment.resolvedAt).not.toBeNull()
    const again = await api.ok('auth', 'PATCH', one, {
      schema: commentResponse,
      body: { resolved: true, body: 'Changed' },
    })
    expect(again.comment).toMatchObject({
      body: 'Changed',
      resolvedAt: resolved.comment.resolvedAt,
      authorName: 'Nina Petrov',
    })
    const open = await api.ok('auth', 'PATCH', one, { schema: commentResponse, body: { resolved: false } })
    expect(open.comment.resolvedAt).toBeNull()
    expect((await fetchItem(api, 'client', id, itemId)).comments).toHaveLength(1)
    await api.done('auth', 'DELETE', one)
    expect(await api.refused('auth', 'DELETE', one)).toMatchObject({ status: 404 })
  })

  it('keep the order of their creation', async () => {
    for (const text of ['a', 'b', 'c'])
      await api.ok('auth', 'POST', at, {
        status: 201,
        schema: commentResponse,
        body: { body: text, kind: 'footnote' },
      })
    expect((await fetchItem(api, 'auth', id, itemId)).comments.map((comment) => comment.body)).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('are refused when empty, with a used id, to a viewer, to an unauthorized caller and on an unknown item', async () => {
    const { comment } = await api.ok('auth', 'POST', at, {
      status: 201,
      schema: commentResponse,
      body: { body: 'x' },
    })
    expect(await api.refused('auth', 'POST', at, { body: '  ' })).toMatchObject({
      status: 422,
      fields: { body: 'required' },
    })
    expect(await api.refused('auth', 'POST', at, { id: comment.id, body: 'x' })).toMatchObject({
      status: 409,
    })
    expect(await api.refused('auth', 'POST', at, { body: 'x', colour: 'red' })).toMatchObject({ status: 422 })
    expect(await api.refused('client', 'POST', at, { body: 'x' })).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'PATCH', `${at}/${comment.id}`, { body: 'x' })).toMatchObject({
      status: 403,
    })
    expect(await api.refused('client', 'DELETE', `${at}/${comment.id}`)).toMatchObject({ status: 403 })
    expect(await api.refused('manager', 'PATCH', `${at}/${comment.id}`, { body: 'x' })).toMatchObject({
      status: 404,
    })
    expect(await api.refused('auth', 'PATCH', `${at}/${UNKNOWN_ID}`, { body: 'x' })).toMatchObject({
      status: 404,
    })
    expect(
      await api.refused('auth', 'POST', `/manuscripts/${id}/items/${UNKNOWN_ID}/comments`, { body: 'x' }),
    ).toMatchObject({ status: 404 })
  })
})
