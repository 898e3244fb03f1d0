import { describe, expect, it } from 'vitest'
import { sparkPath } from './spark-path.ts'

describe('a sparkline', () => {
  it('goes from the lowest at the foot to the highest at the head', () => {
    expect(sparkPath([0, 10], 100, 20)).toBe('M2.0 18.0L98.0 2.0')
  })

  it('is level where nothing changes, and nothing where there is no course', () => {
    expect(sparkPath([3, 3], 100, 20)).toBe('M2.0 10.0L98.0 10.0')
    expect(sparkPath([3], 100, 20)).toBe('')
  })
})
