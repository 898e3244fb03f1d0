import { describe, expect, it } from 'vitest'
import { placeAfter, type Sibling, STEP } from './positions.ts'

const row = (...positions: number[]): Sibling[] =>
  positions.map((position, at) => ({ id: `s${at}`, position }))

describe('placing among siblings', () => {
  it('goes last, first, between, and alone', () => {
    expect(placeAfter(row(10, 20), undefined)).toEqual({ position: 20 + STEP, renumbered: [] })
    expect(placeAfter(row(10, 20), null)).toEqual({ position: 10 - STEP, renumbered: [] })
    expect(placeAfter(row(10, 20), 's0')).toEqual({ position: 15, renumbered: [] })
    expect(placeAfter(row(10, 20), 's1')).toEqual({ position: 20 + STEP, renumbered: [] })
    expect(placeAfter([], null)).toEqual({ position: STEP, renumbered: [] })
  })

  it('knows no place after a stranger', () => {
    expect(placeAfter(row(1), 'stranger')).toBeNull()
  })

  it('renumbers all when two are too close, and leaves the gap for the new one', () => {
    expect(placeAfter(row(1, 1 + 1e-7, 5), 's0')).toEqual({
      position: 2 * STEP,
      renumbered: [
        { id: 's0', position: STEP },
        { id: 's1', position: 3 * STEP },
        { id: 's2', position: 4 * STEP },
      ],
    })
  })

  it('keeps the order through a thousand insertions at the same spot', () => {
    let siblings = row(STEP, 2 * STEP)
    for (let n = 0; n < 1000; n += 1) {
      const placed = placeAfter(siblings, 's0')
      if (!placed) throw new Error('no place')
      const moved = new Map(placed.renumbered.map((each) => [each.id, each.position]))
      const all = siblings.map((each) => ({ id: each.id, position: moved.get(each.id) ?? each.position }))
      all.splice(1, 0, { id: `n${n}`, position: placed.position })
      const isOrdered = all.every((each, at) => at === 0 || each.position > (all[at - 1] as Sibling).position)
      expect(isOrdered, `after ${n} insertions`).toBe(true)
      siblings = all
    }
  })
})
