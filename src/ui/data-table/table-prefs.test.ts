import { describe, expect, it } from 'vitest'
import { readPrefs, visibilityOf } from './table-prefs.ts'
import type { DataColumn } from './types.ts'

const column = (id: string, more: Partial<DataColumn<string>> = {}): DataColumn<string> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
})

describe('what a reader chose for a table', () => {
  it.each([null, '', 'no json', '[]', '1', 'null', '{"shown":7,"density":"huge"}'])(
    'counts as nothing when it is not ours: %j',
    (text) => {
      expect(readPrefs(text)).toEqual({ shown: {}, density: 'comfortable' })
    },
  )

  it('comes back as it was stored', () => {
    const prefs = { shown: { size: false }, density: 'compact' as const }
    expect(readPrefs(JSON.stringify(prefs))).toEqual(prefs)
  })

  it('decides which columns are shown, before how they begin', () => {
    const columns = [column('a'), column('b', { isHiddenAtFirst: true }), column('c')]
    expect(visibilityOf(columns, readPrefs(null))).toEqual({ a: true, b: false, c: true })
    const chosen = { shown: { b: true, c: false }, density: 'comfortable' as const }
    expect(visibilityOf(columns, chosen)).toEqual({ a: true, b: true, c: false })
  })

  it('never hides the first column nor a fixed one', () => {
    const columns = [column('a'), column('b', { isFixed: true })]
    const chosen = { shown: { a: false, b: false }, density: 'comfortable' as const }
    expect(visibilityOf(columns, chosen)).toEqual({ a: true, b: true })
  })
})
