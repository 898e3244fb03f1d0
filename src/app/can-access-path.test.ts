import { describe, expect, it } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { canAccessPath } from './can-access-path.ts'
import { redirects, routeTable } from './route-table.ts'

const may = (...subjects: string[]) => createAbility(subjects.map((subject) => ({ action: 'read', subject })))
const id = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'

describe('canAccessPath', () => {
  it.each([
    [`/apps/projects/view/${id}`, 'projects'],
    ['/apps/projects/list?status=open', 'projects'],
    [`/apps/email?thread=${id}&message=${id}`, 'client'],
    [`/manuscripts/${id}/items/${id}/edit`, 'manuscripts'],
    [`/apps/manuscripts/${id}`, 'manuscripts'],
    ['/apps/user/list', 'admin'],
  ])('allows %s with the right to read %s and refuses it without', (url, subject) => {
    expect(canAccessPath(url, may(subject))).toBe(true)
    expect(canAccessPath(url, may('something else'))).toBe(false)
    expect(canAccessPath(url, may())).toBe(false)
  })

  it('matches the path as the router does, not a similar path', () => {
    expect(canAccessPath('/apps/manuscripts/new', may('manuscripts'))).toBe(false)
    expect(
      canAccessPath('/apps/manuscripts/new', createAbility([{ action: 'create', subject: 'manuscripts' }])),
    ).toBe(true)
  })

  it('needs no right for a screen that only requires a session', () => {
    expect(canAccessPath(`/apps/chat?with=${id}`, may())).toBe(true)
  })

  it('refuses unknown paths and guest screens', () => {
    expect(canAccessPath('/no/such/screen', may('all'))).toBe(false)
    expect(canAccessPath('/login', may('all'))).toBe(false)
  })

  it('follows redirects', () => {
    const everything = createAbility([{ action: 'manage', subject: 'all' }])
    for (const { from } of redirects) {
      const url = from.replace(/:\w+/g, 'x').replace('*', 'x')
      expect(canAccessPath(url, everything), from).toBe(true)
    }
  })

  it('allows every screen except guest screens with all rights', () => {
    const everything = createAbility([{ action: 'manage', subject: 'all' }])
    for (const { path, access } of routeTable.filter((route) => route.path !== '*'))
      expect(canAccessPath(path.replace(/:\w+\??/g, 'x').replace('*', 'x'), everything), path).toBe(
        access !== 'guest',
      )
  })
})
