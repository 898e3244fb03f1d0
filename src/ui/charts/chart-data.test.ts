import { describe, expect, it } from 'vitest'
import { chartLines, chartTexts, stepAfterKey, toggleSeries } from './chart-data.ts'

const data = {
  columns: [
    { label: 'Day' },
    {
      label: 'Revenue',
      format: (cents: number) => `$${cents / 100}`,
      exported: (cents: number) => cents / 100,
    },
  ],
  rows: [
    ['Mon', 12_050],
    ['Tue', 0],
  ],
}
const series = [{ id: 'a' }, { id: 'b' }]

describe('the figures of a chart (R-490)', () => {
  it('are formatted in the table and plain numbers in the CSV file', () => {
    expect(chartTexts(data)).toEqual({
      columns: ['Day', 'Revenue'],
      rows: [
        ['Mon', '$120.5'],
        ['Tue', '$0'],
      ],
    })
    expect(chartLines(data)).toEqual([
      ['Day', 'Revenue'],
      ['Mon', 120.5],
      ['Tue', 0],
    ])
  })

  it('have days with their year in the CSV file', () => {
    const days = {
      columns: [{ label: 'Day' }, { label: '21 Nov', exportedLabel: '2026-11-21' }],
      rows: [[{ text: '22 Nov', exported: '2026-11-22' }, 4]],
    }
    expect(chartTexts(days)).toEqual({ columns: ['Day', '21 Nov'], rows: [['22 Nov', '4']] })
    expect(chartLines(days)).toEqual([
      ['Day', '2026-11-21'],
      ['2026-11-22', 4],
    ])
  })

  it('have no rounding errors in the CSV file', () => {
    expect(chartLines({ columns: [{ label: 'Share' }], rows: [[17.3 / 100]] })).toEqual([['Share'], [0.173]])
  })
})

describe('toggleSeries (R-490)', () => {
  it('hides and shows a series, and shows all again at a press on the last shown one', () => {
    expect(toggleSeries([], 'a', series)).toEqual(['a'])
    expect(toggleSeries(['a'], 'a', series)).toEqual([])
    expect(toggleSeries(['a'], 'b', series)).toEqual([])
  })
})

describe('stepAfterKey (R-490, R-492)', () => {
  it('moves through the rows in the direction of the page and stops at the ends', () => {
    expect(stepAfterKey('ArrowRight', null, 3, false)).toBe(0)
    expect(stepAfterKey('ArrowRight', 2, 3, false)).toBe(2)
    expect(stepAfterKey('ArrowLeft', null, 3, false)).toBe(2)
    expect(stepAfterKey('ArrowLeft', 0, 3, true)).toBe(1)
    expect(stepAfterKey('Home', 2, 3, false)).toBe(0)
    expect(stepAfterKey('End', 0, 3, false)).toBe(2)
  })

  it('ends with Escape, which closes nothing else then, and ignores other keys', () => {
    expect(stepAfterKey('Escape', 1, 3, false)).toBeNull()
    expect(stepAfterKey('Escape', null, 3, false)).toBeUndefined()
    expect(stepAfterKey('a', 1, 3, false)).toBeUndefined()
    expect(stepAfterKey('ArrowRight', null, 0, false)).toBeUndefined()
  })
})
