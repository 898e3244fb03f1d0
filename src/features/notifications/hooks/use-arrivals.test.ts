import { describe, expect, it } from 'vitest'
import { isHere } from './use-arrivals.ts'

describe('where a notification leads', () => {
  it('is here when the path is, and all it asks for', () => {
    const here = { pathname: '/apps/email', search: '?thread=a&q=x' }
    expect(isHere('/apps/email?thread=a', here)).toBe(true)
    expect(isHere('/apps/email?thread=b', here)).toBe(false)
    expect(isHere('/apps/projects/view/a', here)).toBe(false)
    expect(isHere('/apps/email', { pathname: '/apps/email', search: '' })).toBe(true)
    expect(isHere(null, here)).toBe(false)
  })
})
