import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import { itemSummariesResponse } from '../../supabase/functions/_shared/contract/items.ts'
import { transferResponse } from '../../supabase/functions/_shared/contract/transfers.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, doc, fetchItem, makeSharedScene } from './support/manuscripts.ts'

let api: TestApi
let id: string
let itemId: string
let at: string
beforeAll(async () => {
  api = await startTestApi()
  ;({ id, itemId, comments: at } = await makeSharedScene(api))
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
    const again = await api.ok('user', 'PATCH', one, {
      schema: commentResponse,
      body: { resolved: true, body: 'Changed' },
    })
    expect(again.comment).toMatchObject({
      body: 'Changed',
      resolvedAt: resolved.comment.resolvedAt,
      resolvedByName: resolved.comment.resolvedByName,
      authorName: 'Nina Petrov',
    })
    const open = await api.ok('auth', 'PATCH', one, { schema: commentResponse, body: { resolved: false } })
    expect(open.comment).toMatchObject({ resolvedAt: null, resolvedByName: null })
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

describe('threads of comments (R-941)', () => {
  const start = (as: 'auth' | 'user', body: Record<string, unknown>) =>
    api.ok(as, 'POST', at, { status: 201, schema: commentResponse, body })
  const listed = async (as: 'auth' | 'user' | 'client', ids: string[]) =>
    (await fetchItem(api, as, id, itemId)).comments.filter((one) => ids.includes(one.id))

  it('have replies with their authors, which readers see', async () => {
    const { comment } = await start('user', { body: 'Too long?' })
    const { comment: reply } = await start('auth', { body: 'I like it.', parentId: comment.id })
    expect(reply).toMatchObject({ parentId: comment.id, authorName: 'Léa Fontaine', isOwn: true })
    expect(await listed('client', [comment.id, reply.id])).toMatchObject([
      { authorName: 'Nina Petrov', parentId: null, isOwn: false },
      { authorName: 'Léa Fontaine', parentId: comment.id, isOwn: false },
    ])
  })

  it('take no reply to a reply, a footnote, or a comment of another item, and a reply is not resolved', async () => {
    const { comment } = await start('user', { body: 'Why?' })
    const { comment: reply } = await start('user', { body: 'Because.', parentId: comment.id })
    const { comment: footnote } = await start('user', { body: 'See p. 4', kind: 'footnote' })
    const elsewhere = `/manuscripts/${id}/items/${(await createItem(api, 'auth', id)).id}/comments`
    for (const [path, parentId] of [
      [at, reply.id],
      [at, footnote.id],
      [at, UNKNOWN_ID],
      [elsewhere, comment.id],
    ] as const)
      expect(await api.refused('auth', 'POST', path, { body: 'x', parentId })).toMatchObject({ status: 404 })
    expect(
      await api.refused('auth', 'POST', at, { body: 'x', parentId: comment.id, kind: 'footnote' }),
    ).toMatchObject({ status: 409, code: 'wrong_state' })
    expect(await api.refused('auth', 'PATCH', `${at}/${reply.id}`, { resolved: true })).toMatchObject({
      status: 409,
      code: 'wrong_state',
    })
  })

  it('let only the author edit words, and only the author and the owner of the manuscript delete them', async () => {
    const { comment } = await start('auth', { body: 'Mine' })
    const { comment: reply } = await start('user', { body: 'Theirs', parentId: comment.id })
    expect(await api.refused('auth', 'PATCH', `${at}/${reply.id}`, { body: 'x' })).toMatchObject({
      status: 403,
    })
    expect(await api.refused('user', 'DELETE', `${at}/${comment.id}`)).toMatchObject({ status: 403 })
    await api.ok('user', 'PATCH', `${at}/${reply.id}`, { schema: commentResponse, body: { body: 'Changed' } })
    await api.ok('user', 'PATCH', `${at}/${comment.id}`, {
      schema: commentResponse,
      body: { resolved: true },
    })
    await api.done('auth', 'DELETE', `${at}/${reply.id}`)
    await start('user', { body: 'Again', parentId: comment.id })
    await api.done('auth', 'DELETE', `${at}/${comment.id}`)
    expect((await fetchItem(api, 'auth', id, itemId)).comments.some(({ body }) => body === 'Again')).toBe(
      false,
    )
  })

  it('of an import have no author and belong to all who may write', async () => {
    const imported = async () => {
      const [row] = await api.database.owner<{ id: string }[]>`
        insert into public.item_comments (item_id, manuscript_id, kind, body)
        values (${itemId}, ${id}, 'comment', 'Imported') returning id`
      return row?.id ?? ''
    }
    const one = await imported()
    const body = { body: 'Changed' }
    await api.ok('user', 'PATCH', `${at}/${one}`, { schema: commentResponse, body })
    await api.done('user', 'DELETE', `${at}/${one}`)
    const kept = await imported()
    for (const change of [{ body: 'x' }, { resolved: true }])
      expect(await api.refused('client', 'PATCH', `${at}/${kept}`, change)).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'DELETE', `${at}/${kept}`)).toMatchObject({ status: 403 })
  })

  it('R-946: tell the other tabs and people of the manuscript about each change', async () => {
    const { owner } = api.database
    const hints = async () => {
      const rows = await owner<{ topic: string; event: string }[]>`
        select topic, event from realtime.messages where event = 'comments'`
      await owner`delete from realtime.messages`
      return rows.map(({ topic, event }) => ({ topic, event }))
    }
    await hints()
    const hint = [{ topic: `manuscript:${id}`, event: 'comments' }]
    const { comment } = await start('auth', { body: 'Now' })
    expect(await hints()).toEqual(hint)
    await api.ok('auth', 'PATCH', `${at}/${comment.id}`, {
      schema: commentResponse,
      body: { resolved: true },
    })
    expect(await hints()).toEqual(hint)
    await api.done('auth', 'DELETE', `${at}/${comment.id}`)
    expect(await hints()).toEqual(hint)
  })

  it('R-865: name the author and the date of a file', async () => {
    const source = { author: 'Eve Editor', date: '2026-03-02T10:00:00Z' }
    const { comment } = await start('auth', { body: 'Cut this.', source })
    expect(comment).toMatchObject({ authorName: 'Eve Editor', isFromFile: true, isOwn: true })
    expect(new Date(comment.createdAt).toISOString()).toBe('2026-03-02T10:00:00.000Z')
    expect((await listed('user', [comment.id]))[0]).toMatchObject({ isOwn: false, isFromFile: true })
  })

  it('are copied with their replies, and a split moves the replies with the comment', async () => {
    const scene = await createItem(api, 'auth', id, { title: 'Scene', content: doc('One two.') })
    const path = `/manuscripts/${id}/items/${scene.id}`
    const { comment } = await api.ok('user', 'POST', `${path}/comments`, {
      status: 201,
      schema: commentResponse,
      body: { body: 'First' },
    })
    await api.ok('auth', 'POST', `${path}/comments`, {
      status: 201,
      schema: commentResponse,
      body: { body: 'Second', parentId: comment.id },
    })
    const { items } = await api.ok('auth', 'POST', `${path}/duplicate`, {
      status: 201,
      schema: itemSummariesResponse,
    })
    const copy = await fetchItem(api, 'auth', id, items[0]?.id ?? '')
    const root = copy.comments.find(({ body }) => body === 'First')
    expect(root?.id).not.toBe(comment.id)
    expect(copy.comments.find(({ body }) => body === 'Second')?.parentId).toBe(root?.id)

    const { revision } = await fetchItem(api, 'auth', id, scene.id)
    const { others } = await api.ok('auth', 'POST', `${path}/transfer`, {
      schema: transferResponse,
      body: {
        kind: 'split',
        revision,
        changes: { content: doc('One') },
        other: { id: randomUUID(), title: 'Rest', content: doc('two.') },
        noteIds: [comment.id],
      },
    })
    expect(others[0]?.comments.map(({ body }) => body)).toEqual(['First', 'Second'])
  })
})
