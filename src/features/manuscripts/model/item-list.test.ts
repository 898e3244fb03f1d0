import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import { branchWordCount, compiledItems, firstText, isWritten, lastWritten } from './counts.ts'
import { filledColumns, listOfType, searchOf } from './item-list.ts'
import { compileTotals } from './outline.ts'
import { visibleRows } from './rows.ts'
import { buildTree, templatesOf } from './tree.ts'

const counted = sampleItems.map((item, index) => ({
  ...item,
  wordCount: item.type === 'scene' ? (index + 1) * 10 : 0,
  hasText: item.type === 'scene' && item.id !== 'c',
  updatedAt: `2026-11-${10 + index}T08:00:00Z`,
}))
const tree = buildTree(counted)
const all = { q: '', label: '', status: '', collection: undefined, custom: undefined }
const ids = (q = '') => listOfType(tree, 'scene', { ...all, q }).map(({ item }) => item.id)

describe('listOfType', () => {
  it('lists one type in binder order, without the trash', () => {
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('ignores case and accents and also searches keywords', () => {
    expect(ids('ETE')).toEqual(['b'])
    expect(ids('garden')).toEqual(['d'])
  })

  it('returns the path of an item', () => {
    const [line] = listOfType(tree, 'scene', all)
    expect(line?.path).toBe('Draft › Chapter one')
  })
})

describe('firstText (R-912)', () => {
  const first = (given: typeof counted) => firstText(buildTree(given))?.id ?? null
  const without = counted.map((item) => ({ ...item, hasText: false }))

  it('is the first chapter or scene with a text, in the book alone', () => {
    expect(first(counted)).toBe('a')
    expect(
      first(counted.map((item) => ({ ...item, hasText: ['d', 'older', 'cast'].includes(item.id) }))),
    ).toBe('d')
  })

  it('is else the first that can get one, and nothing without both', () => {
    expect(first(without)).toBe('a')
    expect(first(without.filter(({ parentId }) => parentId !== 'one'))).toBe('one')
    expect(first(without.map((item) => ({ ...item, type: 'note' as const })))).toBeNull()
  })
})

describe('templates (R-981)', () => {
  const withTemplates = buildTree(counted, 'two')

  it('are in no list of a type, no reading view and no totals, and are not continued', () => {
    expect(listOfType(withTemplates, 'scene', all).map(({ item }) => item.id)).toEqual(['a', 'b', 'c'])
    expect(compiledItems(withTemplates, null).map(({ id }) => id)).toEqual(['one', 'a', 'b'])
    expect(compileTotals(withTemplates, null).words).toBe(compileTotals(tree, 'one').words)
    expect(lastWritten(tree)?.id).toBe('d')
    expect(lastWritten(withTemplates)?.id).not.toBe('d')
  })

  it('are the items in the folder, while it is not in the trash', () => {
    expect(templatesOf(withTemplates).map(({ id }) => id)).toEqual(['d'])
    const trashed = counted.map((item) =>
      item.id === 'two' || item.id === 'd' ? { ...item, inTrash: true } : item,
    )
    expect(templatesOf(buildTree(trashed, 'two'))).toEqual([])
    expect(buildTree(trashed, 'two').templatesFolderId).toBeNull()
  })

  it('are marked by a folder of its own kind in the rows of the binder (R-984)', () => {
    const marked = visibleRows(withTemplates, new Set(['draft'])).filter(({ isTemplates }) => isTemplates)
    expect(marked.map(({ id }) => id)).toEqual(['two'])
  })
})

describe('the filters of an item list', () => {
  const marked = buildTree(
    counted.map((item) =>
      item.id === 'a' || item.id === 'c' ? { ...item, labelId: 'red', statusId: item.id } : item,
    ),
  )
  const narrowed = (filter: Partial<Parameters<typeof listOfType>[2]>) =>
    listOfType(marked, 'scene', { ...all, ...filter }).map(({ item }) => item.id)

  it('match a label, a status, or items without one', () => {
    expect(narrowed({ label: 'red' })).toEqual(['a', 'c'])
    expect(narrowed({ label: 'red', status: 'c' })).toEqual(['c'])
    expect(narrowed({ label: 'none' })).toEqual(['b', 'd'])
    expect(narrowed({ status: 'none', q: 'dawn' })).toEqual(['d'])
  })

  it('match a value of a custom field (R-888)', () => {
    const items = counted.map((item) => (item.id === 'b' ? { ...item, custom: { Pov: 'Mara' } } : item))
    const field = { id: 'pov', title: 'Pov', type: 'text' as const, options: [] }
    const custom = { id: 'Pov:Mara', field, value: 'Mara' }
    const lines = listOfType(buildTree(items), 'scene', { ...all, custom })
    expect(lines.map(({ item }) => item.id)).toEqual(['b'])
  })

  it('keep the items of a collection in its order', () => {
    const collection = {
      id: 'x',
      name: 'To revise',
      itemIds: ['d', 'one', 'older', 'a', 'gone'],
      search: null,
    }
    expect(narrowed({ collection })).toEqual(['d', 'a'])
    expect(narrowed({ collection, label: 'red' })).toEqual(['a'])
  })
})

it('the search of a filter has its criteria without the collection, and is none without one (R-953)', () => {
  const field = { id: 'pov', title: 'Viewpoint', type: 'text' as const, options: [] }
  const collection = { id: 'x', name: 'To revise', itemIds: [], search: null }
  const custom = { id: 'Viewpoint:Mara', field, value: 'Mara' }
  expect(searchOf({ ...all, q: ' sea ', label: 'none', collection, custom })).toEqual({
    q: 'sea',
    label: 'none',
    status: '',
    custom: { fieldId: 'pov', value: 'Mara' },
  })
  expect(searchOf({ ...all, q: ' ', collection })).toBeNull()
})

describe('filledColumns', () => {
  it('names the fields that at least one item outside the trash has', () => {
    const items = [
      itemFixture({ id: 'mara', type: 'character', headline: 'Keeper' }),
      itemFixture({ id: 'tom', type: 'character', parentId: 'cast', keywords: ['sea'] }),
      itemFixture({ id: 'ann', type: 'character', inTrash: true, status: 'Done' }),
      itemFixture({ id: 'cast', type: 'folder', label: { name: 'Red', colour: null } }),
    ]
    expect([...filledColumns(buildTree(items), 'character')].sort()).toEqual([
      'headline',
      'keywords',
      'place',
    ])
  })
})

describe('counts', () => {
  it('counts the words of a whole branch', () => {
    expect(branchWordCount(tree, 'one')).toBe(50 + 60 + 70)
  })

  it('returns only compiled chapters and compiled scenes with text', () => {
    const left = counted.map((item) => (item.id === 'b' ? { ...item, includeInCompile: false } : item))
    expect(compiledItems(buildTree(left), null).map(({ id }) => id)).toEqual(['one', 'a', 'two', 'd'])
  })

  it('R-890: who may write sees the scenes without text too, but none is written in a chapter that has scenes', () => {
    expect(compiledItems(tree, null, true).map(({ id }) => id)).toContain('c')
    const written = compiledItems(tree, null, true).filter((item) => isWritten(tree, item))
    expect(written.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('returns the text changed last, never one in the trash', () => {
    expect(lastWritten(tree)?.id).toBe('d')
    expect(lastWritten(buildTree([itemFixture({ id: 'x', inTrash: true })]))).toBeNull()
  })
})
