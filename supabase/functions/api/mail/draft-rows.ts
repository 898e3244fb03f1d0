import { type Draft, draftBody } from '../../_shared/contract/mail.ts'
import type { ScheduledMessage } from '../../_shared/contract/mail-held.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { ListDefinition } from '../../_shared/db/list-query.ts'

const FORWARDED = `
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size, 'mime', a.mime, 'path', a.path,
      'createdAt', a.created_at) order by f.place)
    from jsonb_array_elements_text(coalesce(d.content -> 'forwardAttachmentIds', '[]')) with ordinality as f (id, place)
    join public.message_attachments a on a.id = f.id::uuid), '[]')`

const COLUMNS = `d.id, d.no, d.thread_id, d.content, ${FORWARDED} as forwarded, d.updated_at`

/** `GET /api/mail/drafts`. */
export const draftListDefinition: ListDefinition = {
  from: 'public.mail_drafts',
  alias: 'd',
  select: COLUMNS,
  search: [`coalesce(d.content ->> 'subject', '')`],
  sort: { updatedAt: 'd.updated_at' },
  defaultSort: { by: 'updatedAt', order: 'desc' },
  tieBreak: 'd.id desc',
}

/** Returns the messages of the caller that are sent later, the next one first. */
export async function readScheduled(tx: Tx): Promise<ScheduledMessage[]> {
  const rows = await tx<(DraftRow & { sendAt: string })[]>`
    select ${tx.unsafe(COLUMNS)}, d.send_at from private.scheduled_messages() d order by d.send_at, d.id`
  return rows.map(({ sendAt, ...draft }) => ({ ...presentDraft(draft), sendAt }))
}

/** A draft as returned by the database. */
export type DraftRow = Pick<Draft, 'id' | 'no' | 'threadId' | 'forwarded'> & {
  content: unknown
  updatedAt: string
}

/** Converts a draft to its contract format. */
export function presentDraft({ id, no, threadId, forwarded, content, updatedAt }: DraftRow): Draft {
  return { ...draftBody.parse(content), threadId, forwarded, id, no, updatedAt }
}

/** Saves a draft under an id that the client chose: updates an existing one, otherwise creates it. */
export async function saveDraft(
  tx: Tx,
  id: string,
  { threadId, ...content }: Omit<Draft, 'id' | 'no' | 'forwarded' | 'updatedAt'>,
) {
  const json = tx.json(content as never)
  const change = tx`thread_id = ${threadId}, content = ${json}`
  const [changed] = await tx<DraftRow[]>`
    update public.mail_drafts as d set ${change} where d.user_id = (select auth.uid()) and d.id = ${id} returning ${tx.unsafe(COLUMNS)}`
  if (changed) return presentDraft(changed)
  const [made] = await tx<DraftRow[]>`
    insert into public.mail_drafts as d (id, thread_id, content) values (${id}, ${threadId}, ${json})
    on conflict (user_id, id) do update set ${change} returning ${tx.unsafe(COLUMNS)}`
  return presentDraft(made as DraftRow)
}
