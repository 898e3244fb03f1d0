import { describe, expect, it } from 'vitest'
import { nextProgress } from './use-loading-progress.ts'

describe('loading bar (spec 4 and 9)', () => {
  it('always moves forward', () => {
    expect(nextProgress(10, 0)).toBeGreaterThan(10)
    expect(nextProgress(10, 1)).toBeGreaterThan(nextProgress(10, 0))
  })

  it('never passes 82 while loading', () => {
    let value = 10
    for (let tick = 0; tick < 100; tick++) value = nextProgress(value, 1)
    expect(value).toBe(82)
  })
})
