import { describe, expect, it } from 'vitest'
import { sparkPath } from './spark-path.ts'

describe('sparkPath', () => {
  it('draws from the lowest value at the bottom to the highest at the top', () => {
    expect(sparkPath([0, 10], 100, 20)).toBe('M2.0 18.0L98.0 2.0')
  })

  it('draws a level line for equal values, and nothing for fewer than two', () => {
    expect(sparkPath([3, 3], 100, 20)).toBe('M2.0 10.0L98.0 10.0')
    expect(sparkPath([3], 100, 20)).toBe('')
  })
})
