import type { Sql } from 'postgres'
import { COLLEAGUE, GONE, OTHER, SUBJECT } from './fixture.ts'

/** How a chat relates to the subject: their own, their own with somebody who is gone, a colleague's, and one of others. */
export const CHATS = {
  own: '0f100000-0000-4000-8000-000000000001',
  gone: '0f100000-0000-4000-8000-000000000002',
  company: '0f100000-0000-4000-8000-000000000003',
  other: '0f100000-0000-4000-8000-000000000004',
} as const

// Asked for late: the fixture, whose people these are, imports this file.
const pairs = (): Record<keyof typeof CHATS, readonly [string, string]> => ({
  own: [SUBJECT, COLLEAGUE],
  gone: [SUBJECT, GONE],
  company: [COLLEAGUE, OTHER],
  other: [OTHER, GONE],
})

/** Lays out a chat with one message for each way it can relate to the subject. */
export async function buildChats(owner: Sql): Promise<void> {
  for (const relation of Object.keys(CHATS) as (keyof typeof CHATS)[]) {
    const id = CHATS[relation]
    const [low, high] = [...pairs()[relation]].sort()
    await owner`insert into public.chats (id, low_id, high_id, last_seq) values (${id}, ${low ?? ''}, ${high ?? ''}, 1)`
    await owner`insert into public.chat_members (chat_id, user_id) values (${id}, ${low ?? ''}), (${id}, ${high ?? ''})`
    await owner`insert into public.chat_messages (id, chat_id, seq, sender_id, body, sent_at)
      values (${id.replace(/^0f1/, '0f2')}, ${id}, 1, ${high ?? ''}, 'Hello', now())`
  }
}
