import type { z } from 'zod'
import type { Folder, threadListQuery } from '../../_shared/contract/mail.ts'
import { TEAM_FOLDERS } from '../../_shared/contract/mail-names.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'

type TeamFolder = (typeof TEAM_FOLDERS)[number]
type OwnFolder = Exclude<Folder, TeamFolder>

/** Returns whether a folder is a list of the shared inbox of staff. */
export const isTeamList = (folder: Folder): folder is TeamFolder =>
  (TEAM_FOLDERS as readonly Folder[]).includes(folder)

const HERE = `e.folder in ('inbox', 'archive', 'sent')`

/** The condition of each folder, written exactly as in its index; drafts are not threads. */
const FOLDERS: Readonly<Record<OwnFolder, string>> = {
  inbox: `e.folder = 'inbox'`,
  archive: `e.folder = 'archive'`,
  spam: `e.folder = 'spam'`,
  trash: `e.folder = 'trash'`,
  all: HERE,
  sent: `e.has_sent and ${HERE}`,
  starred: `e.is_starred and e.folder in ('inbox', 'archive', 'sent', 'spam')`,
  'due-today': `e.due_date is not null and ${HERE}`,
  draft: 'false',
}

/** Returns the condition that limits entries to a folder. */
export function inFolder(tx: Tx, folder: OwnFolder): Fragment {
  return tx`${tx.unsafe(FOLDERS[folder])}`
}

/** Returns the conditions of a list query on the caller's entries. */
export function threadConditions(tx: Tx, query: z.output<typeof threadListQuery>, me: string): Fragment[] {
  const { folder, label, project, company, taskStatus, unread, today } = query
  const conditions = [tx`e.user_id = ${me}`, isTeamList(folder) ? tx`false` : inFolder(tx, folder)]
  if (folder === 'due-today') conditions.push(tx`e.due_date = ${today ?? tx`current_date`}::date`)
  if (taskStatus !== undefined) conditions.push(tx`e.task_status = ${taskStatus}`)
  if (unread !== undefined) conditions.push(unread ? tx`not e.is_read` : tx`e.is_read`)
  if (label !== undefined) {
    conditions.push(tx`exists (select from public.mailbox_labels l
      where l.user_id = ${me} and l.thread_id = e.thread_id and l.label_id = ${label})`)
  }
  if (project !== undefined) {
    // Only for a project the caller may read; otherwise the list would reveal which threads belong to it.
    conditions.push(tx`e.thread_id in (select t.id from public.threads t
      where t.project_id = ${project} and (select private.may_read_project(${project})))`)
  }
  if (company !== undefined) {
    // As the caller: of requests, messages, recipients and people only those that they may read. One set of threads, because
    // a condition for each entry would read all messages of a large mailbox.
    conditions.push(tx`e.thread_id in (
      select t.id from public.threads t join public.projects p on p.id = t.project_id where p.company_id = ${company}
      union all
      select m.thread_id from public.messages m join public.profiles u on u.id = m.sender_id where u.company_id = ${company}
      union all
      select r.thread_id from public.message_recipients r join public.profiles u on u.id = r.user_id
       where u.company_id = ${company})`)
  }
  return conditions
}

/** The open conversations that are not snoozed, written exactly as in the indexes. */
export const OPEN_TEAM = `c.task_status <> 'completed' and (c.snoozed_until is null or c.snoozed_until <= now())`

/** Returns the conditions of a list of the shared inbox; the policy leaves what the caller may read. */
export function teamConditions(
  tx: Tx,
  { folder, project, taskStatus, unread }: z.output<typeof threadListQuery>,
  me: string,
): Fragment[] {
  const conditions: Fragment[] = []
  if (folder !== 'team-all') conditions.push(tx`${tx.unsafe(OPEN_TEAM)}`)
  if (folder === 'team-unassigned') conditions.push(tx`c.assignee_id is null`)
  if (folder === 'team-mine') conditions.push(tx`c.assignee_id = ${me}`)
  if (project !== undefined) conditions.push(tx`c.project_id = ${project}`)
  if (taskStatus !== undefined) conditions.push(tx`c.task_status = ${taskStatus}`)
  if (unread !== undefined) {
    const isRead = tx`exists (select from public.team_reads r
      where r.user_id = ${me} and r.thread_id = c.thread_id and r.seq >= c.last_seq)`
    conditions.push(unread ? tx`not ${isRead}` : isRead)
  }
  return conditions
}
