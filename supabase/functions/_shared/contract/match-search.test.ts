import { describe, expect, it } from 'vitest'
import { hasCriteria, withMatches } from './match-search.ts'
import type { SavedSearch } from './saved-searches.ts'

const any: SavedSearch = { q: '', label: '', status: '', custom: null }
const item = (id: string, given: Partial<Parameters<typeof withMatches>[1][number]> = {}) => ({
  id,
  title: id,
  synopsis: '',
  keywords: [],
  labelId: null,
  statusId: null,
  custom: {},
  inTrash: false,
  ...given,
})
const items = [
  item('Été', { labelId: 'red', custom: { Viewpoint: 'Mara' } }),
  item('b', { synopsis: 'The summer ends', statusId: 'done', custom: { Viewpoint: 'Tom' } }),
  item('c', { labelId: 'red', statusId: 'done', keywords: ['ete', 'sea'] }),
  item('Late été', { labelId: 'red', inTrash: true }),
]
const field = { id: 'pov', title: 'Viewpoint', type: 'text' as const, options: [] }
const found = (search: Partial<SavedSearch>, fields = [field]) =>
  withMatches([{ search: { ...any, ...search }, itemIds: [] }], items, fields)[0]?.itemIds

describe('the items of a saved search (R-953)', () => {
  it('match all criteria, outside the trash and in the given order', () => {
    expect(found({ label: 'red' })).toEqual(['Été', 'c'])
    expect(found({ label: 'red', status: 'done' })).toEqual(['c'])
    expect(found({ label: 'none' })).toEqual(['b'])
    expect(found({ status: 'none', label: 'red' })).toEqual(['Été'])
  })

  it('have all words in title, synopsis or keywords, without regard to accents', () => {
    expect(found({ q: 'ETE' })).toEqual(['Été', 'c'])
    expect(found({ q: 'été sea' })).toEqual(['c'])
    expect(found({ q: 'ends summer' })).toEqual(['b'])
  })

  it('have the value of a field by its present title, and are none without the field (R-955)', () => {
    expect(found({ custom: { fieldId: 'pov', value: 'Mara' } })).toEqual(['Été'])
    expect(found({ custom: { fieldId: 'pov', value: 'Mara' } }, [{ ...field, title: 'Mood' }])).toEqual([])
    expect(found({ custom: { fieldId: 'pov', value: 'Mara' } }, [])).toEqual([])
    expect(found({ label: 'deleted' })).toEqual([])
  })

  it('replace nothing in a list', () => {
    const list = { search: null, itemIds: ['c', 'b'] }
    expect(withMatches([list], items, [])).toEqual([list])
  })

  it('with a text are those in which it was found, if they match the rest (R-1015)', () => {
    const search = { ...any, text: 'harbour' }
    const of = (more: Partial<SavedSearch>) =>
      withMatches([{ search: { ...search, ...more }, itemIds: ['c', 'Late été', 'Été'] }], items, [])[0]
        ?.itemIds
    expect(of({})).toEqual(['Été', 'c'])
    expect(of({ status: 'done' })).toEqual(['c'])
    expect(of({ label: 'none' })).toEqual([])
  })

  it('need a criterion', () => {
    expect(hasCriteria(any)).toBe(false)
    for (const one of [
      { q: 'a' },
      { label: 'none' },
      { status: 'none' },
      { text: 'a' },
      { custom: { fieldId: 'a', value: '' } },
    ])
      expect(hasCriteria({ ...any, ...one })).toBe(true)
  })
})
