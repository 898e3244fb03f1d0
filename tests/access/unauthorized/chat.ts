import { CHATS } from '../support/fixture-chat.ts'
import { COLLEAGUE, OTHER, SUBJECT } from '../support/ids.ts'
import { answers, raises, type UnauthorizedCalls } from './unauthorized-call.ts'

const ID = '0f300000-0000-4000-8000-000000000001'

export const chatUnauthorizedCalls: UnauthorizedCalls = {
  my_chats: (tx) =>
    answers(
      tx`select id from private.my_chats() as id order by 1`,
      [CHATS.own, CHATS.gone].map((id) => ({ id })),
    ),
  in_chat: (tx) =>
    answers(
      tx`select private.in_chat(${CHATS.company}) as company, private.in_chat(${CHATS.other}) as other, private.in_chat(${CHATS.gone}) as gone`,
      [{ company: false, other: false, gone: false }],
    ),
  chat_partners: (tx) =>
    answers(
      tx`select chat_id from private.chat_partners() where chat_id in (${CHATS.company}, ${CHATS.other})`,
      [],
    ),
  // Only the caller's own two: unseen messages of others are not counted.
  unseen_chat_count: (tx) => answers(tx`select private.unseen_chat_count() as n`, [{ n: 2 }]),
  send_chat: (tx) => raises(tx`select private.send_chat(${ID}, ${OTHER}, 'Hello')`, 'P0002'),
  chat_delivered: async (tx) => {
    await tx`select private.chat_delivered()`
    // The read pointer of another person is not readable here, so the owner of the tables reads it.
    await tx`reset role`
    await answers(
      tx`select count(*)::int as n from public.chat_members where user_id <> ${SUBJECT} and last_delivered_seq > 0
        and chat_id = any (${Object.values(CHATS)}::uuid[])`,
      [{ n: 0 }],
    )
  },
  chat_seen: (tx) => raises(tx`select private.chat_seen(${CHATS.company}, 1)`, 'P0002'),
  contact_page: (tx) =>
    answers(
      tx`select ${OTHER}::uuid = any (ids) or ${SUBJECT}::uuid = any (ids) as answer, total = cardinality(ids) as whole
        from private.contact_page('', true, 1000, 0)`,
      [{ answer: false, whole: true }],
    ),
  note_tab: async (tx) => {
    // The id of a colleague's tab closes no tab of theirs and opens none.
    await tx`reset role`
    await tx`insert into private.presence_tabs (user_id, tab_id, seen_at) values (${COLLEAGUE}, ${ID}, now() - interval '1 minute')`
    await tx`update public.profiles set seen_at = now() - interval '1 minute' where id = ${COLLEAGUE}`
    await tx`set local role authenticated`
    await tx`select private.note_tab(${ID}, false)`
    await tx`select private.note_tab(${ID}, true)`
    await tx`reset role`
    await answers(
      tx`select now() - p.seen_at = interval '1 minute' as person, now() - t.seen_at = interval '1 minute' as tab
        from public.profiles p left join private.presence_tabs t on t.user_id = p.id where p.id = ${COLLEAGUE}`,
      [{ person: true, tab: true }],
    )
  },
}
