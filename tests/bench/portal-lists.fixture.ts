import type { Sql, TransactionSql } from 'postgres'
import { fillItems } from './portal-items.fixture.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The callers: the admin, a client of the largest company, and a user with three hundred assigned projects. */
export const ADMIN = '00000000-0000-4000-8000-000000000001'
export const CLIENT = '00000000-0000-4000-8000-000000000005'
export const WORKER = '00000000-0000-4000-8000-000000000004'
const COMPANY = '00000000-0000-4000-8000-0000000000c1'

const TITLE = `(array['Harbour guide','Winter catalogue','Radio spot','Museum labels','Audio series','Press kit','School edition'])[1 + n % 7] || ' ' || substr(md5(n::text), 1, 6)`
const NAME = `(array['Ines','Malik','Noor','Tomas','Brigid','Oskar','Yuki','Amara'])[1 + n % 8] || ' ' || (array['Moreau','Haddad','Novak','Brennan','Keller'])[1 + n / 8 % 5] || ' ' || substr(md5(n::text), 1, 5)`

/** The number of rows; 0 leaves a part empty. Users are as many as projects. */
export type PortalSize = { projects: number; messages: number; items: number }

/**
 * Fills the database as superuser `owner`, without row triggers. A tenth of the projects belongs to the demo client's
 * company.
 */
export async function fillPortal(owner: Sql, size: PortalSize): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`set local work_mem = '64MB'`
    await tx`set local gin_pending_list_limit = '64MB'`
    await tx`set local statement_timeout = 0`
    if (size.projects > 0) {
      await fillPeople(tx, size.projects)
      await fillProjects(tx, size.projects)
    }
    if (size.messages > 0) await fillMail(tx, size.messages)
    if (size.items > 0) await fillItems(tx, size.items)
  })
  await owner`vacuum analyze`
}

async function fillPeople(tx: TransactionSql, rows: number): Promise<void> {
  await tx`insert into public.companies (id, name) select md5('company' || n)::uuid, 'Company ' || n from generate_series(1, 500) n`
  await tx`insert into auth.users (id, email, raw_user_meta_data) select md5('person' || n)::uuid, n || '@example.org', '{}' from generate_series(1, ${rows}) n`
  await tx`insert into public.profiles (id, full_name, username, email, company_id)
    select md5('person' || n)::uuid, ${tx.unsafe(NAME)}, 'person-' || n, n || '@example.org', md5('company' || 1 + n % 500)::uuid from generate_series(1, ${rows}) n`
  await tx`insert into public.profile_details (user_id) select md5('person' || n)::uuid from generate_series(1, ${rows}) n`
  await tx`insert into private.user_roles (user_id, role) select md5('person' || n)::uuid, 'client' from generate_series(1, ${rows}) n`
}

/**
 * Inserts projects with a counted file each. The next step is the agency's in two of five, and the client's in a fiftieth
 * with an open question and in a tenth with a delivery.
 */
async function fillProjects(tx: TransactionSql, rows: number): Promise<void> {
  const IS_ASSIGNED = tx.unsafe('(n % 333 = 1 or n % 3 = 0)')
  const TURN = tx.unsafe(`case when n % 50 = 0 or n % 10 = 3 then 'client' when n % 5 < 2 then 'agency' end`)
  await tx`
    insert into public.projects (id, title, property, service_type, time_preference, due_date, latest_completion_date, description,
      contact_email, status, client_id, company_id, created_at, updated_at, assignee_count, comment_seq, turn, turn_reason, turn_since)
    select md5('project' || n)::uuid, ${tx.unsafe(TITLE)}, 'Property ' || n % 900,
      (array['voiceOver','translation','revision','modifications','transcription','other'])[1 + n % 6], 'anytime',
      current_date - 300 + n * 7 % 600, current_date + 400, 'What is asked for, in a few words of its own: ' || md5('text' || n) || '.', 'x@example.org',
      (array['received','in_progress','delivered','delivered','delivered'])[1 + n % 5],
      case when n % 10 = 0 then ${CLIENT}::uuid else md5('person' || n)::uuid end,
      case when n % 10 = 0 then ${COMPANY}::uuid else md5('company' || 1 + n % 500)::uuid end,
      now() - n * interval '9 minutes', now() - n * interval '7 minutes', (${IS_ASSIGNED})::int, (n % 4 = 0)::int,
      ${TURN}, case ${TURN} when 'client' then case when n % 5 < 2 then 'question' else 'accept' end
        when 'agency' then case when n % 5 = 1 then 'work' when ${IS_ASSIGNED} then 'start' else 'unassigned' end end,
      case when ${TURN} is not null then now() - n * interval '7 minutes' end
      from generate_series(1, ${rows}) n`
  await tx`insert into public.project_assignees (project_id, user_id)
    select md5('project' || n)::uuid, case when n % 333 = 1 then ${WORKER}::uuid else md5('person' || n % 40)::uuid end
      from generate_series(1, ${rows}) n where ${IS_ASSIGNED}`
  await tx`insert into public.project_attachments (project_id, kind, name, word_count, counted_at)
    select md5('project' || n)::uuid, 'source', 'text.docx', 400 + n % 5000, now() from generate_series(1, ${rows}) n`
  await tx`insert into public.project_comments (project_id, seq, author_id, body)
    select md5('project' || n)::uuid, 1, ${CLIENT}, 'A comment' from generate_series(1, ${rows}) n where n % 4 = 0`
}

/**
 * Inserts messages, each in a separate thread, from the demo client to the worker. A tenth is also of the team: most of it
 * completed, the open ones unassigned or assigned to the worker.
 */
async function fillMail(tx: TransactionSql, rows: number): Promise<void> {
  await tx`insert into public.threads (id, subject, last_seq, created_by) select md5('thread' || n)::uuid, ${tx.unsafe(TITLE)}, 1, ${CLIENT} from generate_series(1, ${rows}) n`
  await withoutIndexes(
    tx,
    'public.messages',
    () => tx`
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at)
    select m.id, m.thread, 1, ${CLIENT}, m.subject, '<p>' || m.text || '</p>', m.text, array[${CLIENT}, ${WORKER}]::uuid[],
      private.item_search(m.subject, 'Tom Hale', '{}', '', m.text), now() - m.n * interval '5 minutes'
      from (select n, md5('message' || n)::uuid as id, md5('thread' || n)::uuid as thread, ${tx.unsafe(TITLE)} as subject,
          'Good morning, the second file has arrived and reads well. Number ' || md5(n::text) as text
        from generate_series(1, ${rows}) n) m`,
  )
  await tx`insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select md5('message' || n)::uuid, ${WORKER}, 'to', md5('thread' || n)::uuid, 1 from generate_series(1, ${rows}) n`
  await tx`
    insert into public.mailbox_entries (user_id, thread_id, no, folder, is_read, message_count, last_seq, last_message_id, last_at)
    select ${WORKER}, md5('thread' || n)::uuid, 1000000 + n, 'inbox', true, 1, 1, md5('message' || n)::uuid, now() - n * interval '5 minutes'
      from generate_series(1, ${rows}) n`
  await tx`
    insert into public.team_conversations (thread_id, team_id, assignee_id, task_status, last_seq, last_message_id, last_at)
    select md5('thread' || n)::uuid, (select id from public.teams), case when n % 200 <> 0 then ${WORKER}::uuid end,
        case when n % 100 = 0 then 'new' else 'completed' end, 1, md5('message' || n)::uuid, now() - n * interval '5 minutes'
      from generate_series(10, ${rows}, 10) n`
  await tx`update public.threads t set team_id = c.team_id from public.team_conversations c where c.thread_id = t.id`
}
