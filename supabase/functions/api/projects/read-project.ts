import { PROJECT_DETAIL_FIELDS } from '../../_shared/contract/project-fields.ts'
import type { ProjectDetail } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { personJson } from './person-json.ts'
import { CAN, COMMON_COLUMNS, fieldColumns } from './project-rows.ts'

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
    select ${tx.unsafe(COMMON_COLUMNS)}, ${tx.unsafe(fieldColumns(PROJECT_DETAIL_FIELDS))}, ${tx.unsafe(CAN)} as can,
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
