import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemNames } from '../../supabase/functions/_shared/contract/item-names.ts'
import { searchResponse } from '../../supabase/functions/_shared/contract/item-search.ts'
import { type CreateItemBody, itemList } from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
const ids: Record<string, string> = {}
const ITEMS: CreateItemBody[] = [
  { type: 'chapter', title: 'The Harbour', content: doc('Nothing here.') },
  {
    type: 'scene',
    title: 'Arrival',
    content: doc('Anna Petrova walked to the harbour. The café was closed.'),
  },
  {
    type: 'scene',
    title: 'Été',
    synopsis: 'A harbour in summer.',
    content: doc('L’été, « Bonjour\u00a0! » dit-elle—enfin. Le cœur battait.'),
  },
  { type: 'scene', title: 'Notes only', notesContent: doc('Check the harbour map.') },
  { type: 'scene', title: '東京', content: doc('彼女は東京の海辺を歩いた。', 'กรุงเทพมหานคร') },
  {
    type: 'scene',
    title: 'Long',
    content: doc(
      `${'filler words go on and on. '.repeat(80)}Then Annie saw the lighthouse keeper. ${'more filler. '.repeat(80)}`,
    ),
  },
  { type: 'scene', title: 'Tagged', keywords: ['Motif-Sea'] },
  {
    type: 'character',
    title: 'Anna Petrova',
    details: { aliases: 'Annie, la Russe\n東京の人' },
    content: doc('Tall.'),
  },
  { type: 'location', title: '東京' },
  { type: 'character', title: 'Nobody At All' },
]

beforeAll(async () => {
  api = await startTestApi()
  id = await makeEmptyManuscript(api, 'auth')
  for (const body of ITEMS) ids[`${body.type} ${body.title}`] = (await createItem(api, 'auth', id, body)).id
  const gone = await createItem(api, 'auth', id, {
    title: 'Thrown away',
    content: doc('The harbour, Anna Petrova'),
  })
  await api.send('auth', 'POST', `/manuscripts/${id}/items/${gone.id}/trash`)
})
afterAll(() => api.close())

const search = (q: string, more = '') =>
  api.ok('auth', 'GET', `/manuscripts/${id}/search?q=${encodeURIComponent(q)}${more}`, {
    schema: searchResponse,
  })
const titles = async (q: string) => (await search(q)).hits.map((hit) => hit.title)
const shown = (snippet: string) => snippet.replaceAll('\ue000', '[').replaceAll('\ue001', ']')

describe('searching a manuscript', () => {
  it('ranks titles before synopses before texts before notes, and the trash last', async () => {
    const { hits, total } = await search('harbour')
    expect(hits.map((hit) => [hit.title, hit.field])).toEqual([
      ['The Harbour', 'title'],
      ['Été', 'synopsis'],
      ['Arrival', 'text'],
      ['Notes only', 'notes'],
      ['Thrown away', 'text'],
    ])
    expect(total).toBe(5)
    expect(hits.map((hit) => hit.inTrash)).toEqual([false, false, false, false, true])
  })

  it('keeps the order of the book within a rank', async () => {
    const manuscript = await makeEmptyManuscript(api, 'auth', 'Order')
    const add = async (title: string, parentId: string | null, text: string) =>
      (await createItem(api, 'auth', manuscript, { title, parentId, content: doc(text) })).id
    const second = await add('Second', null, 'A lantern, a lantern, a lantern.')
    const inner = await add('Inner', second, 'A lantern.')
    await add('Third', null, 'A lantern and a lantern.')
    const first = await add('First', null, 'One lantern in many other words of a text that is longer.')
    const move = (itemId: string, body: unknown) =>
      api.send('auth', 'POST', `/manuscripts/${manuscript}/items/${itemId}/move`, body)
    await move(first, { parentId: null, afterId: null })
    await add('Innermost', inner, 'The lantern.')
    await add('Lantern', null, 'Dark.')
    const found = await api.ok('auth', 'GET', `/manuscripts/${manuscript}/search?q=lantern`, {
      schema: searchResponse,
    })
    expect(found.hits.map(({ title }) => title)).toEqual([
      'Lantern',
      'First',
      'Second',
      'Inner',
      'Innermost',
      'Third',
    ])
    const paged = await api.ok(
      'auth',
      'GET',
      `/manuscripts/${manuscript}/search?q=lantern&itemsPerPage=2&page=2`,
      { schema: searchResponse },
    )
    expect(paged.hits.map(({ title }) => title)).toEqual(['Second', 'Inner'])
  })

  it('names the matching keyword, and the occurrence at which a snippet begins', async () => {
    const [tagged] = (await search('motif')).hits
    expect(tagged).toMatchObject({ field: 'keyword', match: null })
    expect(shown(tagged?.snippet ?? '')).toBe('[Motif]-Sea')
    const [byLetters] = (await search('otif')).hits
    expect(byLetters).toMatchObject({ title: 'Tagged', field: 'keyword' })
    const [text] = (await search('lighthouse')).hits
    expect(text).toMatchObject({ field: 'text', match: { text: 'lighthouse', index: 0 } })
    const [late] = (await search('filler lighthouse')).hits
    expect(late?.match).toEqual({
      text: expect.stringMatching(/^(filler|lighthouse)$/),
      index: expect.any(Number),
    })
  })

  it.each([
    ['HARBOUR CAFE', ['Arrival']],
    ['ete', ['Été']],
    ['cœur', ['Été']],
    ['coeur', ['Été']],
    ['bonjour', ['Été']],
    ['elle enfin', ['Été']],
    ['l’été', ['Été']],
    ['anna petr', ['Anna Petrova', 'Arrival', 'Thrown away']],
    ['"walked to the harbour"', ['Arrival']],
    ['"harbour walked"', []],
    ['harbour -café -summer -map', ['The Harbour', 'Thrown away']],
    ['motif', ['Tagged']],
    ['lighthouse keep', ['Long']],
    ['harbour or summer', []],
    ['arbou -cafe', []],
  ])('matches %s', async (q, expected) => {
    expect(await titles(q)).toEqual(expected)
  })

  it.each([
    ['海辺', ['東京']],
    ['東京', ['東京', '東京']],
    ['มหานคร', ['東京']],
    ['arbou', ['The Harbour', 'Arrival', 'Été', 'Notes only', 'Thrown away']],
  ])('matches a part of a word, and scripts without spaces, by letters: %s', async (q, expected) => {
    expect((await titles(q)).sort()).toEqual([...expected].sort())
  })

  it.each([
    '',
    '   ',
    '"',
    '-',
    '!',
    "'",
    '\\',
    ':*',
    '((',
    '& |',
    '<->',
    'a & | b',
    '%',
    '_',
    '\u00a0',
    '😀',
    '-"',
    '"" ""',
  ])('answers %j without failing', async (q) => {
    expect((await search(q)).hits).toBeInstanceOf(Array)
  })

  it('answers the snippet with marked hits, wherever it is in the text', async () => {
    const [hit] = (await search('lighthouse annie')).hits
    expect(shown(hit?.snippet ?? '')).toContain('Then [Annie] saw the [lighthouse] keeper.')
    expect(hit?.snippet.length).toBeLessThan(260)
    const [summer] = (await search('ete')).hits
    expect(shown(summer?.snippet ?? '')).toBe('[Été]')
    const [tokyo] = (await search('海辺')).hits
    expect(shown(tokyo?.snippet ?? '')).toContain('東京の[海辺]を')
  })

  it('answers pages', async () => {
    const first = await search('harbour', '&itemsPerPage=2')
    const second = await search('harbour', '&itemsPerPage=2&page=2')
    expect([...first.hits, ...second.hits].map((hit) => hit.title)).toEqual([
      'The Harbour',
      'Été',
      'Arrival',
      'Notes only',
    ])
    expect(second.total).toBe(5)
  })

  it('finds new text at once, and no longer the old text', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('ephemeral') })
    expect((await search('ephemeral')).total).toBe(1)
    await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${item.id}`, {
      revision: 1,
      content: doc('permanent'),
    })
    expect((await search('ephemeral')).total).toBe(0)
    expect((await search('permanent')).total).toBe(1)
  })

  it('is allowed to viewers, and not to others', async () => {
    expect(await api.refused('client', 'GET', `/manuscripts/${id}/search?q=harbour`)).toMatchObject({
      status: 404,
    })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    const answer = await api.ok('client', 'GET', `/manuscripts/${id}/search?q=harbour`, {
      schema: searchResponse,
    })
    expect(answer.total).toBe(5)
  })
})

describe('GET mentions', () => {
  const mentions = async (key: string) =>
    (
      await api.ok('auth', 'GET', `/manuscripts/${id}/items/${ids[key]}/mentions`, {
        schema: searchResponse,
      })
    ).hits

  it('answers the scenes that name a character by title or alias, in reading order', async () => {
    const hits = await mentions('character Anna Petrova')
    expect(hits.map((hit) => hit.title)).toEqual(['Arrival', 'Long'])
    expect(shown(hits[0]?.snippet ?? '')).toContain('[Anna Petrova] walked')
    expect(shown(hits[1]?.snippet ?? '')).toContain('[Annie]')
  })

  it('matches scripts without spaces', async () => {
    expect((await mentions('location 東京')).map((hit) => hit.title)).toEqual(['東京'])
  })

  it('R-909: has the names of the title and the aliases that the list of items gives the editor', async () => {
    const { items } = await api.ok('auth', 'GET', `/manuscripts/${id}/items`, { schema: itemList })
    const item = items.find(({ title }) => title === 'Anna Petrova')
    if (!item) throw new Error('The list has no character')
    expect(itemNames(item)).toEqual(['Anna Petrova', 'Annie', 'la Russe', '東京の人'])
    expect(items.find(({ title }) => title === 'Nobody At All')?.aliases).toBeNull()
  })

  it('answers none for a person without a mention, and for a scene', async () => {
    expect(await mentions('character Nobody At All')).toEqual([])
    expect(await mentions('scene Arrival')).toEqual([])
  })

  it('answers 404 for an unknown item', async () => {
    expect(await api.refused('auth', 'GET', `/manuscripts/${id}/items/${UNKNOWN_ID}/mentions`)).toMatchObject(
      {
        status: 404,
      },
    )
    expect(
      await api.refused('manager', 'GET', `/manuscripts/${id}/items/${ids['scene Arrival']}/mentions`),
    ).toMatchObject({ status: 404 })
  })
})
