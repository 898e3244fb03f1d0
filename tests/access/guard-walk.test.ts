import { matchRoutes } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guard } from '../../src/app/guard.ts'
import { homeFor } from '../../src/app/home.ts'
import { redirects, routeTable } from '../../src/app/route-table.ts'
import { returnPath } from '../../src/features/auth/model/return-path.ts'
import { createAbility } from '../../src/lib/auth/ability.ts'
import type { RouteAccess } from '../../src/lib/routing/route.ts'
import { expected } from '../routes/spec-paths.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const staff = ['home', 'demo', 'client', 'user', 'projects', 'manuscripts'].map(
  (subject) => `read ${subject}`,
)
/** The abilities each role has for screens that are not open to everyone: `action subject`. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  admin: ['everything'],
  auth: [...staff, 'create manuscripts'],
  manager: [...staff, 'create manuscripts', 'read profiles', 'read companies', 'read all-projects'],
  user: [...staff, 'create manuscripts'],
  client: ['read client', 'read projects', 'read manuscripts', 'create manuscripts'],
  editor: ['read home', 'read manuscripts', 'create manuscripts'],
  author: ['read home', 'read manuscripts', 'create manuscripts'],
  maintainer: ['read home', 'read demo'],
  subscriber: ['read home', 'read manuscripts'],
}

const isOpen = (access: RouteAccess, may: readonly string[]): boolean =>
  typeof access === 'string' || may[0] === 'everything' || may.includes(`${access.action} ${access.subject}`)

const patterns = routeTable.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({ path, route })),
)
const screenAt = (path: string) => matchRoutes(patterns, path)?.at(-1)?.route.route
/** A path of a route pattern; `*` becomes two segments. */
const filled = (path: string) => path.replace(/:\w+\??/g, '7').replace(/\*$/, 'some/where')

/** Every path of the requirements and of the route table. */
const everywhere = [
  ...new Map<string, RouteAccess>([
    ...patterns.map(({ path, route }) => [filled(path), route.access] as const),
    // Last, so that the documented paths win.
    ...expected.map(({ path, access }) => [filled(path), access] as const),
  ]),
].map(([path, access]) => ({ path: path.startsWith('/') ? path : `/${path}`, access }))

const nobody = createAbility()
/** The path to which the guard redirects a visitor, resolved like the router. */
function visit(path: string, isSignedIn: boolean, ability = nobody, search = '') {
  const route = screenAt(path)
  return route && guard({ access: route.access, isSignedIn, ability, url: { pathname: path, search } })
}

let database: TestDatabase
const rules = new Map<string, { action: string; subject: string; inverted: boolean }[]>()
beforeAll(async () => {
  database = await createTestDatabase()
  const rows = await database.owner<{ role: string; action: string; subject: string; inverted: boolean }[]>`
    select role, action, subject, inverted from public.role_abilities order by id`
  for (const { role, ...rule } of rows) rules.set(role, [...(rules.get(role) ?? []), rule])
})
afterAll(() => database.drop())

describe('the guard on every screen (R-100, R-151)', () => {
  it('is tested with every role and every screen of the route table', async () => {
    const roles = await database.owner<{ name: string }[]>`select name from public.roles order by name`
    expect(roles.map(({ name }) => name)).toEqual(Object.keys(MAY).sort())
    const walked = new Set(everywhere.map(({ path }) => screenAt(path)?.id))
    expect(routeTable.map(({ id }) => id).filter((id) => !walked.has(id))).toEqual([])
    expect(everywhere.length).toBeGreaterThan(50)
  })

  it.each(Object.keys(MAY))(
    'opens to %s what the role may open, and sends them elsewhere from the rest',
    (role) => {
      const ability = createAbility(rules.get(role) ?? [])
      const wrong = everywhere.flatMap(({ path, access }) => {
        const answer = visit(path, true, ability)
        const wanted = access === 'guest' ? '/' : isOpen(access, MAY[role] ?? []) ? null : '/not-authorized'
        return answer === wanted ? [] : [`${path}: ${answer} instead of ${wanted}`]
      })
      expect(wrong).toEqual([])
    },
  )

  it('redirects a visitor from every screen that is not public to sign-in, with the return path', () => {
    const wrong = everywhere.flatMap(({ path, access }) => {
      const answer = visit(path, false)
      const wanted = access === 'public' || access === 'guest' ? null : `/login?to=${path}`
      return answer === wanted ? [] : [`${path}: ${answer} instead of ${wanted}`]
    })
    expect(wrong).toEqual([])
  })

  it('redirects to the original path after sign-in', () => {
    const guarded = everywhere.filter(({ access }) => access !== 'public' && access !== 'guest')
    const wrong = guarded.flatMap(({ path }) => {
      const login = visit(path, false, nobody, '?page=2&q=sea+salt') ?? ''
      const back = returnPath(new URL(login, 'http://x').searchParams)
      return back === `${path}?page=2&q=sea+salt` ? [] : [`${path}: ${back}`]
    })
    expect(guarded.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })

  it('redirects no role in a loop', () => {
    for (const [role, own] of rules) {
      const ability = createAbility(own)
      let at = homeFor(role, true)
      for (let steps = 0; steps < 3; steps += 1) at = visit(at, true, ability) ?? at
      expect(visit(at, true, ability), `${role} at ${at}`).toBeNull()
    }
    expect(visit('/login', false)).toBeNull()
    expect(homeFor(null, false)).toBe('/login')
  })

  it('guards redirecting paths too: their target is a screen of the table', () => {
    for (const { from, to } of redirects) {
      expect(screenAt(filled(to))?.id, `${from} → ${to}`).not.toBe('auth.not-found')
      expect(visit(filled(to), false), to).toBe(`/login?to=${filled(to)}`)
      for (const [role, own] of rules) {
        const { access } = screenAt(filled(to)) ?? {}
        const ability = createAbility(own)
        const canAccess = typeof access !== 'object' || ability.can(access.action, access.subject)
        expect(visit(filled(to), true, ability), `${role}: ${from} → ${to}`).toBe(
          canAccess ? null : '/not-authorized',
        )
      }
    }
    const toHome = redirects.find(({ from }) => from === '/manuscripts/:id')?.to ?? ''
    const open = [...rules].filter(([, own]) => visit(toHome, true, createAbility(own)) === null)
    expect(
      open
        .map(([role]) => role)
        .filter((role) => ['admin', 'auth', 'client', 'manager', 'user'].includes(role)),
    ).toEqual(['admin', 'auth', 'manager', 'user'])
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    'evil.example',
    '.evil.example',
    '@evil.example',
    '',
  ])('leads home, not to %j, whoever wrote that into the address', (to) => {
    expect(returnPath(new URLSearchParams({ to }))).toBe('/')
    expect(
      returnPath(
        new URLSearchParams([
          ['to', to],
          ['to', '/apps/manuscripts'],
        ]),
      ),
    ).toBe('/')
  })
})
