import type { ListDefinition } from '../../_shared/db/list-query.ts'
import { PROJECT_COLUMNS } from './project-rows.ts'

/** The place of a request's company among all by name: found once a statement, not once a row. */
const BY_COMPANY = `
  ((select jsonb_object_agg(o.id, o.place) from (
    select c.id, row_number() over (order by private.fold(c.name), c.id) as place from public.companies c) o) -> p.company_id::text)`

/** Newest first among equals; each has an index of it and the number. */
const indexed = (by: string) => ({ by, tie: 'p.no desc' })

/** `GET /api/projects`: what is due soonest first when nothing else is asked. */
export const projectListDefinition: ListDefinition = {
  from: 'public.projects',
  alias: 'p',
  id: 'id',
  select: PROJECT_COLUMNS,
  // Words are a condition of their own: they are looked for in several tables (private.find_projects).
  search: [],
  sort: {
    no: indexed('p.no'),
    title: indexed('private.fold(p.title)'),
    company: BY_COMPANY,
    serviceType: indexed('p.service_type'),
    status: indexed(`(case p.status when 'received' then 1 when 'in_progress' then 2 else 3 end)`),
    dueDate: indexed('p.due_date'),
    createdAt: indexed('p.created_at'),
    lastUpdated: indexed('p.updated_at'),
  },
  defaultSort: { by: 'dueDate', order: 'asc' },
  tieBreak: 'p.no desc',
}
