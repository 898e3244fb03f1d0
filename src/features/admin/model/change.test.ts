import { describe, expect, it } from 'vitest'
import { changeOf } from './change.ts'

describe('changeOf', () => {
  it('returns the previous value and the direction', () => {
    expect(changeOf({ now: 11, before: 1 }, 'up')).toEqual({ before: 1, course: 'up', tone: 'good' })
    expect(changeOf({ now: 5, before: 10 }, 'up')).toEqual({ before: 10, course: 'down', tone: 'bad' })
    expect(changeOf({ now: 5, before: 0 }, 'up')).toEqual({ before: 0, course: 'up', tone: 'good' })
  })

  it('rates a decrease as good when lower is better', () => {
    expect(changeOf({ now: 5, before: 10 }, 'down')?.tone).toBe('good')
    expect(changeOf({ now: 5, before: 10 }, 'none')?.tone).toBe('neutral')
  })

  it('returns null without a previous value, and even for no change', () => {
    expect(changeOf({ now: null, before: 3 }, 'up')).toBeNull()
    expect(changeOf({ now: 3, before: null }, 'up')).toBeNull()
    expect(changeOf({ now: 3, before: 3 }, 'up')).toEqual({ before: 3, course: 'even', tone: 'neutral' })
  })
})
