import { describe, expect, it } from 'vitest'
import { figureChange, shareOf } from './figure-change.ts'

describe('figureChange', () => {
  it('is the change relative to the earlier value, with the tone of the welcome direction', () => {
    expect(figureChange({ now: 120, before: 100 }, 'up')).toEqual({ share: 0.2, course: 'up', tone: 'good' })
    expect(figureChange({ now: 80, before: 100 }, 'up')).toEqual({ share: -0.2, course: 'down', tone: 'bad' })
    expect(figureChange({ now: 80, before: 100 }, 'down')).toMatchObject({ tone: 'good' })
    expect(figureChange({ now: 80, before: 100 }, 'none')).toMatchObject({ tone: 'neutral' })
  })

  it('is upwards when a loss shrinks', () => {
    expect(figureChange({ now: -50, before: -100 }, 'up')).toEqual({ share: 0.5, course: 'up', tone: 'good' })
  })

  it('is null without an earlier value and even for equal values', () => {
    expect(figureChange({ now: 5, before: 0 }, 'up')).toBeNull()
    expect(figureChange({ now: 5, before: 5 }, 'up')).toEqual({ share: 0, course: 'even', tone: 'neutral' })
  })
})

it('shareOf returns 0 for an empty whole', () => {
  expect(shareOf(1, 4)).toBe(0.25)
  expect(shareOf(0, 0)).toBe(0)
})
