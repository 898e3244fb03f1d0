import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  conflictResponse,
  itemSummariesResponse,
  savedItem,
} from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, doc, fetchItem, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await createManuscript(api, 'auth')).id
  path = `/manuscripts/${id}/items`
})
afterAll(() => api.close())

describe('PATCH …/items/:itemId', () => {
  it('changes only the sent fields', async () => {
    const item = await createItem(api, 'auth', id, {
      title: 'Old',
      synopsis: 'Same',
      content: doc('a b c'),
      keywords: ['k'],
    })
    const body = { revision: item.revision, title: 'New', target: 10 }
    const saved = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: savedItem,
      body,
    })
    expect(saved).toMatchObject({
      title: 'New',
      wordCount: 3,
      characterCount: 5,
      revision: item.revision + 1,
    })
    expect(await fetchItem(api, 'auth', id, item.id)).toMatchObject({
      title: 'New',
      target: 10,
      synopsis: 'Same',
      wordCount: 3,
      keywords: ['k'],
      revision: item.revision + 1,
    })
    const emptied = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: savedItem,
      body: { revision: saved.revision, content: null, target: null },
    })
    expect(await fetchItem(api, 'auth', id, item.id)).toMatchObject({
      content: null,
      text: '',
      wordCount: 0,
      characterCount: 0,
      hasText: false,
      target: null,
      title: 'New',
    })
    const same = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: savedItem,
      body: { revision: emptied.revision },
    })
    expect(same.revision).toBe(emptied.revision)
  })

  it('answers a stale change with the present item and writes nothing', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('first') })
    await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: savedItem,
      body: { revision: 1, content: doc('second') },
    })
    const late = await api.send('auth', 'PATCH', `${path}/${item.id}`, { revision: 1, content: doc('third') })
    expect(late.status).toBe(409)
    expect(conflictResponse.parse(late.body).item).toMatchObject({ text: 'second', revision: 2 })
    expect((await fetchItem(api, 'auth', id, item.id)).text).toBe('second')
  })

  it('names the author of the state with which a stale change conflicts', async () => {
    const own = (await createManuscript(api, 'auth')).id
    await shareManuscript(api, 'auth', own, 'user', 'editor')
    const item = await createItem(api, 'auth', own, { content: doc('first') })
    const at = `/manuscripts/${own}/items/${item.id}`
    await api.ok('user', 'PATCH', at, { schema: savedItem, body: { revision: 1, content: doc('second') } })
    const late = await api.send('auth', 'PATCH', at, { revision: 1, content: doc('third') })
    const { editedBy } = conflictResponse.parse(late.body).item
    const [person] = await api.database.owner<{ id: string; name: string }[]>`
      select id, full_name as name from public.profiles where email = 'user@demo.com'`
    expect(person?.name).toBeTruthy()
    expect(editedBy).toEqual({ ...person })
  })

  it('lets exactly one of two simultaneous changes through', async () => {
    const item = await createItem(api, 'auth', id)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) =>
        api.send('auth', 'PATCH', `${path}/${item.id}`, { revision: 1, title }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('keeps every mark and attribute of the document schema', async () => {
    const linked = await createItem(api, 'auth', id)
    const content = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [{ type: 'text', text: 'H' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'a',
              marks: [{ type: 'bold' }, { type: 'highlight', attrs: { color: '#ffee00' } }],
            },
            { type: 'hardBreak' },
            { type: 'text', text: 'b', marks: [{ type: 'itemLink', attrs: { itemId: linked.id } }] },
            { type: 'text', text: 'c', marks: [{ type: 'link', attrs: { href: 'https://example.org' } }] },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [{ type: 'paragraph' }] }],
            },
          ],
        },
        { type: 'image', attrs: { path: `${id}/pics/a.png`, alt: 'A', width: 10 } },
      ],
    }
    const item = await createItem(api, 'auth', id, { content: content as never })
    expect((await fetchItem(api, 'auth', id, item.id)).content).toEqual(content)
  })

  it('accepts a body of megabytes and refuses a larger one', async () => {
    const item = await createItem(api, 'auth', id)
    const big = doc(...Array.from({ length: 2000 }, (_, n) => `Paragraph ${n} ${'word '.repeat(400)}`.trim()))
    const saved = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: savedItem,
      body: { revision: 1, content: big },
    })
    expect(saved.wordCount).toBe(2000 * 402)
    const huge = JSON.stringify({ revision: 2, content: doc('x'.repeat(8 * 1024 * 1024)) })
    expect(await api.refused('auth', 'PATCH', `${path}/${item.id}`, huge)).toMatchObject({ status: 413 })
  })
})

describe('the language of an item (R-964)', () => {
  const change = (itemId: string, body: object, as: 'auth' | 'client' = 'auth') =>
    api.send(as, 'PATCH', `${path}/${itemId}`, body)

  it('is none at first, is stored with the item, and is that of the manuscript again for null', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one two') })
    expect(item.language).toBeNull()
    expect((await change(item.id, { revision: 1, language: 'pt-BR' })).status).toBe(200)
    expect(await fetchItem(api, 'auth', id, item.id)).toMatchObject({ language: 'pt-BR', revision: 2 })
    expect((await change(item.id, { revision: 2, language: null })).status).toBe(200)
    expect((await fetchItem(api, 'auth', id, item.id)).language).toBeNull()
    for (const language of ['', 'french', 'FR', '<fr>'])
      expect((await change(item.id, { revision: 3, language })).status, language).toBe(422)
  })

  it('goes to a copy and to the second part of a split text', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one', 'two'), language: 'fr' })
    const [copy] = (
      await api.ok('auth', 'POST', `${path}/${item.id}/duplicate`, {
        status: 201,
        schema: itemSummariesResponse,
      })
    ).items
    expect(copy?.language).toBe('fr')
    const other = { id: randomUUID(), title: 'Two', content: doc('two') }
    const split = { kind: 'split', revision: 1, changes: { content: doc('one') }, other, noteIds: [] }
    expect((await api.send('auth', 'POST', `${path}/${item.id}/transfer`, split)).status).toBe(200)
    expect((await fetchItem(api, 'auth', id, other.id)).language).toBe('fr')
  })

  it('is not changed by a viewer, and not by others', async () => {
    const item = await createItem(api, 'auth', id, { language: 'fr' })
    expect((await change(item.id, { revision: 1, language: 'de' }, 'client')).status).toBe(404)
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    expect((await change(item.id, { revision: 1, language: 'de' }, 'client')).status).toBe(403)
    expect(await fetchItem(api, 'client', id, item.id)).toMatchObject({ language: 'fr', revision: 1 })
  })
})

describe('access to an item', () => {
  it('a viewer reads, an editor writes, and an unauthorized caller gets 404', async () => {
    const own = (await createManuscript(api, 'auth')).id
    const item = await createItem(api, 'auth', own, { content: doc('x') })
    const at = `/manuscripts/${own}/items`
    await shareManuscript(api, 'auth', own, 'client', 'viewer')
    await shareManuscript(api, 'auth', own, 'user', 'editor')
    expect((await fetchItem(api, 'client', own, item.id)).text).toBe('x')
    const merge = { kind: 'merge', revision: 1, changes: {}, others: [{ id: UNKNOWN_ID, revision: 1 }] }
    const writes: [string, string, unknown][] = [
      ['POST', at, { type: 'scene' }],
      ['PATCH', `${at}/${item.id}`, { revision: 1, title: 'x' }],
      ['POST', `${at}/${item.id}/move`, { parentId: null }],
      ['POST', `${at}/${item.id}/duplicate`, undefined],
      ['POST', `${at}/${item.id}/transfer`, merge],
      ['POST', `${at}/${item.id}/trash`, undefined],
      ['POST', `${at}/${item.id}/restore`, undefined],
      ['DELETE', `${at}/${item.id}`, undefined],
      ['POST', `${at}/${item.id}/revisions`, { name: 'x' }],
      ['POST', `${at}/${item.id}/comments`, { body: 'x' }],
      ['DELETE', `/manuscripts/${own}/trash`, undefined],
    ]
    for (const [method, to, body] of writes) {
      expect(await api.refused('client', method, to, body), `${method} ${to}`).toEqual({
        status: 403,
        code: 'forbidden',
      })
      expect(await api.refused('manager', method, to, body), `${method} ${to}`).toEqual({
        status: 404,
        code: 'not_found',
      })
      expect(await api.refused(null, method, to, body), `${method} ${to}`).toEqual({
        status: 401,
        code: 'unauthenticated',
      })
    }
    const changed = await api.ok('user', 'PATCH', `${at}/${item.id}`, {
      schema: savedItem,
      body: { revision: 1, title: 'By an editor' },
    })
    expect(changed.title).toBe('By an editor')
  })

  it('an item of another manuscript answers like one that does not exist', async () => {
    const other = await createManuscript(api, 'client')
    const foreign = await createItem(api, 'client', other.id)
    for (const itemId of [foreign.id, UNKNOWN_ID, 'x', '..', '%00']) {
      expect(await api.refused('auth', 'GET', `${path}/${itemId}`), itemId).toEqual({
        status: 404,
        code: 'not_found',
      })
      expect(
        await api.refused('auth', 'PATCH', `${path}/${itemId}`, { revision: 1, title: 'x' }),
        itemId,
      ).toEqual({ status: 404, code: 'not_found' })
    }
  })
})
