import { describe, expect, it } from 'vitest'
import { changeOf } from './change.ts'

describe('how a figure moved', () => {
  it('is a share of what it was before', () => {
    expect(changeOf({ now: 15, before: 10 }, 'up')).toEqual({ share: 0.5, course: 'up', tone: 'good' })
    expect(changeOf({ now: 5, before: 10 }, 'up')).toEqual({ share: -0.5, course: 'down', tone: 'bad' })
  })

  it('is good when the welcome way is down', () => {
    expect(changeOf({ now: 5, before: 10 }, 'down')?.tone).toBe('good')
    expect(changeOf({ now: 5, before: 10 }, 'none')?.tone).toBe('neutral')
  })

  it('says nothing without a before, and that it stands still', () => {
    expect(changeOf({ now: 5, before: 0 }, 'up')).toBeNull()
    expect(changeOf({ now: null, before: 3 }, 'up')).toBeNull()
    expect(changeOf({ now: 3, before: 3 }, 'up')).toEqual({ share: 0, course: 'even', tone: 'neutral' })
  })
})
