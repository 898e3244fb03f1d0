import type { Doc } from '@contract/document.ts'
import type { ItemTexts } from '@contract/item-texts.ts'
import { describe, expect, it } from 'vitest'
import { findInItems } from './find-in-items.ts'
import { type FindQuery, HIT_FIELDS } from './find-query.ts'
import { findTexts } from './find-texts.ts'
import { hitContext } from './hit-context.ts'
import { replacedFields } from './replaced-fields.ts'

const paragraph = (...content: object[]) => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  content,
})
const body = (...blocks: object[]) => ({ type: 'doc', content: blocks }) as Doc
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})

const item = (fields: Partial<ItemTexts> = {}): ItemTexts => ({
  id: 'i1',
  revision: 1,
  title: '',
  synopsis: '',
  content: null,
  notesContent: null,
  ...fields,
})
const plain = { isExact: false, isWord: false, ignoresAccents: false, isPattern: false }

async function search(one: ItemTexts, find: string, options: Partial<FindQuery> = {}) {
  async function* pages() {
    yield [one]
  }
  const finder = {
    find: async (request: Parameters<typeof findTexts>[0]) => {
      const result = findTexts(request)
      if ('problem' in result) throw new Error(result.problem)
      return result.found
    },
  }
  const query = { ...plain, text: find, ...options }
  const order = [one.id]
  return findInItems({ pages: pages(), query, fields: HIT_FIELDS, order, finder, onRead: () => undefined })
}
async function replaceAll(one: ItemTexts, find: string, by: string, options: Partial<FindQuery> = {}) {
  const { items } = await search(one, find, options)
  return replacedFields(one, items[0]?.hits ?? [], { text: by, keepsCase: false })
}

describe('replacedFields (R-929)', () => {
  it('replaces in the text with its formatting, and in title, synopsis and notes', async () => {
    const one = item({
      title: 'The old port',
      synopsis: 'port, port',
      content: body(paragraph(text('The '), text('port', { type: 'italic' }), text(' of Port Louis')), {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph(text('a port'))] }],
      }),
      notesContent: body(paragraph(text('Which port?'))),
    })
    expect(await replaceAll(one, 'port', 'dock')).toEqual({
      title: 'The old dock',
      synopsis: 'dock, dock',
      content: body(paragraph(text('The '), text('dock', { type: 'italic' }), text(' of dock Louis')), {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph(text('a dock'))] }],
      }),
      notesContent: body(paragraph(text('Which dock?'))),
    })
  })

  it('leaves out the fields without a chosen hit', async () => {
    const one = item({ title: 'A port', content: body(paragraph(text('A port'))) })
    const { items } = await search(one, 'port')
    const hits = (items[0]?.hits ?? []).filter(({ field }) => field === 'title')
    expect(replacedFields(one, hits, { text: 'dock', keepsCase: false })).toEqual({ title: 'A dock' })
  })

  it('keeps the capitals of each match on request, in every field', async () => {
    const one = item({
      title: 'Port PORT port',
      synopsis: 'PORT',
      content: body(paragraph(text('Port'))),
      notesContent: body(paragraph(text('Port'))),
    })
    const { items } = await search(one, 'port')
    expect(replacedFields(one, items[0]?.hits ?? [], { text: 'dock', keepsCase: true })).toEqual({
      title: 'Dock DOCK dock',
      synopsis: 'DOCK',
      content: body(paragraph(text('Dock'))),
      notesContent: body(paragraph(text('Dock'))),
    })
  })

  it('fills in the groups of an expression, and takes $ as it is in words', async () => {
    const one = item({ content: body(paragraph(text('Wood, Mara; Lund, Tove'))) })
    const options = { isPattern: true }
    expect(await replaceAll(one, '(\\w+), (\\w+)', '$2 $1 ($$, $&, $9)', options)).toEqual({
      content: body(paragraph(text('Mara Wood ($, Wood, Mara, $9); Tove Lund ($, Lund, Tove, $9)'))),
    })
    const eleven = item({ title: 'abcdefghijk' })
    expect(await replaceAll(eleven, '(.)'.repeat(11), '$11$10$1', options)).toEqual({ title: 'kja' })
    expect(await replaceAll(one, 'Wood', '$1')).toEqual({
      content: body(paragraph(text('$1, Mara; Lund, Tove'))),
    })
  })

  it('replaces in the captions of pictures, beside the words of their paragraph', async () => {
    const picture = (caption: string | null) => ({
      type: 'image',
      attrs: { path: 'm/a.png', alt: 'A port', width: 10, height: 10, align: 'center', caption },
    })
    const one = item({
      content: body(
        paragraph(text('The port '), picture('The port, a port'), text(' of the port')),
        paragraph(picture('port')),
      ),
    })
    const { items, hits } = await search(one, 'port')
    expect(hits).toBe(5)
    expect(items[0]?.hits.map(({ isCaption }) => isCaption)).toEqual([false, false, true, true, true])
    expect(await replaceAll(one, 'port', 'harbour')).toEqual({
      content: body(
        paragraph(text('The harbour '), picture('The harbour, a harbour'), text(' of the harbour')),
        paragraph(picture('harbour')),
      ),
    })
    // One of the two in a caption, and a caption without words is none.
    const [, , , second, alone] = items[0]?.hits ?? []
    expect(
      replacedFields(one, second && alone ? [second, alone] : [], { text: '', keepsCase: false }),
    ).toEqual({
      content: body(
        paragraph(text('The port '), picture('The port, a '), text(' of the port')),
        paragraph(picture(null)),
      ),
    })
  })

  it('never replaces a line break', async () => {
    const one = item({ content: body(paragraph(text('one'), { type: 'hardBreak' }, text('two'))) })
    expect((await search(one, 'one\\stwo', { isPattern: true })).hits).toBe(0)
    expect(await replaceAll(one, 'two', 'three')).toEqual({
      content: body(paragraph(text('one'), { type: 'hardBreak' }, text('three'))),
    })
  })
})

describe('findInItems (R-927)', () => {
  it('leaves out items that the binder does not have', async () => {
    const one = item({ title: 'port' })
    async function* pages() {
      yield [one, item({ id: 'i2', title: 'port' })]
    }
    const { items } = await findInItems({
      pages: pages(),
      query: { ...plain, text: 'port' },
      fields: ['title'],
      order: ['i2'],
      finder: { find: async () => [{ index: 0, matches: [{ from: 0, to: 4 }] }] },
      onRead: () => undefined,
    })
    expect(items.map((found) => found.item.id)).toEqual(['i2'])
  })
})

describe('findInItems in several items (R-927)', () => {
  it('lists them in binder order, and only the chosen fields', async () => {
    const items = ['i3', 'i1', 'i2'].map((id) =>
      item({ id, title: 'port', synopsis: 'port', content: body(paragraph(text('port'))) }),
    )
    async function* pages() {
      for (const one of items) yield [one]
    }
    const { items: found, hits } = await findInItems({
      pages: pages(),
      query: { ...plain, text: 'port' },
      fields: ['text', 'synopsis'],
      order: ['i1', 'i2', 'i3'],
      finder: {
        find: async (request) => {
          const result = findTexts(request)
          return 'found' in result ? result.found : []
        },
      },
      onRead: () => undefined,
    })
    expect(found.map((one) => one.item.id)).toEqual(['i1', 'i2', 'i3'])
    expect(found.map((one) => one.hits.map(({ field }) => field))).toEqual(
      Array(3).fill(['text', 'synopsis']),
    )
    expect(hits).toBe(6)
  })
})

describe('hitContext', () => {
  it('shows a hit within whole words', () => {
    const long = `${'word '.repeat(30)}port${' word'.repeat(60)}`
    const { before, words, after } = hitContext({ text: long, from: 150, to: 154 })
    expect(words).toBe('port')
    expect(before).toMatch(/^…(word )+$/)
    expect(after).toMatch(/^( word)+…$/)
  })
})
