import { describe, expect, it } from 'vitest'
import { isDoneBoard } from './done-board.ts'
import { labelPalette } from './label-palette.ts'

describe('the cards of a board (R-566)', () => {
  it('are never late on a board for finished work', () => {
    for (const title of ['Done', ' done ', 'Terminé', 'Terminées', 'Completed'])
      expect(isDoneBoard({ title }), title).toBe(true)
    for (const title of ['In Progress', 'To be done', 'Undone'])
      expect(isDoneBoard({ title }), title).toBe(false)
  })

  it('have labels of one color each, without regard to case', () => {
    expect(labelPalette('Design')).toBe(labelPalette('design'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(labelPalette)).size).toBe(5)
  })
})
