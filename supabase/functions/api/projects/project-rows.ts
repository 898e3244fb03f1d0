import type { ProjectDetail } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { DETAIL_FIELD_COLUMNS, LIST_FIELD_COLUMNS } from './field-columns.ts'
import { personJson } from './person-json.ts'

/** The reason why a project `p` needs the caller, most urgent first; `quillport.today` is the caller's date. */
export const NEEDS = `
  (select case
      when p.withdrawn_at is not null then null
      when p.status <> 'delivered' and p.due_date < now_is.today
        and (given.user_id is not null or (select private.can('update', 'assignments'))) then 'overdue'
      when given.user_id is not null and p.status <> 'delivered' and p.due_date = now_is.today then 'due_today'
      when p.status = 'received' and p.assignee_count = 0 and (select private.can('update', 'assignments')) then 'unassigned'
      when p.status <> 'delivered' and given.created_at > coalesce(seen.seen_at, '-infinity') then 'assigned'
      when p.id in (select private.my_unread_projects()) then 'message'
      when p.client_id = now_is.me and p.status = 'delivered' and p.status_at > coalesce(seen.seen_at, '-infinity') then 'delivered'
      when p.comment_seq > coalesce(seen.comment_seq, 0)
        and (given.user_id is not null or p.client_id = now_is.me
          or exists (select from public.project_comments c where c.project_id = p.id and c.author_id = now_is.me))
        and exists (select from public.project_comments c where c.project_id = p.id
          and c.seq > coalesce(seen.comment_seq, 0) and c.author_id is distinct from now_is.me) then 'comment' end
    from (select coalesce(nullif(current_setting('quillport.today', true), '')::date, (now() at time zone 'utc')::date) as today,
        (select auth.uid()) as me) now_is
      left join public.project_assignees given on given.project_id = p.id and given.user_id = now_is.me
      left join public.project_seen seen on seen.project_id = p.id and seen.user_id = now_is.me)`

/** The columns of a project `p`. */
export const PROJECT_COLUMNS = `
  p.id, p.no, ${LIST_FIELD_COLUMNS}, p.status, p.date_requested,
  case when p.company_id is not null then json_build_object('id', p.company_id, 'name',
    coalesce((select c.name from public.companies c where c.id = p.company_id), private.company_of_project(p.id), '')) end as company,
  ${personJson('p.client_id')} as client,
  coalesce((select json_agg(${personJson('a.user_id')} order by a.created_at, a.user_id)
    from public.project_assignees a where a.project_id = p.id), '[]') as assignees,
  (select count(*)::int from public.project_attachments f where f.project_id = p.id) as attachment_count,
  (select count(*)::int from public.project_comments c where c.project_id = p.id) as comment_count,
  ${NEEDS} as needs_you, p.withdrawn_at, p.revision, p.created_at, p.updated_at as last_updated`

const ATTACHMENT = `
  json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime, 'path', coalesce(f.object_path, ''),
    'createdAt', f.created_at, 'kind', f.kind, 'wordCount', f.word_count, 'addedBy', ${personJson('f.added_by')},
    'deliveredAt', f.delivered_at)`

/** Returns a project with all details; throws 404 when the caller may not read it. */
export async function readProject(tx: Tx, id: string): Promise<ProjectDetail> {
  const [row] = await tx<ProjectDetail[]>`
    select ${tx.unsafe(PROJECT_COLUMNS)}, ${tx.unsafe(DETAIL_FIELD_COLUMNS)},
      coalesce((select json_agg(${tx.unsafe(ATTACHMENT)} order by f.created_at, f.name, f.id)
        from public.project_attachments f where f.project_id = p.id), '[]') as attachments,
      private.pending_delivery_of(p.id) as delivery,
      (select json_build_object('asStaff', r.as_staff, 'asClient', r.as_client, 'reopen', r.reopen, 'assign', r.assign)
        from private.project_rights_of(p.id) r) as rights
      from public.projects p where p.id = ${id}`
  if (!row) throw notFound()
  return row
}
