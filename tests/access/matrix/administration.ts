import { PLAN_ORDER } from '../support/fixture-administration.ts'
import { COLLEAGUE, OTHER, SUBJECT } from '../support/ids.ts'
import { defineTable, type TableSpec } from './types.ts'

type Relation = 'own' | 'company' | 'other'
const PERSON = { own: SUBJECT, company: COLLEAGUE, other: OTHER }

export const administrationTables: readonly TableSpec[] = [
  defineTable<Relation>({
    table: 'private.user_roles',
    relations: ['own', 'company', 'other'],
    rows: (relation) => `user_id = '${PERSON[relation]}'`,
    insert: (relation) =>
      `insert into private.user_roles (user_id, role) values ('${PERSON[relation]}', 'admin')`,
    set: `role = 'admin'`,
    may: {
      select: (role, relation) =>
        role !== 'anon' && (relation === 'own' || role === 'admin' || role === 'manager'),
    },
  }),
  defineTable<'any'>({
    table: 'public.plan_orders',
    relations: ['any'],
    rows: () => `id = '${PLAN_ORDER}'`,
    insert: () =>
      `insert into public.plan_orders (id, plan, period, method, cents, name, email, company, address)
       values (gen_random_uuid(), 'team', 'monthly', 'Invoice', 1, 'N', 'n@test.example', 'C', '{}')`,
    set: 'cents = cents',
    may: { select: (role) => role === 'admin' },
  }),
  defineTable<'any'>({
    table: 'public.page_texts',
    relations: ['any'],
    rows: () => `page = 'terms' and language = 'en'`,
    insert: () => `insert into public.page_texts (page, language, body) values ('terms', 'en', 'x')`,
    set: 'body = body',
    may: { select: () => true, update: (role) => role === 'admin' },
  }),
  defineTable<'any'>({
    table: 'public.workspace_settings',
    relations: ['any'],
    rows: () => 'id',
    insert: () => 'insert into public.workspace_settings (id) values (true)',
    set: 'template_areas = template_areas',
    may: { select: (role) => role !== 'anon', update: (role) => role === 'admin' },
  }),
  defineTable<'any'>({
    table: 'public.permissions',
    relations: ['any'],
    rows: () => `name = 'Management'`,
    insert: () => `insert into public.permissions (name) values ('New')`,
    set: 'name = name',
    may: {
      select: (role) => role === 'admin',
      insert: (role) => role === 'admin',
      update: (role) => role === 'admin',
      delete: (role) => role === 'admin',
    },
    sweeps: [
      {
        // Names no column, so select policies do not apply.
        statement: `update public.permissions set assigned_to = '{}'`,
        rows: (role) => (role === 'admin' ? 9 : role === 'anon' ? -1 : 0),
      },
      {
        statement: 'delete from public.permissions',
        rows: (role) => (role === 'admin' ? 9 : role === 'anon' ? -1 : 0),
      },
    ],
  }),
]
