import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Role,
  roleDryRun,
  roleList,
  roleResponse,
} from '../../supabase/functions/_shared/contract/roles.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  // Without them, nobody has a right on the sample data (R-670).
  await api.database.owner`update public.workspace_settings set template_areas = true`
})
afterAll(() => api.close())

const find = async (name: string): Promise<Role> => {
  const { roles } = await api.ok('admin', 'GET', '/roles', { schema: roleList })
  return roles.find((role) => role.name === name) as Role
}
const put = async (name: string, rules: unknown) =>
  api.send('admin', 'PUT', `/roles/${name}/rules`, { rules, revision: (await find(name)).revision })
const dryRun = (name: string, rules: unknown) =>
  api.ok('admin', 'POST', `/roles/${name}/dry-run`, { schema: roleDryRun, body: { rules } })

describe('roles (R-150, R-154)', () => {
  it('are listed with the number of people, the first avatars, and their rules', async () => {
    const { roles } = await api.ok('admin', 'GET', '/roles', { schema: roleList })
    expect(roles.map((role) => role.name)).toEqual([
      'admin',
      'auth',
      'manager',
      'user',
      'client',
      'editor',
      'author',
      'maintainer',
      'subscriber',
    ])
    const [admin, , , , client, editor] = roles
    expect(admin).toMatchObject({ people: 3, rules: [{ action: 'manage', subject: 'all' }], isCustom: false })
    expect(client?.avatars.map((person) => person.name).sort()).toEqual(['Inès Caron', 'Tom Hale'])
    expect(editor?.avatars).toHaveLength(5)
  })

  it('are read and changed by admins only', async () => {
    for (const as of ['manager', 'user', 'client'] as const) {
      const refusal = { status: 403, code: 'forbidden' }
      expect(await api.refused(as, 'GET', '/roles')).toEqual(refusal)
      expect(await api.refused(as, 'POST', '/roles/client/dry-run', { rules: [] })).toEqual(refusal)
      expect(await api.refused(as, 'PUT', '/roles/client/rules', { rules: [], revision: 1 })).toEqual(refusal)
      expect(await api.refused(as, 'POST', '/roles', { name: 'mine' })).toEqual(refusal)
      expect(await api.refused(as, 'DELETE', '/roles/client')).toEqual(refusal)
    }
  })
})

describe('PUT the rules of a role', () => {
  it('answers in a dry run who gains and loses what, and changes nothing', async () => {
    const before = await find('client')
    const rules = [
      ...before.rules.filter((rule) => rule.subject !== 'manuscripts'),
      { action: 'manage', subject: 'companies' },
    ]
    const { changes, total, people } = await dryRun('client', rules)
    expect(
      changes.map(({ action, subject, isGained }) => `${isGained ? '+' : '-'}${action} ${subject}`),
    ).toEqual([
      '+read companies',
      '+create companies',
      '+update companies',
      '+delete companies',
      '+manage companies',
      '-read manuscripts',
      '-create manuscripts',
    ])
    expect([total, people.map((person) => person.email)]).toEqual([
      2,
      ['client2@demo.com', 'client@demo.com'],
    ])
    expect(await find('client')).toEqual(before)
    expect((await dryRun('client', before.rules)).changes).toEqual([])
  })

  it('evaluates a dry run as the policies do', async () => {
    const rules = [
      { action: 'manage', subject: 'all' },
      { action: 'delete', subject: 'projects', inverted: true },
      { action: 'read', subject: 'demo', conditions: { ownerId: 1 } },
      { action: 'read', subject: 'admin', inverted: true, fields: ['name'] },
    ]
    const changes = (await dryRun('subscriber', rules)).changes
    const { owner } = api.database
    expect((await put('subscriber', rules)).status).toBe(200)
    await owner`update private.user_roles set role = 'subscriber' where user_id = ${PEOPLE.user}`
    for (const { action, subject, isGained } of changes) {
      const [row] = await owner.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: PEOPLE.user, role: 'authenticated' })}, true)`
        return tx`select private.can(${action}, ${subject}) as can`
      })
      expect([action, subject, row?.can]).toEqual([action, subject, isGained])
    }
    expect(changes).toContainEqual({ action: 'read', subject: 'admin', isGained: true })
    expect(changes.some(({ action, subject }) => action === 'delete' && subject === 'projects')).toBe(false)
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.user}`
  })

  it('applies at once, keeps conditions and fields, and notifies open browsers', async () => {
    const { owner } = api.database
    expect(await api.refused('client', 'GET', '/companies')).toMatchObject({ status: 403 })
    await owner`insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), ${PEOPLE.client}, now())`
    const { rules } = await find('client')
    const rich = {
      action: 'update',
      subject: 'projects',
      conditions: { status: 'received' },
      fields: ['title', 'property'],
    }
    const answer = await put('client', [...rules, { action: 'read', subject: 'companies' }, rich])
    const { role } = roleResponse.parse(answer.body)
    expect(role.rules.at(-1)).toEqual(rich)
    expect((await api.send('client', 'GET', '/companies')).status).toBe(200)
    const [hint] =
      await owner`select count(*)::int as n from realtime.messages where topic = ${`user:${PEOPLE.client}`} and event = 'session'`
    expect(hint?.n).toBe(1)
    expect((await put('client', rules)).status).toBe(200)
    expect(await api.refused('client', 'GET', '/companies')).toMatchObject({ status: 403 })
  })

  it('refuses a stale change with the present state, and accepts one of two concurrent ones', async () => {
    const { revision, rules } = await find('editor')
    const send = () => api.send('admin', 'PUT', '/roles/editor/rules', { rules, revision })
    const answers = await Promise.all([send(), send()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(roleResponse.parse(answers.find((answer) => answer.status === 409)?.body).role.name).toBe('editor')
  })

  it.each([
    [[]],
    [[{ action: 'read', subject: 'all' }]],
    [
      [
        { action: 'manage', subject: 'all' },
        { action: 'delete', subject: 'roles', inverted: true },
      ],
    ],
    [[{ action: 'manage', subject: 'all', conditions: { a: 1 } }]],
  ])('keeps all rights of admin: refuses %j', async (rules) => {
    expect((await put('admin', rules)).status).toBe(403)
    expect((await find('admin')).rules).toEqual([{ action: 'manage', subject: 'all' }])
  })

  it('keeps all rights of admin by SQL too', async () => {
    const { owner } = api.database
    const broken = { code: 'QPREF', message: 'admin_rules' }
    await expect(owner`delete from public.role_abilities where role = 'admin'`).rejects.toMatchObject(broken)
    await expect(
      owner`insert into public.role_abilities (role, action, subject, inverted) values ('admin', 'read', 'roles', true)`,
    ).rejects.toMatchObject(broken)
  })

  it.each([
    ['an unknown action', [{ action: 'fly', subject: 'projects' }]],
    ['an unknown subject', [{ action: 'read', subject: 'moons' }]],
    [
      'the same rule twice',
      [
        { action: 'read', subject: 'demo' },
        { action: 'read', subject: 'demo' },
      ],
    ],
    ['too many', new Array(101).fill({ action: 'read', subject: 'demo' })],
    ['no list', 'x'],
  ])('refuse %s', async (_name, rules) => {
    expect(await api.refused('admin', 'PUT', '/roles/editor/rules', { rules, revision: 1 })).toMatchObject({
      status: 422,
      fields: { rules: expect.any(String) },
    })
    expect((await api.refused('admin', 'POST', '/roles/editor/dry-run', { rules })).status).toBe(422)
  })

  it('cannot grant what the caller may not do', async () => {
    const { owner } = api.database
    await owner`insert into public.role_abilities (role, action, subject) select 'manager', a, 'roles' from unnest(array['read', 'create', 'update', 'delete']) a`
    const as = (name: string, rules: unknown) =>
      find(name).then(({ revision }) =>
        api.send('manager', 'PUT', `/roles/${name}/rules`, { rules, revision }),
      )
    expect((await as('editor', [{ action: 'read', subject: 'admin' }])).status).toBe(403)
    expect((await as('editor', [{ action: 'manage', subject: 'projects' }])).status).toBe(403)
    expect((await as('manager', [{ action: 'manage', subject: 'all' }])).status).toBe(403)
    expect((await as('editor', [{ action: 'read', subject: 'projects' }])).status).toBe(200)
    expect((await api.send('manager', 'POST', '/roles', { name: 'twin', like: 'admin' })).status).toBe(403)
    await owner`delete from public.role_abilities where role = 'manager' and subject = 'roles'`
  })
})

describe('a custom role', () => {
  it('starts with the rules of another, and is deleted when no person or invitation has it', async () => {
    const body = { name: 'Proof-Reader', description: 'Reads what goes out.', like: 'editor' }
    const { role } = await api.ok('admin', 'POST', '/roles', { status: 201, schema: roleResponse, body })
    const editor = await find('editor')
    expect(role).toMatchObject({ name: 'proof-reader', isCustom: true, people: 0, rules: editor.rules })
    const { owner } = api.database
    await owner`update private.user_roles set role = 'proof-reader' where user_id = ${PEOPLE.user}`
    expect(await api.refused('admin', 'DELETE', '/roles/proof-reader')).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.user}`
    await owner`insert into private.invitations (email, role) values ('reader@example.com', 'proof-reader')`
    expect(await api.refused('admin', 'DELETE', '/roles/proof-reader')).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    await owner`delete from private.invitations where email = 'reader@example.com'`
    await api.done('admin', 'DELETE', '/roles/proof-reader')
    expect(await api.refused('admin', 'DELETE', '/roles/proof-reader')).toMatchObject({ status: 404 })
  })

  it.each([
    [{ name: 'admin' }, 'role_exists'],
    [{ name: 'x' }, 'invalid_value'],
    [{ name: 'a b' }, 'invalid_value'],
    [{}, 'required'],
  ])('refuses %j at its name', async (body, message) => {
    expect(await api.refused('admin', 'POST', '/roles', body)).toEqual({
      status: 422,
      code: 'invalid',
      fields: { name: message },
    })
  })

  it('can be deleted; a built-in one cannot', async () => {
    for (const name of ['admin', 'client', 'subscriber'])
      expect(await api.refused('admin', 'DELETE', `/roles/${name}`)).toMatchObject({ status: 409 })
  })

  it('that is unknown answers 404', async () => {
    expect(await api.refused('admin', 'PUT', '/roles/king/rules', { rules: [], revision: 1 })).toMatchObject({
      status: 404,
    })
    expect(await api.refused('admin', 'POST', '/roles/king/dry-run', { rules: [] })).toMatchObject({
      status: 404,
    })
    expect(await api.refused('admin', 'DELETE', '/roles/%00')).toMatchObject({ status: 404 })
  })
})
