import { PROJECT_ROW_ACTIONS } from '../../_shared/contract/project-can.ts'
import { PROJECT_DETAIL_FIELDS, PROJECT_LIST_FIELDS } from '../../_shared/contract/project-fields.ts'
import type { ProjectDetail } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { columnOf } from '../../_shared/db/row-format.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { personJson } from './person-json.ts'

const selected = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields)
    .map((name) => `p.${columnOf(name)}`)
    .join(', ')

/** The columns of the fields of a project `p`. */
const LIST_FIELD_COLUMNS = selected(PROJECT_LIST_FIELDS)
const DETAIL_FIELD_COLUMNS = selected(PROJECT_DETAIL_FIELDS)

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

const COLUMNS = `
  p.id, p.no, ${LIST_FIELD_COLUMNS}, p.status, p.date_requested,
  case when p.company_id is not null then json_build_object('id', p.company_id, 'name',
    coalesce((select c.name from public.companies c where c.id = p.company_id), private.company_of_project(p.id), '')) end as company,
  ${personJson('p.client_id')} as client,
  coalesce((select json_agg(${personJson('a.user_id')} order by a.created_at, a.user_id)
    from public.project_assignees a where a.project_id = p.id), '[]') as assignees,
  (select count(*)::int from public.project_attachments f where f.project_id = p.id and f.comment_id is null) as attachment_count,
  (select count(*)::int from public.project_comments c where c.project_id = p.id) as comment_count,
  ${TURN} as turn, ${ACCEPTANCE} as acceptance, p.withdrawn_at, p.revision, p.created_at, p.updated_at as last_updated`

/** The columns of a project `p` in a list. */
export const PROJECT_COLUMNS = `${COLUMNS}, ${ROW_CAN} as can`

const ATTACHMENT = `
  json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime, 'path', coalesce(f.object_path, ''),
    'createdAt', f.created_at, 'kind', f.kind, 'wordCount', f.word_count,
    'seconds', f.duration_seconds, 'isCounted', f.kind = 'chapter' or f.counted_at is not null, 'addedBy', ${personJson('f.added_by')},
    'targetLanguage', f.target_language, 'deliveredAt', f.delivered_at)`

const DELIVERY = `
  json_build_object('id', d.id, 'no', d.no, 'note', d.note, 'targetLanguage', d.target_language, 'by', ${personJson('d.delivered_by')}, 'at', d.delivered_at,
    'attachmentIds', to_json(array(select f.id from public.project_attachments f
      where f.project_id = d.project_id and f.id = any (d.attachment_ids) order by array_position(d.attachment_ids, f.id))),
    'state', d.state, 'decidedBy', ${personJson('d.decided_by')}, 'decidedAt', d.decided_at, 'comment', d.comment,
    'acceptsAt', case when d.state = 'open' then d.accepts_at end, 'isAutomatic', d.is_automatic,
    'commentFileIds', to_json(array(select f.id from public.project_attachments f
      where f.project_id = d.project_id and f.id = any (d.comment_file_ids) order by array_position(d.comment_file_ids, f.id))))`

/** The deliveries of a project by the SQL of its id, newest first. */
export const deliveriesOf = (id: string) => `
  coalesce((select json_agg(${DELIVERY} order by d.no desc) from public.project_deliveries d where d.project_id = ${id}), '[]')`

const TARGET = `json_build_object('language', t.language, 'state', t.state, 'dueDate', t.due_date)`

const CHANGE = `
  json_build_object('id', c.id, 'kind', c.kind, 'body', c.body, 'title', c.title, 'dueDate', c.due_date,
    'latestCompletionDate', c.latest_completion_date, 'by', ${personJson('c.asked_by')}, 'at', c.asked_at, 'state', c.state,
    'decidedBy', ${personJson('c.decided_by')}, 'decidedAt', c.decided_at, 'reason', c.reason)`

const PRICE = `
  json_build_object('id', c.id, 'kind', c.kind, 'amount', c.amount::text, 'currency', c.currency, 'note', c.note,
    'by', ${personJson('c.set_by')}, 'at', c.set_at, 'state', c.state, 'decidedBy', ${personJson('c.decided_by')},
    'decidedAt', c.decided_at, 'reason', c.reason)`

const PERSON = `json_build_object('person', ${personJson('m.user_id')}, 'role', m.role)`

/** Returns a project with all details; throws 404 when the caller may not read it. */
export async function readProject(tx: Tx, id: string): Promise<ProjectDetail> {
  const [row] = await tx<ProjectDetail[]>`
    select ${tx.unsafe(COLUMNS)}, ${tx.unsafe(DETAIL_FIELD_COLUMNS)}, ${tx.unsafe(CAN)} as can,
      private.works_on_project(p.id) as may_work,
      coalesce((select json_agg(${tx.unsafe(ATTACHMENT)} order by f.created_at, f.name, f.id)
        from public.project_attachments f where f.project_id = p.id and f.comment_id is null), '[]') as attachments,
      private.pending_delivery_of(p.id) as delivery, ${tx.unsafe(deliveriesOf('p.id'))} as deliveries,
      coalesce((select json_agg(${tx.unsafe(TARGET)} order by array_position(p.target_languages, t.language))
        from public.project_targets t where t.project_id = p.id), '[]') as targets,
      coalesce((select json_agg(${tx.unsafe(CHANGE)} order by c.asked_at desc)
        from public.project_changes c where c.project_id = p.id), '[]') as changes,
      coalesce((select json_agg(${tx.unsafe(PRICE)} order by c.no desc)
        from public.project_prices c where c.project_id = p.id), '[]') as prices,
      coalesce((select json_agg(${tx.unsafe(PERSON)} order by m.added_at, m.user_id)
        from public.project_people m where m.project_id = p.id), '[]') as people, private.project_has_client(p.id) as has_client
      from public.projects p where p.id = ${id}`
  if (!row) throw notFound()
  return row
}
