import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

/** Inserts a message with files into the database and returns its id; its recipients are its holders. */
export async function insertMessage(
  sql: Sql,
  senderId: string,
  holders: string[],
  paths: string[],
): Promise<string> {
  const [thread] = await sql<{ id: string }[]>`
    insert into public.threads (subject, last_seq, created_by) values ('Files', 1, ${senderId}) returning id`
  const id = randomUUID()
  await sql`insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders)
    values (${id}, ${thread?.id ?? ''}, 1, ${senderId}, 'Files', '', '', ${holders})`
  for (const path of paths)
    await sql`insert into public.message_attachments (message_id, name, size, path) values (${id}, 'x', 3, ${path})`
  return id
}
