import type { CustomField } from '@contract/custom-fields.ts'
import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import { branchLengths, compileTotals, outlineMatches, outlineOrder, outlineValue } from './outline.ts'
import { rowsBelow } from './rows.ts'
import { buildTree } from './tree.ts'

const tree = buildTree(sampleItems)
const collator = new Intl.Collator('en', { numeric: true })
const fields: CustomField[] = [
  { id: 'm', title: 'Mood', type: 'text', options: [] },
  { id: 'd', title: 'Day', type: 'date', options: [] },
]
const none = { q: '', label: '', status: '', collection: undefined, custom: undefined }
const book = buildTree([
  itemFixture({ id: 'one', type: 'chapter', position: 1, wordCount: 5, characterCount: 30, target: 100 }),
  itemFixture({ id: 'a', parentId: 'one', position: 1, wordCount: 10, characterCount: 50, target: 60 }),
  itemFixture({
    id: 'b',
    parentId: 'one',
    position: 2,
    wordCount: 20,
    characterCount: 8,
    includeInCompile: false,
  }),
  itemFixture({ id: 'two', type: 'chapter', position: 2, wordCount: 0 }),
  itemFixture({ id: 'c', parentId: 'two', position: 1, wordCount: 40, characterCount: 200, target: 30 }),
  itemFixture({ id: 'cast', type: 'folder', position: 3, wordCount: 7 }),
  itemFixture({ id: 'old', position: 4, wordCount: 1000, inTrash: true }),
])

describe('the words and characters of the outline (R-847, R-962)', () => {
  it('counts each item with its descendants', () => {
    const lengths = branchLengths(book)
    expect(['one', 'a', 'two', 'cast'].map((id) => lengths.get(id))).toEqual([
      { words: 35, characters: 88 },
      { words: 10, characters: 50 },
      { words: 40, characters: 200 },
      { words: 7, characters: 0 },
    ])
  })

  it('totals what compiles, with the target of a chapter instead of those of its scenes', () => {
    expect(compileTotals(book, null)).toEqual({ documents: 4, words: 55, characters: 280, target: 130 })
    expect(compileTotals(book, 'one')).toEqual({ documents: 1, words: 10, characters: 50, target: 60 })
    expect(compileTotals(book, null, new Set(['b', 'c']))).toEqual({
      documents: 1,
      words: 40,
      characters: 200,
      target: 30,
    })
  })
})

describe('the rows of the outline (R-844, R-847)', () => {
  const ids = (shown: Parameters<typeof rowsBelow>[2], folder: string | null = null) =>
    rowsBelow(tree, folder, shown).map((row) => `${row.level}${row.id}`)

  it('has the expanded branches below a folder, from level 1', () => {
    expect(ids({ expanded: new Set(['one']) }, 'draft')).toEqual(['1one', '2a', '2b', '2c', '1two'])
  })

  it('shows the matches of a filter with the items that lead to them, and nothing of another folder', () => {
    const matches = outlineMatches(tree, 'draft', { ...none, q: 'garden' })
    expect(ids({ expanded: new Set(), only: matches?.shown }, 'draft')).toEqual(['1two', '2d'])
    expect(outlineMatches(tree, 'one', { ...none, q: 'garden' })?.found.size).toBe(0)
    expect(outlineMatches(tree, null, none)).toBeNull()
  })

  it('matches a collection together with the other filters', () => {
    const collection = { id: 'x', name: 'X', itemIds: ['a', 'd'], revision: 1 } as never
    expect([...(outlineMatches(tree, null, { ...none, collection })?.found ?? [])]).toEqual(['a', 'd'])
    expect([...(outlineMatches(tree, null, { ...none, collection, q: 'dawn' })?.found ?? [])]).toEqual(['d'])
  })

  it.each([
    ['title', 'Ebb'],
    ['synopsis', 'It leaves.'],
    ['type', 'scene'],
    ['label', 'Red'],
    ['status', 'Draft'],
    ['compile', 1],
    ['words', 30],
    ['characters', 180],
    ['target', 60],
    ['progress', 0.5],
    ['keywords', 'tide, moon'],
    ['createdAt', '2026-11-01T08:00:00Z'],
    ['updatedAt', '2026-11-02T08:00:00Z'],
    ['custom:m', 'calm'],
    ['custom:d', Date.parse('1789-07-14T00:00:00Z')],
    ['custom:gone', undefined],
  ])('sorts by %s', (column, value) => {
    const item = itemFixture({
      id: 'e',
      title: 'Ebb',
      synopsis: 'It leaves.',
      label: { id: 'r', name: 'Red', colour: '#cc0000' } as never,
      status: 'Draft',
      target: 60,
      keywords: ['tide', 'moon'],
      custom: { Mood: 'calm', Day: '1789-07-14' },
      updatedAt: '2026-11-02T08:00:00Z',
    })
    expect(outlineValue(item, column, { words: 30, characters: 180 }, fields)).toBe(value)
  })

  it('matches a label and a status (R-847)', () => {
    const items = sampleItems.map((item) =>
      item.id === 'a' ? { ...item, labelId: 'red' } : item.id === 'd' ? { ...item, statusId: 'draft' } : item,
    )
    const found = (filter: object) => [
      ...(outlineMatches(buildTree(items), null, { ...none, ...filter })?.found ?? []),
    ]
    expect(found({ label: 'red' })).toEqual(['a'])
    expect(found({ status: 'draft' })).toEqual(['d'])
    expect(found({ label: 'red', status: 'draft' })).toEqual([])
  })

  it('matches a value of a custom field, with the items that lead to it (R-888)', () => {
    const items = sampleItems.map((item) =>
      item.id === 'a' || item.id === 'd'
        ? { ...item, custom: { Pov: item.id === 'a' ? 'Mara' : 'Tom' } }
        : item,
    )
    const field = { id: 'pov', title: 'Pov', type: 'text' as const, options: [] }
    const custom = { id: 'Pov:Mara', field, value: 'Mara' }
    const matches = outlineMatches(buildTree(items), null, { ...none, custom })
    expect([...(matches?.found ?? [])]).toEqual(['a'])
    expect([...(matches?.shown ?? [])].sort()).toEqual(['a', 'draft', 'one'])
  })

  it('sorts siblings in both directions and keeps binder order among equals', () => {
    const lengths = branchLengths(book)
    const sorted = (column: string, isDescending: boolean) =>
      rowsBelow(book, null, {
        expanded: new Set(['one']),
        order: outlineOrder(column, isDescending, lengths, collator),
      }).map((row) => row.id)
    expect(sorted('words', false)).toEqual(['cast', 'one', 'a', 'b', 'two'])
    expect(sorted('words', true)).toEqual(['two', 'one', 'b', 'a', 'cast'])
    expect(sorted('characters', true)).toEqual(['two', 'one', 'a', 'b', 'cast'])
    expect(sorted('label', true)).toEqual(['one', 'a', 'b', 'two', 'cast'])
  })

  it('sorts a date field by date, before the first four-digit year too, and texts without a day first (R-919)', () => {
    const days = { a: '2026-01-09', b: '0900-12-31', c: 'one day', d: '1789-07-14 09:30:00 +0100' }
    const dated = buildTree(
      Object.entries(days).map(([id, Day], at) => itemFixture({ id, position: at, custom: { Day } })),
    )
    const order = outlineOrder('custom:d', false, new Map(), collator, fields)
    expect(rowsBelow(dated, null, { expanded: new Set(), order }).map((row) => row.id)).toEqual([
      ...['c', 'b', 'd', 'a'],
    ])
  })
})
