import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  conflictAnswer,
  itemAnswer,
  itemList,
  itemSummary,
} from '../../supabase/functions/_shared/contract/items.ts'
import { NOBODY, startTestApi, type TestApi } from './support/api.ts'
import {
  doc,
  makeEmptyManuscript,
  makeItem,
  makeManuscript,
  outline,
  readItem,
  share,
} from './support/manuscripts.ts'

let api: TestApi
let id: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await makeManuscript(api, 'auth')).id
  path = `/manuscripts/${id}/items`
})
afterAll(() => api.close())

describe('GET …/items', () => {
  it('lists the whole binder depth first, in the order of positions, without bodies', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const a = await makeItem(api, 'auth', own, { type: 'chapter', title: 'A' })
    await makeItem(api, 'auth', own, { type: 'character', title: 'C' })
    await makeItem(api, 'auth', own, { type: 'chapter', title: 'B', afterId: a.id })
    await makeItem(api, 'auth', own, { title: 'A2', parentId: a.id })
    const a1 = await makeItem(api, 'auth', own, {
      title: 'A1',
      parentId: a.id,
      afterId: null,
      content: doc('words'),
    })
    await makeItem(api, 'auth', own, { type: 'note', title: 'A1a', parentId: a1.id })
    expect(await outline(api, 'auth', own)).toEqual(['A', '  A1', '    A1a', '  A2', 'B', 'C'])
    const { items, total } = await api.ok('auth', 'GET', `/manuscripts/${own}/items`, { schema: itemList })
    expect(total).toBe(6)
    expect(Object.keys(items[0] as object).sort()).toEqual(Object.keys(itemSummary.shape).sort())
  })

  it('narrows by type and leaves the trash out, in the same order', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const folder = await makeItem(api, 'auth', own, { type: 'folder', title: 'People' })
    await makeItem(api, 'auth', own, { type: 'character', title: 'Zoe', parentId: folder.id })
    const anna = await makeItem(api, 'auth', own, { type: 'character', title: 'Anna', parentId: folder.id })
    await api.send('auth', 'POST', `/manuscripts/${own}/items/${anna.id}/trash`)
    const titles = async (query: string) =>
      (await api.ok('auth', 'GET', `/manuscripts/${own}/items${query}`, { schema: itemList })).items.map(
        (item) => item.title,
      )
    expect(await titles('?type=character')).toEqual(['Zoe', 'Anna'])
    expect(await titles('?type=character&active=true')).toEqual(['Zoe'])
    expect(await titles('?type=dragon')).toHaveLength(3)
  })

  it('answers an empty binder', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const answer = await api.ok('auth', 'GET', `/manuscripts/${own}/items`, { schema: itemList })
    expect(answer).toEqual({ items: [], total: 0 })
  })
})

describe('POST …/items', () => {
  it('makes an item under the id the client chose, with text and words counted here', async () => {
    const itemId = randomUUID()
    const item = await makeItem(api, 'auth', id, {
      id: itemId,
      title: 'Landfall',
      synopsis: 'They land.',
      content: doc('Land, ho!', 'L’été — 東京'),
      notesContent: doc('Check the tide.'),
      keywords: ['sea', 'Ébauche'],
      custom: { POV: 'Anna' },
      details: { aliases: 'x' },
      target: 500,
      includeInCompile: false,
    })
    expect(item).toMatchObject({
      id: itemId,
      text: 'Land, ho!\nL’été — 東京',
      wordCount: 5,
      hasText: true,
      notes: 'Check the tide.',
      keywords: ['sea', 'Ébauche'],
      custom: { POV: 'Anna' },
      target: 500,
      includeInCompile: false,
      revision: 1,
    })
    expect(await api.refused('auth', 'POST', path, { id: itemId, type: 'scene' })).toMatchObject({
      status: 409,
      code: 'already_exists',
    })
  })

  it('trusts no text, count or owner a client sends', async () => {
    const body = {
      type: 'scene',
      content: doc('two words'),
      text: 'forged',
      wordCount: 99,
      manuscriptId: NOBODY,
      revision: 7,
      inTrash: true,
      sourceId: 'x',
    }
    const { item } = await api.ok('auth', 'POST', path, { status: 201, schema: itemAnswer, body })
    expect(item).toMatchObject({
      text: 'two words',
      wordCount: 2,
      revision: 1,
      inTrash: false,
      sourceId: null,
    })
  })

  it.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'dragon' }, 'type'],
    [
      'a body that is no document',
      { type: 'scene', content: { type: 'doc', content: [{ type: 'script' }] } },
      'content',
    ],
    [
      'a link that runs code',
      {
        type: 'scene',
        content: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      'content',
    ],
    [
      'an image from elsewhere',
      {
        type: 'scene',
        content: { type: 'doc', content: [{ type: 'image', attrs: { path: 'https://example.org/x.png' } }] },
      },
      'content',
    ],
    ['a parent there is not', { type: 'scene', parentId: NOBODY }, 'parentId'],
    ['a neighbour there is not', { type: 'scene', afterId: NOBODY }, 'afterId'],
    ['a label there is not', { type: 'scene', labelId: NOBODY }, 'labelId'],
    ['a status there is not', { type: 'scene', statusId: NOBODY }, 'statusId'],
    ['a title that is too long', { type: 'scene', title: 'x'.repeat(1001) }, 'title'],
    ['an id that is none', { type: 'scene', id: '../x' }, 'id'],
  ])('refuses %s with a message at the field', async (_name, body, field) => {
    const refusal = await api.refused('auth', 'POST', path, body)
    expect(refusal).toMatchObject({ status: 422, code: 'invalid' })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  it('refuses a body nested too deeply before it is walked', async () => {
    const depth = 50_000
    const content = `${'{"type":"blockquote","content":['.repeat(depth)}{"type":"paragraph"}${']}'.repeat(depth)}`
    const body = `{"type":"scene","content":{"type":"doc","content":[${content}]}}`
    expect(await api.refused('auth', 'POST', path, body)).toMatchObject({
      status: 422,
      fields: { content: 'Content is nested too deeply' },
    })
    // Deep where no document is expected.
    expect(
      await api.refused('auth', 'POST', path, `{"type":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    ).toMatchObject({ status: 422 })
  })

  it('takes a parent and a label of the same manuscript only', async () => {
    const other = await makeManuscript(api, 'auth')
    const foreign = await makeItem(api, 'auth', other.id)
    expect(await api.refused('auth', 'POST', path, { type: 'scene', parentId: foreign.id })).toMatchObject({
      status: 422,
    })
  })
})

describe('PATCH …/items/:itemId', () => {
  it('changes only what is given', async () => {
    const item = await makeItem(api, 'auth', id, {
      title: 'Old',
      synopsis: 'Same',
      content: doc('a b c'),
      keywords: ['k'],
    })
    const body = { revision: item.revision, title: 'New', target: 10 }
    const { item: changed } = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: itemAnswer,
      body,
    })
    expect(changed).toMatchObject({
      title: 'New',
      target: 10,
      synopsis: 'Same',
      wordCount: 3,
      keywords: ['k'],
      revision: item.revision + 1,
    })
    const emptied = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: itemAnswer,
      body: { revision: changed.revision, content: null, target: null },
    })
    expect(emptied.item).toMatchObject({
      content: null,
      text: '',
      wordCount: 0,
      hasText: false,
      target: null,
      title: 'New',
    })
    const same = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: itemAnswer,
      body: { revision: emptied.item.revision },
    })
    expect(same.item.revision).toBe(emptied.item.revision)
  })

  it('answers a late change with the present item and writes nothing', async () => {
    const item = await makeItem(api, 'auth', id, { content: doc('first') })
    await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: itemAnswer,
      body: { revision: 1, content: doc('second') },
    })
    const late = await api.send('auth', 'PATCH', `${path}/${item.id}`, { revision: 1, content: doc('third') })
    expect(late.status).toBe(409)
    expect(conflictAnswer.parse(late.body).item).toMatchObject({ text: 'second', revision: 2 })
    expect((await readItem(api, 'auth', id, item.id)).text).toBe('second')
  })

  it('lets exactly one of two simultaneous changes through', async () => {
    const item = await makeItem(api, 'auth', id)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) =>
        api.send('auth', 'PATCH', `${path}/${item.id}`, { revision: 1, title }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('keeps every mark and attribute of the document schema', async () => {
    const linked = await makeItem(api, 'auth', id)
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
    const item = await makeItem(api, 'auth', id, { content: content as never })
    expect((await readItem(api, 'auth', id, item.id)).content).toEqual(content)
  })

  it('takes a body of megabytes and refuses a larger one', async () => {
    const item = await makeItem(api, 'auth', id)
    const big = doc(...Array.from({ length: 2000 }, (_, n) => `Paragraph ${n} ${'word '.repeat(400)}`.trim()))
    const saved = await api.ok('auth', 'PATCH', `${path}/${item.id}`, {
      schema: itemAnswer,
      body: { revision: 1, content: big },
    })
    expect(saved.item.wordCount).toBe(2000 * 402)
    const huge = JSON.stringify({ revision: 2, content: doc('x'.repeat(8 * 1024 * 1024)) })
    expect(await api.refused('auth', 'PATCH', `${path}/${item.id}`, huge)).toMatchObject({ status: 413 })
  })
})

describe('who may', () => {
  it('lets a viewer read and not write, an editor write, and a stranger find nothing', async () => {
    const own = (await makeManuscript(api, 'auth')).id
    const item = await makeItem(api, 'auth', own, { content: doc('x') })
    const at = `/manuscripts/${own}/items`
    await share(api, 'auth', own, 'client', 'viewer')
    await share(api, 'auth', own, 'user', 'editor')
    expect((await readItem(api, 'client', own, item.id)).text).toBe('x')
    const writes: [string, string, unknown][] = [
      ['POST', at, { type: 'scene' }],
      ['PATCH', `${at}/${item.id}`, { revision: 1, title: 'x' }],
      ['POST', `${at}/${item.id}/move`, { parentId: null }],
      ['POST', `${at}/${item.id}/duplicate`, undefined],
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
      schema: itemAnswer,
      body: { revision: 1, title: 'By an editor' },
    })
    expect(changed.item.title).toBe('By an editor')
  })

  it('answers alike for an item of another manuscript and for one there is not', async () => {
    const other = await makeManuscript(api, 'client')
    const foreign = await makeItem(api, 'client', other.id)
    for (const itemId of [foreign.id, NOBODY, 'x', '..', '%00']) {
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
