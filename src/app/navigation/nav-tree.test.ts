import { describe, expect, it } from 'vitest'
import { type CaslRule, createAbility } from '../../lib/auth/ability.ts'
import { type AreaRoute, type NavGroup, navSections, templateSections } from '../../lib/routing/route.ts'
import { navGroups, routeTable, type TableRoute } from '../route-table.ts'
import { activeLinkId, buildNav, firstDestinations } from './nav-tree.ts'

const route = (id: string, path: string, subject: string, nav: AreaRoute['nav']): TableRoute => ({
  id,
  path,
  page: '',
  titleId: 'app.nav.label',
  access: { action: 'read', subject },
  layout: 'default',
  nav,
  area: 'a',
  messages: [],
})
const groups: NavGroup[] = [{ id: 'g', titleId: 'app.nav.label', section: 'admin', icon: 'folder', order: 5 }]
const routes = [
  route('late', '/late', 'x', { section: 'writing', order: 20 }),
  route('early', '/early', 'x', { section: 'writing', order: 10 }),
  route('inside', '/inside', 'y', { section: 'admin', order: 1, parent: 'g' }),
]
const ability = (...subjects: string[]) =>
  createAbility(subjects.map((subject) => ({ action: 'read', subject })))

describe('navigation (R-152)', () => {
  it('R-670: has no template areas while they are hidden', () => {
    const rules: CaslRule[] = [{ action: 'manage', subject: 'all' }]
    const sections = (of: CaslRule[]) =>
      buildNav({ routes: routeTable, groups: navGroups, ability: createAbility(of) }).map(
        ({ section }) => section,
      )
    expect(sections(rules)).toEqual(navSections) // template areas
    expect(sections([...rules, { action: 'manage', subject: 'demo', inverted: true }])).toEqual(
      navSections.filter((section) => !templateSections.includes(section)),
    )
  })

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

  it('R-537: leaves out a form that the person may not send', () => {
    const form = route('add', '/add', 'x', {
      section: 'writing',
      order: 30,
      needs: { action: 'create', subject: 'x' },
    })
    const ids = (able: ReturnType<typeof ability>) =>
      buildNav({ routes: [form], groups, ability: able }).flatMap(({ entries }) =>
        entries.map(({ id }) => id),
      )
    expect(ids(ability('x'))).toEqual([])
    expect(ids(createAbility([{ action: 'manage', subject: 'x' }]))).toEqual(['add'])
  })

  it('marks the nearest item at or above the address', () => {
    const blocks = buildNav({ routes, groups, ability: ability('x', 'y') })
    expect(activeLinkId(blocks, '/early')).toBe('early')
    expect(activeLinkId(blocks, '/inside/3/edit')).toBe('inside')
    expect(activeLinkId(blocks, '/earlybird')).toBeNull()
  })

  it.each([
    ['projects.view', '/apps/projects/view/1', 'projects.list'],
    ['users.view', '/apps/user/view/1', 'users.list'],
    ['mail.messages', '/messages/list', 'mail.app'],
    ['manuscripts.folder', '/folders/1', 'manuscripts.folders'],
    ['manuscripts.raw-files', '/admin/manuscripts/1/raw-files', 'manuscripts.raw-files-select'],
    ['manuscripts.select', '/select-manuscript', 'manuscripts.list'],
    ['editor.item', '/manuscripts/1/items/2/edit', 'manuscripts.list'],
  ])('marks the navigation item of the list for %s', (id, path, line) => {
    const everything = createAbility([{ action: 'manage', subject: 'all' }])
    const blocks = buildNav({ routes: routeTable, groups: navGroups, ability: everything })
    const screen = routeTable.find((one) => one.id === id)
    expect(screen, 'the screen is in the table').toBeDefined()
    expect(activeLinkId(blocks, path, screen)).toBe(line)
  })

  it('marks no line for a screen of no area of the navigation', () => {
    const blocks = buildNav({ routes, groups, ability: ability('x', 'y') })
    expect(activeLinkId(blocks, '/elsewhere', { id: 'b.one', area: 'b' })).toBeNull()
  })

  it('offers single lines first, and no more than asked for', () => {
    const blocks = buildNav({ routes, groups, ability: ability('x', 'y') })
    expect(firstDestinations(blocks, 9).map(({ id }) => id)).toEqual(['early', 'late', 'inside'])
    expect(firstDestinations(blocks, 1).map(({ id }) => id)).toEqual(['early'])
  })

  it('R-870: starts with the portal for a client, and with writing for staff', () => {
    const client: CaslRule[] = [
      { action: 'create', subject: 'projects' },
      ...['manuscripts', 'projects', 'client'].map((subject) => ({ action: 'read', subject })),
    ]
    const sectionsOf = (rules: CaslRule[]) =>
      buildNav({ routes: routeTable, groups: navGroups, ability: createAbility(rules) }).map(
        ({ section }) => section,
      )
    expect(sectionsOf(client).slice(0, 2)).toEqual(['portal', 'writing'])
    expect(sectionsOf([...client, { action: 'read', subject: 'user' }]).slice(0, 2)).toEqual([
      'writing',
      'portal',
    ])
  })

  it.each(['editor', 'author', 'subscriber'])('has somewhere to go for %s, whose home is closed', () => {
    const blocks = buildNav({ routes: routeTable, groups: navGroups, ability: ability('manuscripts') })
    expect(firstDestinations(blocks, 3)[0]?.path).toBe('/apps/manuscripts')
  })
})
