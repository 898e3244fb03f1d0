import type { Receipt } from '../../_shared/contract/mail.ts'
import type { PersonRef } from '../../_shared/contract/people.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

/** A person of a message with the fields the caller may see. */
export type MessagePerson = PersonRef & {
  messageId: string
  /** `author` wrote in the name of the team that is `from`. */
  kind: 'from' | 'to' | 'cc' | 'bcc' | 'author'
  deliveredAt: string | null
  readAt: string | null
}

/** Returns senders and recipients by message, sender first; for `senderIds` only the sender. */
export async function readMessagePeople(
  tx: Tx,
  messageIds: readonly string[],
  senderIds: readonly string[] = [],
): Promise<Map<string, MessagePerson[]>> {
  const byMessage = new Map<string, MessagePerson[]>()
  if (messageIds.length + senderIds.length === 0) return byMessage
  const rows = await tx<MessagePerson[]>`
    select message_id, user_id as uid, kind, name, email, avatar, affiliation, delivered_at, read_at, is_team
      from private.message_people(${[...messageIds]}::uuid[], ${[...senderIds]}::uuid[])`
  for (const row of rows) {
    const people = byMessage.get(row.messageId)
    if (people) people.push(row)
    else byMessage.set(row.messageId, [row])
  }
  return byMessage
}

/** Keeps only the public fields of a person. */
export function presentPerson({ uid, name, email, avatar, affiliation, isTeam }: PersonRef): PersonRef {
  return { uid, name, email, avatar, affiliation, ...(isTeam ? { isTeam } : {}) }
}

/**
 * Returns the receipt of a sent message: received or read by at least one recipient; a message to oneself counts as
 * read.
 */
export function sentState(people: readonly MessagePerson[], me: string): Receipt {
  const others = people.filter(
    (person) => person.kind !== 'from' && person.kind !== 'author' && person.uid !== me,
  )
  if (others.length === 0 || others.some((person) => person.readAt)) return 'read'
  return others.some((person) => person.deliveredAt) ? 'received' : 'sent'
}
