import type { z } from 'zod'
import type { projectListQuery } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'

/** What a list's filters and words ask of a request of the alias `p`. */
export function listConditions(tx: Tx, query: z.output<typeof projectListQuery>): Fragment[] {
  const { status, serviceType, company, assignee, due, view, q } = query
  const today = tx`coalesce(nullif(current_setting('quillport.today', true), '')::date, (now() at time zone 'utc')::date)`
  const conditions: Fragment[] = []
  if (view !== 'all')
    conditions.push(view === 'active' ? tx`p.withdrawn_at is null` : tx`p.withdrawn_at is not null`)
  // As the index of open requests says it, word for word.
  if (status === 'open') conditions.push(tx`p.status <> 'delivered'`)
  else if (status) conditions.push(tx`p.status = ${status}`)
  if (serviceType) conditions.push(tx`p.service_type = ${serviceType}`)
  if (company) conditions.push(tx`p.company_id = ${company}`)
  if (assignee === 'none') {
    conditions.push(tx`p.assignee_count = 0`)
  } else if (assignee) {
    conditions.push(
      tx`p.id in (select a.project_id from public.project_assignees a where a.user_id = ${assignee})`,
    )
  }
  if (due) {
    conditions.push(
      tx`p.status <> 'delivered' and ${due === 'today' ? tx`p.due_date = ${today}` : tx`p.due_date < ${today}`}`,
    )
  }
  if (q.trim() !== '') conditions.push(tx`p.id in (select private.find_projects(${q}))`)
  return conditions
}
