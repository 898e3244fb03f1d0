import { matchRoutes } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guard } from '../../src/app/guard.ts'
import { routeTable } from '../../src/app/route-table.ts'
import { createAbility } from '../../src/lib/ability.ts'
import type { Access } from '../../src/lib/route.ts'
import { expected } from '../routes/spec-paths.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

/** What each role may open besides what is open to all (design, Access): `action subject`. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  admin: ['everything'],
  auth: ['read demo', 'read client', 'read user', 'read projects', 'read manuscripts', 'create manuscripts'],
  manager: [
    'read demo',
    'read client',
    'read user',
    'read projects',
    'read manuscripts',
    'create manuscripts',
  ],
  user: ['read demo', 'read client', 'read user', 'read projects', 'read manuscripts', 'create manuscripts'],
  client: ['read client', 'read projects', 'read manuscripts', 'create manuscripts'],
  editor: ['read manuscripts', 'create manuscripts'],
  author: ['read manuscripts', 'create manuscripts'],
  maintainer: ['read demo'],
  subscriber: ['read manuscripts'],
}

const isOpen = (access: Access, may: readonly string[]): boolean =>
  typeof access === 'string' || may[0] === 'everything' || may.includes(`${access.action} ${access.subject}`)

const patterns = routeTable.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({ path, route })),
)
const screenAt = (path: string) => matchRoutes(patterns, path)?.at(-1)?.route.route

let database: TestDatabase
const rules = new Map<string, { action: string; subject: string; inverted: boolean }[]>()
beforeAll(async () => {
  database = await createTestDatabase()
  const rows = await database.owner<{ role: string; action: string; subject: string; inverted: boolean }[]>`
    select role, action, subject, inverted from public.role_abilities order by id`
  for (const { role, ...rule } of rows) rules.set(role, [...(rules.get(role) ?? []), rule])
})
afterAll(() => database.drop())

describe('the guard, walked along every screen of the specification (spec 4 and 6)', () => {
  it('is walked as every role there is', async () => {
    const roles = await database.owner<{ name: string }[]>`select name from public.roles order by name`
    expect(roles.map(({ name }) => name)).toEqual(Object.keys(MAY).sort())
  })

  it.each(Object.keys(MAY))(
    'opens to %s what the role may open, and sends them elsewhere from the rest',
    (role) => {
      const ability = createAbility(rules.get(role) ?? [])
      const wrong = expected.flatMap(({ path, access }) => {
        const pathname = path.replace(/:\w+/g, '7')
        const route = screenAt(pathname)
        const answer =
          route && guard({ access: route.access, isSignedIn: true, ability, url: { pathname, search: '' } })
        const wanted = access === 'guest' ? '/' : isOpen(access, MAY[role] ?? []) ? null : '/not-authorized'
        return answer === wanted ? [] : [`${path}: ${answer} instead of ${wanted}`]
      })
      expect(wrong).toEqual([])
    },
  )

  it('sends nobody to sign in, with the way back, from everything that is not public', () => {
    const wrong = expected.flatMap(({ path, access }) => {
      const pathname = path.replace(/:\w+/g, '7')
      const route = screenAt(pathname)
      const answer =
        route &&
        guard({
          access: route.access,
          isSignedIn: false,
          ability: createAbility(),
          url: { pathname, search: '' },
        })
      const wanted = access === 'public' || access === 'guest' ? null : `/login?to=${pathname}`
      return answer === wanted ? [] : [`${path}: ${answer} instead of ${wanted}`]
    })
    expect(wrong).toEqual([])
  })
})
