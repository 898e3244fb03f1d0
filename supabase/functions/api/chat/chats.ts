import type { Chat, ChatContact, ChatMessage, ChatSummary, OpenChat } from '../../_shared/contract/chat.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { contactColumns, namedLike } from './contacts.ts'

const CHATS_SHOWN = 200
const UNSEEN_COUNTED = 100
const PAGE = 50
const CATCH_UP = 200

/**
 * A message `m` in the format of R-078; `me` and `other` are the two memberships, `k` is the other person, `no` the
 * caller's number.
 */
const messageColumn = (tx: Tx, uid: string, no: number) => tx`
  json_build_object('id', m.id, 'seq', m.seq, 'message', m.body,
    'time', to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'senderId', case when m.sender_id = ${uid} then ${no}::int else k.no end,
    'feedback', json_build_object('isSent', true,
      'isDelivered', case when m.sender_id = ${uid} then other.last_delivered_seq else me.last_delivered_seq end >= m.seq,
      'isSeen', case when m.sender_id = ${uid} then other.last_seen_seq else me.last_seen_seq end >= m.seq)) as message`

const between = (tx: Tx, uid: string) => tx`
  private.chat_partners() as k
  join public.chat_members me on me.chat_id = k.chat_id and me.user_id = ${uid}
  join public.chat_members other on other.chat_id = k.chat_id and other.user_id = k.user_id`

type ListRow = ChatContact & { message: ChatMessage; chatId: string; unseen: number }

/** Returns the caller's chats, newest first, each with its person, newest message and number of unseen messages. */
export async function readChats(tx: Tx, uid: string, no: number, q: string): Promise<ChatSummary[]> {
  const rows = await tx<ListRow[]>`
    select ${contactColumns(tx)}, newest.message, k.chat_id, unseen.n as unseen
      from (select k.*, c.last_at from private.chat_partners() as k join public.chats c on c.id = k.chat_id
             where ${namedLike(tx, tx`k.full_name`, q)} order by c.last_at desc, c.id limit ${CHATS_SHOWN}) as k
      join public.chat_members me on me.chat_id = k.chat_id and me.user_id = ${uid}
      join public.chat_members other on other.chat_id = k.chat_id and other.user_id = k.user_id
      cross join lateral (
        select ${messageColumn(tx, uid, no)} from public.chat_messages m where m.chat_id = k.chat_id order by m.seq desc limit 1
      ) as newest
      cross join lateral (
        select count(*)::int as n from (
          select from public.chat_messages u
           where u.chat_id = k.chat_id and u.seq > me.last_seen_seq and u.sender_id = k.user_id limit ${UNSEEN_COUNTED}) as counted
      ) as unseen
      left join public.profiles p on p.id = k.user_id left join public.companies co on co.id = p.company_id
     order by k.last_at desc, k.chat_id`
  return rows.map(({ chatId, unseen, message, ...contact }) => ({
    ...contact,
    chat: { id: chatId, userId: contact.id, unseenMsgs: unseen, messages: [message] },
  }))
}

/** The messages to load: the newest page, those after a message, or the page before one. */
export type Span = { after?: number | undefined; before?: number | undefined }

/** Returns one chat of the caller with its messages, oldest first. */
export async function readChat(
  tx: Tx,
  uid: string,
  no: number,
  chatId: string,
  span: Span,
): Promise<OpenChat | null> {
  const isCatchUp = span.after !== undefined
  const most = isCatchUp ? CATCH_UP : PAGE
  const [[state], rows] = await Promise.all([
    tx<Omit<OpenChat, 'messages' | 'hasOlder'>[]>`
      select c.id, c.last_seq, other.last_delivered_seq as delivered_seq, other.last_seen_seq as seen_seq, k.no as user_id,
        (select count(*)::int from (select from public.chat_messages u where u.chat_id = c.id and u.seq > me.last_seen_seq
            and u.sender_id = k.user_id limit ${UNSEEN_COUNTED}) as counted) as unseen_msgs
        from ${between(tx, uid)} join public.chats c on c.id = k.chat_id where k.chat_id = ${chatId}`,
    tx<{ message: ChatMessage }[]>`
      select ${messageColumn(tx, uid, no)} from ${between(tx, uid)} join public.chat_messages m on m.chat_id = k.chat_id
       where k.chat_id = ${chatId} and m.chat_id = ${chatId}
         and m.seq > ${span.after ?? 0} and (${span.before ?? null}::bigint is null or m.seq < ${span.before ?? null})
       order by m.seq ${isCatchUp ? tx`asc` : tx`desc`} limit ${most}`,
  ])
  if (!state) return null
  const messages = rows.map(({ message }) => message)
  if (!isCatchUp) messages.reverse()
  return { ...state, messages, hasOlder: (messages[0]?.seq ?? 1) > 1 }
}

/** Converts an open chat to its entry in the chat list. */
export const presentChat = ({ id, userId, unseenMsgs, messages }: OpenChat): Chat => ({
  id,
  userId,
  unseenMsgs,
  messages: messages.slice(-1),
})
