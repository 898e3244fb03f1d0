import type { Tx } from '../db/as-caller.ts'
import { paragraphsOf } from '../html/paragraphs.ts'

/** A file that is stored already, as a message or a project refers to it. */
export type StoredFile = { id: string; name: string; mime: string; size: number }

/** The longest comment of a project. */
const LONGEST_COMMENT = 5000

/** The caller cannot answer: nobody is left to answer to, or the rules of the conversation refuse it. */
export class ReplyRefused extends Error {
  override name = 'ReplyRefused'
}

/**
 * Answers the newest message that the caller received in a conversation: to its sender, with its other readers in copy. A
 * hidden reader answers the sender only. In a conversation of a team, clients answer the team, and staff answer in its name
 * . The same id is sent once.
 */
export async function writeReply(
  tx: Tx,
  { id, threadId, text, files = [] }: { id: string; threadId: string; text: string; files?: StoredFile[] },
): Promise<void> {
  const [last] = await tx<
    { id: string; senderId: string | null; isHidden: boolean; isMine: boolean; teamId: string | null }[]
  >`
    select m.id, case when not m.from_team then m.sender_id end as sender_id, m.sender_id = auth.uid() as is_mine,
        (select t.team_id from public.threads t where t.id = m.thread_id and not (private.reads_team_thread(t.id)
          and exists (select from public.messages f where f.thread_id = t.id and f.seq = 1
            and f.sender_id is distinct from auth.uid()))) as team_id,
        exists (select from public.message_recipients r
          where r.message_id = m.id and r.user_id = auth.uid() and r.kind = 'bcc') as is_hidden
      from public.messages m where m.thread_id = ${threadId}
     order by m.sender_id is not distinct from auth.uid(), m.seq desc limit 1`
  if (!last) throw new ReplyRefused('There is no message')
  const others = last.isHidden
    ? []
    : await tx<{ uid: string }[]>`
        select r.user_id as uid from public.message_recipients r
         where r.message_id = ${last.id} and r.user_id <> auth.uid() and r.kind <> 'bcc' order by r.kind desc`
  const people = others.map(({ uid }) => uid)
  const sender = last.senderId !== null && !last.isMine ? [last.senderId] : []
  if (last.teamId !== null) people.push(...sender)
  const to = last.teamId !== null ? [last.teamId] : sender.length > 0 ? sender : people.splice(0)
  if (to.length === 0 && people.length === 0) throw new ReplyRefused('There is nobody to answer')
  const message = {
    id,
    threadId,
    to: to.length > 0 ? to : people,
    cc: to.length > 0 ? people : [],
    bcc: [],
    subject: '',
    html: paragraphsOf(text),
    text,
    attachments: files,
    forwardAttachmentIds: [],
  }
  await tx`select from private.send_message(${tx.json(message as never)})`
}

/** Adds a comment of the caller to a project, shortened to what a comment holds; the same id is added once. */
export async function writeComment(
  tx: Tx,
  { id, projectId, text }: { id: string; projectId: string; text: string },
): Promise<void> {
  const body = text.length <= LONGEST_COMMENT ? text : `${text.slice(0, LONGEST_COMMENT - 1).trimEnd()}…`
  await tx`
    insert into public.project_comments (id, project_id, body) values (${id}, ${projectId}, ${body})
    on conflict (project_id, id) do nothing`
}
