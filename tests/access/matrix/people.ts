import { EMPTY_COMPANY } from '../support/fixture-administration.ts'
import { STAFF_MEMBER } from '../support/fixture-projects.ts'
import {
  COLLEAGUE,
  COMPANY,
  IMPORTS,
  INACTIVE_PERSON,
  OTHER,
  OTHER_COMPANY,
  SUBJECT,
  UNPROFILED,
} from '../support/ids.ts'
import { CUSTOMERS, defineTable, type MatrixRole, STAFF, type TableSpec, WRITERS } from './types.ts'

type Relation = 'own' | 'company' | 'other'
const relations: readonly Relation[] = ['own', 'company', 'other']
const PERSON = { own: SUBJECT, company: COLLEAGUE, other: OTHER }
const isSignedIn = (role: MatrixRole) => role !== 'anon'
/** Who decides on the absences of others: staff who read all projects. */
const PLANNERS: readonly MatrixRole[] = ['admin', 'manager']
const plans = (role: MatrixRole, relation: string) =>
  PLANNERS.includes(role) || (STAFF.includes(role) && relation === 'own')
const own = (role: MatrixRole, relation: string) => isSignedIn(role) && relation === 'own'

export const peopleTables: readonly TableSpec[] = [
  defineTable<Relation | 'inactive'>({
    table: 'public.profiles',
    relations: [...relations, 'inactive'],
    rows: (relation) => `id = '${relation === 'inactive' ? INACTIVE_PERSON : PERSON[relation]}'`,
    insert: () => `insert into public.profiles (id, username, email) values ('${UNPROFILED}', 'x', 'x')`,
    set: 'full_name = full_name',
    may: {
      select: (role, relation) =>
        own(role, relation) ||
        role === 'admin' ||
        role === 'manager' ||
        (STAFF.includes(role) && relation !== 'inactive') ||
        (CUSTOMERS.includes(role) && relation === 'company'),
      update: own,
    },
    rehome: { statement: `update public.profiles set id = '${UNPROFILED}'`, changes: own },
  }),
  defineTable<Relation>({
    table: 'public.profile_details',
    relations,
    rows: (relation) => `user_id = '${PERSON[relation]}'`,
    insert: () => `insert into public.profile_details (user_id) values ('${UNPROFILED}')`,
    set: 'country = country',
    may: {
      select: (role, relation) => own(role, relation) || role === 'admin' || role === 'manager',
      update: own,
    },
    rehome: { statement: `update public.profile_details set user_id = '${OTHER}'`, changes: own },
  }),
  defineTable<'own' | 'other' | 'empty'>({
    table: 'public.companies',
    relations: ['own', 'other', 'empty'],
    rows: (relation) => `id = '${{ own: COMPANY, other: OTHER_COMPANY, empty: EMPTY_COMPANY }[relation]}'`,
    insert: () => `insert into public.companies (name) values ('New')`,
    set: 'name = name',
    may: {
      select: (role, relation) => own(role, relation) || role === 'admin' || role === 'manager',
      insert: (role) => role === 'admin',
      update: (role) => role === 'admin',
      delete: (role, relation) => role === 'admin' && relation === 'empty',
    },
  }),
  defineTable<'own' | 'other'>({
    table: 'public.company_terms',
    relations: ['own', 'other'],
    // Made with the company; its own people never read them.
    rows: (relation) => `company_id = '${{ own: COMPANY, other: OTHER_COMPANY }[relation]}'`,
    insert: () => `insert into public.company_terms (company_id) values ('${EMPTY_COMPANY}')`,
    set: 'terms = terms',
    may: {
      select: (role) => role === 'admin' || role === 'manager',
      update: (role) => role === 'admin',
    },
  }),
  defineTable<'own' | 'other'>({
    table: 'public.absences',
    relations: ['own', 'other'],
    rows: (relation) => `user_id = '${relation === 'own' ? SUBJECT : STAFF_MEMBER}'`,
    insert: (relation) =>
      relation === 'own'
        ? `insert into public.absences (starts_on, ends_on) values (current_date, current_date)`
        : `insert into public.absences (user_id, starts_on, ends_on) values ('${STAFF_MEMBER}', current_date, current_date)`,
    set: 'ends_on = ends_on',
    may: { select: (role) => STAFF.includes(role), insert: plans, delete: plans },
    sweeps: [
      {
        statement: 'delete from public.absences',
        rows: (role) => (role === 'anon' ? -1 : PLANNERS.includes(role) ? 2 : STAFF.includes(role) ? 1 : 0),
      },
    ],
  }),
  defineTable<'any'>({
    table: 'public.roles',
    relations: ['any'],
    rows: () => `name = 'client'`,
    insert: () => `insert into public.roles (name, position) values ('new', 99)`,
    set: 'position = position',
    may: { select: isSignedIn },
  }),
  defineTable<'own' | 'other'>({
    table: 'public.role_abilities',
    relations: ['own', 'other'],
    // Rules of roles the person does not have: a policy that reads only the own role would pass without them.
    rows: (relation) =>
      relation === 'own' ? `role = private.my_role()` : `role is distinct from private.my_role()`,
    insert: () =>
      `insert into public.role_abilities (role, action, subject) values ('client', 'manage', 'all')`,
    set: 'subject = subject',
    may: { select: (role, relation) => role === 'admin' || (own(role, relation) && role !== 'inactive') },
  }),
  defineTable<Relation>({
    table: 'public.notifications',
    relations,
    rows: (relation) => `user_id = '${PERSON[relation]}'`,
    insert: (relation) =>
      `insert into public.notifications (user_id, kind) values ('${PERSON[relation]}', 'import_failed')`,
    set: 'read_at = now()',
    may: { select: own, update: own, delete: own },
    rehome: { statement: `update public.notifications set user_id = '${OTHER}'`, changes: own },
    sweeps: [
      {
        statement: 'update public.notifications set read_at = now()',
        rows: (role) => (isSignedIn(role) ? 1 : -1),
      },
      { statement: 'delete from public.notifications', rows: (role) => (isSignedIn(role) ? 1 : -1) },
    ],
  }),
  defineTable<keyof typeof IMPORTS>({
    table: 'public.imports',
    relations: ['own', 'company', 'other'],
    rows: (relation) => `id = '${IMPORTS[relation]}'`,
    insert: (relation) =>
      relation === 'own'
        ? `insert into public.imports (file_name, file_size) values ('a.zip', 1)`
        : `insert into public.imports (file_name, file_size, owner_id) values ('a.zip', 1, '${PERSON[relation as Relation]}')`,
    set: 'file_name = file_name',
    may: {
      select: (role, relation) => own(role, relation) || role === 'admin',
      insert: (role, relation) => relation === 'own' && WRITERS.includes(role),
    },
  }),
  defineTable<keyof typeof IMPORTS>({
    table: 'public.import_entries',
    relations: ['own', 'company', 'other'],
    rows: (relation) => `import_id = '${IMPORTS[relation]}'`,
    insert: (relation) =>
      `insert into public.import_entries (import_id, n, path) values ('${IMPORTS[relation]}', 2, 'b')`,
    set: 'path = path',
    may: { select: (role, relation) => own(role, relation) || role === 'admin' },
  }),
]
