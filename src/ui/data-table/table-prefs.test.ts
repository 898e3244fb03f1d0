import { describe, expect, it } from 'vitest'
import { orderAfterMove, orderOf, readPrefs, visibilityOf } from './table-prefs.ts'
import type { DataColumn } from './table-types.ts'

const column = (id: string, more: Partial<DataColumn<string>> = {}): DataColumn<string> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
})

describe('table preferences', () => {
  it.each([undefined, '', 'no json', '[]', '1', 'null', '{"shown":7,"order":{},"density":"huge"}'])(
    'ignore the invalid value %j',
    (text) => {
      expect(readPrefs(text)).toEqual({ shown: {}, order: [], density: 'comfortable' })
    },
  )

  it('return as stored', () => {
    const prefs = { shown: { size: false }, order: ['size', 'name'], density: 'compact' as const }
    expect(readPrefs(JSON.stringify(prefs))).toEqual(prefs)
  })

  it('decide about visible columns before the defaults', () => {
    const columns = [column('a'), column('b', { isHiddenAtFirst: true }), column('c')]
    expect(visibilityOf(columns, readPrefs(undefined))).toEqual({ a: true, b: false, c: true })
    const chosen = { shown: { b: true, c: false }, order: [], density: 'comfortable' as const }
    expect(visibilityOf(columns, chosen)).toEqual({ a: true, b: true, c: false })
  })

  it('hide a less important column of a narrow table until the user shows it', () => {
    const columns = [column('a'), column('b', { hiddenBelow: 800 })]
    expect(visibilityOf(columns, readPrefs(undefined), 800)).toEqual({ a: true, b: true })
    expect(visibilityOf(columns, readPrefs(undefined), 780)).toEqual({ a: true, b: false })
    const chosen = { shown: { b: true }, order: [], density: 'comfortable' as const }
    expect(visibilityOf(columns, chosen, 780)).toEqual({ a: true, b: true })
  })

  it('never hide the first or a fixed column', () => {
    const columns = [column('a'), column('b', { isFixed: true })]
    const chosen = { shown: { a: false, b: false }, order: [], density: 'comfortable' as const }
    expect(visibilityOf(columns, chosen)).toEqual({ a: true, b: true })
  })
})

describe('the order of columns', () => {
  const columns = [column('a'), column('b'), column('c'), column('d')]
  const chosen = (...order: string[]) => ({ shown: {}, order, density: 'comfortable' as const })

  it('is the user’s, after the first column', () => {
    expect(orderOf(columns, chosen())).toEqual(['a', 'b', 'c', 'd'])
    expect(orderOf(columns, chosen('a', 'd', 'b', 'c'))).toEqual(['a', 'd', 'b', 'c'])
    expect(orderOf(columns, chosen('c', 'a', 'b', 'd'))).toEqual(['a', 'c', 'b', 'd'])
  })

  it('adds a new column and drops a removed one', () => {
    expect(orderOf(columns, chosen('a', 'd', 'gone', 'c'))).toEqual(['a', 'b', 'd', 'c'])
  })

  it('moves a column by one position, never before the first or after the last', () => {
    const order = ['a', 'b', 'c']
    expect(orderAfterMove(order, 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(orderAfterMove(order, 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(orderAfterMove(order, 'b', -1)).toEqual(order)
    expect(orderAfterMove(order, 'c', 1)).toEqual(order)
    expect(orderAfterMove(order, 'a', 1)).toEqual(order)
  })
})
