import { PROJECT_ROW_ACTIONS } from '../../_shared/contract/project-can.ts'
import { PROJECT_LIST_FIELDS } from '../../_shared/contract/project-fields.ts'
import { columnOf } from '../../_shared/db/row-format.ts'
import { personJson } from './person-json.ts'

/** The columns of fields of a project `p`. */
export const fieldColumns = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields)
    .map((name) => `p.${columnOf(name)}`)
    .join(', ')

const TURN = `
  case when p.turn is not null then json_build_object('of', p.turn, 'reason', p.turn_reason, 'since', p.turn_since,
    'isMine', private.is_my_turn(p)) end`

const ACCEPTANCE = `
  case when p.accepted_at is not null then json_build_object('by', ${personJson('p.accepted_by')}, 'at', p.accepted_at,
    'isAutomatic', p.accepted_by is null and exists (select from public.project_deliveries d
      where d.project_id = p.id and d.is_automatic and d.decided_at = p.accepted_at)) end`

/** The column `can` of a project `p`; its three queries about the caller run once for all rows. */
export const CAN = `
  private.project_can(p, (select private.project_caller()), p.id = any (array(select private.my_assigned_projects())),
    p.id = any (array(select m.project_id from public.project_people m where m.user_id = (select auth.uid()) and m.role = 'observer')))`

const ROW_CAN = `
  (select json_build_object(${PROJECT_ROW_ACTIONS.map((action) => `'${action}', q.can -> '${action}'`).join(', ')})
    from (select ${CAN} as can offset 0) q)`

/** The columns that a project `p` has in a list and alone. */
export const COMMON_COLUMNS = `
  p.id, p.no, ${fieldColumns(PROJECT_LIST_FIELDS)}, p.status, p.date_requested,
  case when p.company_id is not null then json_build_object('id', p.company_id, 'name',
    coalesce((select c.name from public.companies c where c.id = p.company_id), private.company_of_project(p.id), '')) end as company,
  ${personJson('p.client_id')} as client,
  coalesce((select json_agg(${personJson('a.user_id')} order by a.created_at, a.user_id)
    from public.project_assignees a where a.project_id = p.id), '[]') as assignees,
  (select count(*)::int from public.project_attachments f where f.project_id = p.id and f.comment_id is null) as attachment_count,
  (select count(*)::int from public.project_comments c where c.project_id = p.id) as comment_count,
  ${TURN} as turn, ${ACCEPTANCE} as acceptance, p.withdrawn_at, p.revision, p.created_at, p.updated_at as last_updated`

/** The columns of a project `p` in a list. */
export const PROJECT_COLUMNS = `${COMMON_COLUMNS}, ${ROW_CAN} as can`
