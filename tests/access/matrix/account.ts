import { PLAN_REQUESTS } from '../support/fixture-account.ts'
import { OTHER } from '../support/ids.ts'
import { defineTable, type TableSpec } from './types.ts'

type Relation = keyof typeof PLAN_REQUESTS

export const accountTables: readonly TableSpec[] = [
  defineTable<Relation>({
    table: 'public.plan_requests',
    relations: Object.keys(PLAN_REQUESTS) as Relation[],
    rows: (relation) => `id = '${PLAN_REQUESTS[relation]}'`,
    insert: (relation) =>
      relation === 'own'
        ? // One request is pending at a time, so the pending one is withdrawn first.
          `delete from public.plan_requests where user_id = auth.uid() and status = 'open';
           insert into public.plan_requests (plan, billing) values ('company', 'Manual-Cash')`
        : `insert into public.plan_requests (user_id, plan, billing, status) values ('${OTHER}', 'company', 'Manual-Cash', 'approved')`,
    set: `status = 'approved'`,
    may: {
      select: (role, relation) =>
        role === 'admin' || (role !== 'anon' && (relation === 'own' || relation === 'decided')),
      insert: (role, relation) => relation === 'own' && role !== 'anon' && role !== 'inactive',
      delete: (role, relation) => relation === 'own' && role !== 'anon',
    },
    sweeps: [{ statement: 'delete from public.plan_requests', rows: (role) => (role === 'anon' ? -1 : 1) }],
  }),
]
