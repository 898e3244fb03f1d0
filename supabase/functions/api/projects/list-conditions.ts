import type { z } from 'zod'
import {
  type DueDays,
  type DueFilter,
  isDueFilter,
  parseDueDays,
} from '../../_shared/contract/project-due.ts'
import type { projectListQuery } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { isDue } from './due-periods.ts'

type Query = z.output<typeof projectListQuery>
type Filters = Pick<Query, 'q' | 'view'> & Partial<Query>

/** Returns the conditions of a list query on projects `p`. */
export function listConditions(tx: Tx, query: Filters): Fragment[] {
  const { status, serviceType, company, assignee, due, turn, language, view, q } = query
  const conditions: Fragment[] = []
  if (view !== 'all')
    conditions.push(view === 'active' ? tx`p.withdrawn_at is null` : tx`p.withdrawn_at is not null`)
  // Must match the condition of the index of open projects exactly.
  if (status === 'open') conditions.push(tx`p.status <> 'delivered'`)
  else if (status) conditions.push(tx`p.status = ${status}`)
  if (serviceType) conditions.push(tx`p.service_type = ${serviceType}`)
  if (company) conditions.push(tx`p.company_id = ${company}`)
  if (assignee === 'none') {
    conditions.push(tx`p.assignee_count = 0`)
  } else if (assignee) {
    const person = assignee === 'me' ? tx`(select auth.uid())` : tx`${assignee}`
    conditions.push(
      tx`p.id in (select a.project_id from public.project_assignees a where a.user_id = ${person})`,
    )
  }
  if (due) {
    conditions.push(tx`p.status <> 'delivered' and ${dueCondition(tx, due)}`)
  }
  if (turn) conditions.push(turn === 'none' ? tx`p.turn is null` : tx`p.turn = ${turn}`)
  if (language) conditions.push(tx`p.target_languages @> array[${language}]`)
  if (q.trim() !== '') conditions.push(tx`p.id in (select private.find_projects(${q}))`)
  return conditions
}

function dueCondition(tx: Tx, due: DueFilter | DueDays): Fragment {
  if (isDueFilter(due)) return tx.unsafe(isDue(due, 'private.today()'))
  const [from, to] = parseDueDays(due) ?? [null, null]
  return tx`p.due_date between ${from}::date and ${to}::date`
}
