import type { z } from 'zod'
import type { Project, projectListQuery } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { listConditions } from './list-conditions.ts'
import { idsNeedingYou, OVERDUE, readNeedsYou } from './needs.ts'
import { PROJECT_COLUMNS } from './project-rows.ts'
import { isWithinScope, listContext, topicsOf } from './project-scope.ts'

/** The rank of a project's company by name, computed once per statement instead of once per row. */
const BY_COMPANY = `
  ((select jsonb_object_agg(o.id, o.place) from (
    select c.id, row_number() over (order by private.fold(c.name), c.id) as place from public.companies c) o) -> p.company_id::text)`

/** Sorts equal keys by newest first; each key has an index with the number. */
const indexed = (by: string) => ({ by, tie: 'p.no desc' })

/** `GET /api/projects`: sorted by due date by default. */
const projectListDefinition: ListDefinition = {
  from: 'public.projects',
  alias: 'p',
  id: 'id',
  select: PROJECT_COLUMNS,
  // The search is a separate condition, because it reads several tables (private.find_projects).
  search: [],
  sort: {
    no: indexed('p.no'),
    title: indexed('private.fold(p.title)'),
    company: BY_COMPANY,
    serviceType: indexed('p.service_type'),
    status: indexed(`(case p.status when 'received' then 1 when 'in_progress' then 2 else 3 end)`),
    dueDate: indexed('p.due_date'),
    turn: indexed('p.turn_since'),
    createdAt: indexed('p.created_at'),
    lastUpdated: indexed('p.updated_at'),
  },
  defaultSort: { by: 'dueDate', order: 'asc' },
  tieBreak: 'p.no desc',
}

/** The list of projects that need the caller: overdue ones stay first. */
const needingListDefinition: ListDefinition = {
  ...projectListDefinition,
  sort: { ...projectListDefinition.sort, dueDate: indexed(`${OVERDUE} desc, p.due_date`) },
}

/** Returns a page of projects; with `needs=first`, those that need the caller come first and are not repeated. */
export async function readProjectList(tx: Tx, me: string, query: z.output<typeof projectListQuery>) {
  const reach = await listContext(tx, query.today)
  const conditions = listConditions(tx, query)
  if (!reach.all) conditions.unshift(isWithinScope(tx, me))
  const needing = query.needs === undefined ? [] : await idsNeedingYou(tx)
  if (query.needs === 'only') conditions.push(tx`p.id = any (${needing}::uuid[])`)
  const lead = query.needs === 'first' ? await readNeedsYou(tx) : []
  if (lead.length > 0) conditions.push(tx`p.id <> all (${lead.map(({ id }) => id)}::uuid[])`)
  const definition = query.needs === 'only' ? needingListDefinition : projectListDefinition
  const { rows, total } = await runList<Project>(tx, definition, query, conditions, lead.length)
  const start = (query.page - 1) * query.itemsPerPage
  const shown = lead.slice(start, start + query.itemsPerPage)
  return {
    projects: [...shown, ...rows],
    total,
    topics: topicsOf(reach),
    needsYou: query.needs === 'first' ? { shown: shown.length, total: needing.length } : null,
  }
}
