import { describe, expect, it } from 'vitest'
import { homeFor } from './home.ts'

describe('where / leads (R-021)', () => {
  it.each([
    ['admin', '/dashboards/analytics'],
    ['auth', '/dashboards/analytics'],
    ['client', '/apps/email'],
    ['manager', '/messages/list'],
    ['user', '/messages/list'],
    ['subscriber', '/dashboards/analytics'],
  ])('takes %s to %s', (role, home) => expect(homeFor(role, true)).toBe(home))

  it('compares the role without regard to case', () => {
    expect(homeFor('Client', true)).toBe('/apps/email')
    expect(homeFor('MANAGER', true)).toBe('/messages/list')
  })

  it('redirects a visitor to login, whatever role is still stored', () => {
    expect(homeFor(null, false)).toBe('/login')
    expect(homeFor('admin', false)).toBe('/login')
  })
})
