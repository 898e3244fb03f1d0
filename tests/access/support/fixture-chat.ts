import type { Sql } from 'postgres'

/** The relations of a chat to the subject: own, own with a deleted person, a colleague's, and one of others. */
export const CHATS = {
  own: '0f100000-0000-4000-8000-000000000001',
  gone: '0f100000-0000-4000-8000-000000000002',
  company: '0f100000-0000-4000-8000-000000000003',
  other: '0f100000-0000-4000-8000-000000000004',
} as const

/** The people of the fixture, passed in because it imports this file. */
type People = Record<'subject' | 'colleague' | 'other' | 'gone', string>

const pairsOf = ({
  subject,
  colleague,
  other,
  gone,
}: People): Record<keyof typeof CHATS, [string, string]> => ({
  own: [subject, colleague],
  gone: [subject, gone],
  company: [colleague, other],
  other: [other, gone],
})

/** Creates a chat with one message for each relation to the subject. */
export async function buildChats(owner: Sql, people: People): Promise<void> {
  for (const relation of Object.keys(CHATS) as (keyof typeof CHATS)[]) {
    const id = CHATS[relation]
    const [low, high] = [...pairsOf(people)[relation]].sort()
    await owner`insert into public.chats (id, low_id, high_id, last_seq) values (${id}, ${low ?? ''}, ${high ?? ''}, 1)`
    await owner`insert into public.chat_members (chat_id, user_id) values (${id}, ${low ?? ''}), (${id}, ${high ?? ''})`
    await owner`insert into public.chat_messages (id, chat_id, seq, sender_id, body, sent_at)
      values (${id.replace(/^0f1/, '0f2')}, ${id}, 1, ${high ?? ''}, 'Hello', now())`
  }
}
