import { describe, expect, it } from 'vitest'
import { createAbility } from '../../lib/ability.ts'
import type { AreaRoute, NavGroup } from '../../lib/route.ts'
import { navGroups, routeTable, type TableRoute } from '../route-table.ts'
import { activeLinkId, buildNav, firstDestinations } from './nav-tree.ts'

const route = (id: string, path: string, subject: string, nav: AreaRoute['nav']): TableRoute => ({
  id,
  path,
  page: '',
  titleId: `${id}.title`,
  access: { action: 'read', subject },
  layout: 'default',
  nav,
  area: 'a',
  messages: [],
})
const groups: NavGroup[] = [{ id: 'g', titleId: 'g.nav', section: 'admin', icon: 'folder', order: 5 }]
const routes = [
  route('late', '/late', 'x', { section: 'writing', order: 20 }),
  route('early', '/early', 'x', { section: 'writing', order: 10 }),
  route('inside', '/inside', 'y', { section: 'admin', order: 1, parent: 'g' }),
]
const ability = (...subjects: string[]) =>
  createAbility(subjects.map((subject) => ({ action: 'read', subject })))

describe('navigation (spec 6)', () => {
  it('shows an item only if permitted, in order', () => {
    const blocks = buildNav({ routes, groups, ability: ability('x') })
    expect(blocks.map((block) => block.section)).toEqual(['writing'])
    expect(blocks[0]?.entries.map((entry) => entry.id)).toEqual(['early', 'late'])
  })

  it('shows a group only if one of its items is permitted', () => {
    expect(buildNav({ routes, groups, ability: ability() })).toEqual([])
    const [admin] = buildNav({ routes, groups, ability: ability('y') })
    expect(admin?.entries[0]).toMatchObject({ kind: 'folder', id: 'g', links: [{ id: 'inside' }] })
  })

  it('marks the nearest item at or above the address', () => {
    const blocks = buildNav({ routes, groups, ability: ability('x', 'y') })
    expect(activeLinkId(blocks, '/early')).toBe('early')
    expect(activeLinkId(blocks, '/inside/3/edit')).toBe('inside')
    expect(activeLinkId(blocks, '/earlybird')).toBeNull()
  })

  it('offers single lines first, and no more than asked for', () => {
    const blocks = buildNav({ routes, groups, ability: ability('x', 'y') })
    expect(firstDestinations(blocks, 9).map(({ id }) => id)).toEqual(['early', 'late', 'inside'])
    expect(firstDestinations(blocks, 1).map(({ id }) => id)).toEqual(['early'])
  })

  it.each(['editor', 'author', 'subscriber'])('has somewhere to go for %s, whose home is closed', () => {
    const blocks = buildNav({ routes: routeTable, groups: navGroups, ability: ability('manuscripts') })
    expect(firstDestinations(blocks, 3)[0]?.path).toBe('/apps/manuscripts')
  })
})
