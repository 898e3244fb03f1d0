import { describe, expect, it } from 'vitest'
import { createAbility } from '../lib/auth/ability.ts'
import type { RouteAccess } from '../lib/routing/route.ts'
import { guard } from './guard.ts'

const reader = createAbility([{ action: 'read', subject: 'manuscripts' }])
const nobody = createAbility()
const url = { pathname: '/apps/manuscripts', search: '' }
const readManuscripts = { action: 'read', subject: 'manuscripts' }

const visit = (access: RouteAccess, isSignedIn: boolean, more: Partial<Parameters<typeof guard>[0]> = {}) =>
  guard({ access, isSignedIn, ability: isSignedIn ? reader : nobody, url, ...more })

describe('route guard (R-100)', () => {
  it('always allows a public route', () => {
    expect(visit('public', false)).toBeNull()
    expect(visit('public', true)).toBeNull()
  })

  it('redirects a signed-in user from a guest route to /', () => {
    expect(visit('guest', true)).toBe('/')
    expect(visit('guest', false)).toBeNull()
  })

  it('allows a route that the rules permit', () => {
    expect(visit(readManuscripts, true)).toBeNull()
    expect(visit('signed-in', true)).toBeNull()
  })

  it('redirects a signed-in user without permission to not-authorized', () => {
    expect(visit({ action: 'read', subject: 'admin' }, true)).toBe('/not-authorized')
    expect(visit({ action: 'create', subject: 'manuscripts' }, true)).toBe('/not-authorized')
  })

  it('R-670: a hidden template area is not found, also for an administrator', () => {
    const sample = { action: 'read', subject: 'demo' }
    const hidden = { action: 'manage', subject: 'demo', inverted: true }
    const all = { action: 'manage', subject: 'all' }
    expect(visit(sample, true, { ability: createAbility([all]) })).toBeNull()
    expect(visit(sample, true, { ability: createAbility([all, hidden]) })).toBe('/pages/misc/page-not-found')
    expect(visit(sample, true, { ability: createAbility([hidden]) })).toBe('/pages/misc/page-not-found')
    expect(visit(sample, true)).toBe('/not-authorized')
  })

  it('redirects a signed-out user to login with the original path', () => {
    expect(visit(readManuscripts, false)).toBe('/login?to=/apps/manuscripts')
    expect(visit('signed-in', false)).toBe('/login?to=/apps/manuscripts')
  })

  it('omits the path when it is /', () => {
    expect(visit('signed-in', false, { url: { pathname: '/', search: '' } })).toBe('/login')
  })

  it('R-404: continues a sign-in that needs a second factor, with the original path', () => {
    const signInPath = '/pages/authentication/two-steps-v1'
    expect(visit('signed-in', false, { signInPath })).toBe(`${signInPath}?to=/apps/manuscripts`)
  })

  it('keeps the query of the destination beside the path, but drops an older `to`', () => {
    const search = '?page=2&q=sea+salt&to=/elsewhere'
    expect(visit('signed-in', false, { url: { ...url, search } })).toBe(
      '/login?page=2&q=sea+salt&to=/apps/manuscripts',
    )
  })

  it('keeps the hash of the destination', () => {
    expect(visit('signed-in', false, { url: { ...url, search: '?page=2', hash: '#notes' } })).toBe(
      '/login?page=2&to=/apps/manuscripts#notes',
    )
  })

  it('allows every route for manage all', () => {
    const admin = createAbility([{ action: 'manage', subject: 'all' }])
    expect(visit({ action: 'read', subject: 'admin' }, true, { ability: admin })).toBeNull()
  })

  it('applies an inverted rule', () => {
    const ability = createAbility([
      { action: 'manage', subject: 'all' },
      { action: 'read', subject: 'admin', inverted: true },
    ])
    expect(visit({ action: 'read', subject: 'admin' }, true, { ability })).toBe('/not-authorized')
  })
})
