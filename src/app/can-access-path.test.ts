import { describe, expect, it } from 'vitest'
import { createAbility } from '@/lib/ability.ts'
import { canAccessPath } from './can-access-path.ts'
import { redirects, routeTable } from './route-table.ts'

const may = (...subjects: string[]) => createAbility(subjects.map((subject) => ({ action: 'read', subject })))
const id = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'

describe('whether an address opens', () => {
  it.each([
    [`/apps/projects/view/${id}`, 'projects'],
    ['/apps/projects/list?status=open', 'projects'],
    [`/apps/email?thread=${id}&message=${id}`, 'client'],
    [`/manuscripts/${id}/items/${id}/edit`, 'manuscripts'],
    [`/apps/manuscripts/${id}`, 'manuscripts'],
    ['/apps/user/list', 'admin'],
  ])('%s: with the right to read %s, and not without', (url, subject) => {
    expect(canAccessPath(url, may(subject))).toBe(true)
    expect(canAccessPath(url, may('something else'))).toBe(false)
    expect(canAccessPath(url, may())).toBe(false)
  })

  it('is asked of the screen the router would show, not of one whose path is like it', () => {
    expect(canAccessPath('/apps/manuscripts/new', may('manuscripts'))).toBe(false)
    expect(
      canAccessPath('/apps/manuscripts/new', createAbility([{ action: 'create', subject: 'manuscripts' }])),
    ).toBe(true)
  })

  it('needs no right where being signed in is enough', () => {
    expect(canAccessPath(`/apps/chat?with=${id}`, may())).toBe(true)
  })

  it('is no for what leads nowhere, and for what only those who are not signed in may see', () => {
    expect(canAccessPath('/no/such/screen', may('all'))).toBe(false)
    expect(canAccessPath('/login', may('all'))).toBe(false)
  })

  it('follows what only sends on', () => {
    const everything = createAbility([{ action: 'manage', subject: 'all' }])
    for (const { from } of redirects) {
      const url = from.replace(/:\w+/g, 'x').replace('*', 'x')
      expect(canAccessPath(url, everything), from).toBe(true)
    }
  })

  it('is yes for every screen but the guests’ with all rights', () => {
    const everything = createAbility([{ action: 'manage', subject: 'all' }])
    for (const { path, access } of routeTable.filter((route) => route.path !== '*'))
      expect(canAccessPath(path.replace(/:\w+\??/g, 'x').replace('*', 'x'), everything), path).toBe(
        access !== 'guest',
      )
  })
})
