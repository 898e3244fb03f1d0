import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  commentResponse,
  commentThreadList,
} from '../../supabase/functions/_shared/contract/item-comments.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, createManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('GET /manuscripts/:id/comments (R-943)', () => {
  const marked = (text: string, of: string, ...marks: object[]) => ({
    type: 'text',
    text,
    marks: [...marks, { type: 'comment', attrs: { id: of } }],
  })

  it('lists the threads outside the trash with their replies and the texts that they are about', async () => {
    const book = (await createManuscript(api, 'auth')).id
    await shareManuscript(api, 'auth', book, 'client', 'viewer')
    const [first, second, lost, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const content = {
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    { type: 'text', text: 'The ' },
                    marked('old ', first, { type: 'bold' }),
                    { ...marked('lamp', first), marks: [{ type: 'comment', attrs: { id: first } }] },
                  ],
                },
              ],
            },
          ],
        },
        { type: 'paragraph' },
        { type: 'paragraph', content: [marked('burns', first), { type: 'text', text: '.' }] },
        { type: 'heading', attrs: { level: 2 }, content: [marked('x'.repeat(400), second)] },
      ],
    } as never
    const scene = await createItem(api, 'auth', book, { content })
    const trashed = await createItem(api, 'auth', book, { title: 'Away' })
    const add = (item: string, body: object) =>
      api.ok('auth', 'POST', `/manuscripts/${book}/items/${item}/comments`, {
        status: 201,
        schema: commentResponse,
        body,
      })
    await add(scene.id, { id: first, body: 'Which?' })
    await add(scene.id, { body: 'That one.', parentId: first })
    await add(scene.id, { id: second, body: 'Long' })
    await add(scene.id, { id: lost, body: 'Without a text' })
    await add(scene.id, { body: 'A footnote', kind: 'footnote' })
    await add(trashed.id, { id: gone, body: 'In the trash' })
    await api.send('auth', 'POST', `/manuscripts/${book}/items/${trashed.id}/trash`)
    const list = (as: 'auth' | 'client') =>
      api.ok(as, 'GET', `/manuscripts/${book}/comments`, { schema: commentThreadList })
    const { comments, total } = await list('auth')
    expect(total).toBe(3)
    expect(comments.map(({ body, passage, itemId: of }) => [body, passage, of])).toEqual([
      ['Which?', 'old lamp burns', scene.id],
      ['Long', 'x'.repeat(300), scene.id],
      ['That one.', null, scene.id],
      ['Without a text', null, scene.id],
    ])
    expect((await list('client')).comments.map(({ isOwn }) => isOwn)).toEqual([false, false, false, false])
    expect(await api.refused('manager', 'GET', `/manuscripts/${book}/comments`)).toMatchObject({
      status: 404,
    })
  })
})
