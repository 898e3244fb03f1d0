import { describe, expect, it } from 'vitest'
import { isHere } from './use-arrivals.ts'

describe('isHere', () => {
  it('is true for the current path when every query parameter matches', () => {
    const here = { pathname: '/apps/email', search: '?thread=a&q=x' }
    expect(isHere('/apps/email?thread=a', here)).toBe(true)
    expect(isHere('/apps/email?thread=b', here)).toBe(false)
    expect(isHere('/apps/projects/view/a', here)).toBe(false)
    expect(isHere('/apps/email', { pathname: '/apps/email', search: '' })).toBe(true)
    expect(isHere(null, here)).toBe(false)
  })
})
