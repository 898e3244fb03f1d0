import { describe, expect, it } from 'vitest'
import { keepShown, noSelection, type Selection, selectRow } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const on = (id: string, asRange = false) => ({ id, isOn: true, asRange })
const ids = (selection: Selection) => [...selection.ids].sort().join('')

describe('selected rows', () => {
  it('are taken one by one, and let go', () => {
    const two = selectRow(selectRow(noSelection, shown, on('b')), shown, on('d'))
    expect(ids(two)).toBe('bd')
    expect(ids(selectRow(two, shown, { id: 'b', isOn: false, asRange: false }))).toBe('d')
  })

  it('are taken as a range from the one chosen last, in either direction', () => {
    const from = selectRow(noSelection, shown, on('d'))
    expect(ids(selectRow(from, shown, on('b', true)))).toBe('bcd')
    expect(ids(selectRow(from, shown, on('e', true)))).toBe('de')
  })

  it('are let go as a range too', () => {
    const all: Selection = { ids: new Set(shown), last: 'b' }
    expect(ids(selectRow(all, shown, { id: 'd', isOn: false, asRange: true }))).toBe('ae')
  })

  it('are one alone when a range has no beginning that is shown', () => {
    expect(ids(selectRow(noSelection, shown, on('c', true)))).toBe('c')
    expect(ids(selectRow({ ids: new Set(), last: 'gone' }, shown, on('c', true)))).toBe('c')
  })

  it('are only such as are shown', () => {
    const some: Selection = { ids: new Set(['a', 'b']), last: 'a' }
    expect(keepShown(some, new Set(shown))).toBe(some)
    expect(keepShown(some, new Set(['b']))).toEqual({ ids: new Set(['b']), last: null })
  })
})
