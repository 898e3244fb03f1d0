import type { MailCounts } from '../../_shared/contract/mail.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { OPEN_TEAM } from './folder-conditions.ts'

/** Returns the counts of folders and labels in one statement of index scans. */
export async function readCounts(tx: Tx, me: string, today?: string): Promise<MailCounts> {
  const [counts] = await tx<MailCounts[]>`
    select
      (select count(*)::int from public.mailbox_entries e
        where e.user_id = ${me} and e.folder = 'inbox' and not e.is_read) as inbox,
      (select count(*)::int from public.mailbox_entries e
        where e.user_id = ${me} and e.folder = 'spam' and not e.is_read) as spam,
      (select count(*)::int from public.mailbox_entries e where e.user_id = ${me} and e.due_date is not null
        and e.due_date = ${today ?? tx`current_date`}::date and e.folder in ('inbox', 'archive', 'sent')) as due_today,
      (select count(*)::int from public.mail_drafts d where d.user_id = ${me}) as draft,
      (select count(*)::int from public.mailbox_entries e where e.user_id = ${me} and e.is_starred
        and e.folder in ('inbox', 'archive', 'sent', 'spam')) as starred,
      (select coalesce(jsonb_object_agg(u.label_id, u.n), '{}') from (
        select l.label_id, count(*)::int as n from public.mailbox_entries e
          join public.mailbox_labels l on l.user_id = e.user_id and l.thread_id = e.thread_id
         where e.user_id = ${me} and not e.is_read and e.folder in ('inbox', 'archive', 'sent') group by 1) u) as labels,
      (select count(*)::int from public.team_conversations c
        where c.assignee_id is null and ${tx.unsafe(OPEN_TEAM)}) as team_unassigned,
      (select count(*)::int from public.team_conversations c
        where c.assignee_id = ${me} and ${tx.unsafe(OPEN_TEAM)} and not exists (select from public.team_reads r
          where r.user_id = ${me} and r.thread_id = c.thread_id and r.seq >= c.last_seq)) as team_mine`
  return counts as MailCounts
}
