import type { Tx } from '../../_shared/db/as-caller.ts'

/** Older conversations say little about what the next message is about. */
const NEWEST = 100

/** Returns the project of the newest conversation of the caller with a person, if the caller can read it. */
export async function readLastProject(tx: Tx, me: string, person: string): Promise<string | null> {
  const [row] = await tx<{ projectId: string }[]>`
    select p.id as project_id
      from (select e.thread_id, e.last_at from public.mailbox_entries e
             where e.user_id = ${me} and e.folder in ('inbox', 'archive', 'sent')
             order by e.last_at desc nulls last, e.thread_id desc limit ${NEWEST}) e
      join public.threads t on t.id = e.thread_id
      join public.projects p on p.id = t.project_id and p.withdrawn_at is null
     where exists (select 1 from public.message_recipients r where r.thread_id = t.id and r.user_id = ${person})
        or exists (select 1 from public.messages m where m.thread_id = t.id and m.sender_id = ${person})
     order by e.last_at desc nulls last limit 1`
  return row?.projectId ?? null
}
