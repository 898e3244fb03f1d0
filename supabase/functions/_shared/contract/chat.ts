import { z } from 'zod'
import { searchWords } from './list.ts'
import { presence } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

export const MAX_CHAT_MESSAGE = 5000

/** What became of a message: kept by the server, fetched by the other's browser, looked at. */
export const chatFeedback = z.object({ isSent: z.boolean(), isDelivered: z.boolean(), isSeen: z.boolean() })

/** One message. `senderId` is a public number; `id` is made by the sender, `seq` counts within the chat. */
export const chatMessage = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  message: z.string(),
  time: timestamp,
  senderId: z.number().int(),
  feedback: chatFeedback,
})
export type ChatMessage = z.infer<typeof chatMessage>

/** Somebody one may write to. `id` is the public number, `status` what they show now. */
export const chatContact = z.object({
  id: z.number().int(),
  uid: z.uuid(),
  fullName: z.string(),
  /** Empty when the caller may no longer see it. */
  role: z.string(),
  about: z.string(),
  avatar: z.string().nullable(),
  status: presence,
  company: z.string().nullable(),
  /** The company of a person outside the agency, empty without one; null for staff. */
  affiliation: z.string().nullable(),
})
export type ChatContact = z.infer<typeof chatContact>

/** A conversation. In a list `messages` holds the newest alone. */
export const chat = z.object({
  id: z.uuid(),
  userId: z.number().int(),
  unseenMsgs: z.number().int(),
  messages: z.array(chatMessage),
})
export type Chat = z.infer<typeof chat>

/** An open conversation: how far the other has come, and whether there is more above. */
export const openChat = chat.extend({
  deliveredSeq: z.number().int(),
  seenSeq: z.number().int(),
  lastSeq: z.number().int(),
  hasOlder: z.boolean(),
})
export type OpenChat = z.infer<typeof openChat>

/** The caller as the others see them. `status` is what they chose, not whether they are here. */
export const chatProfile = z.object({
  id: z.number().int(),
  uid: z.uuid(),
  avatar: z.string().nullable(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status: presence,
  settings: z.object({
    /** Always false: our sign-in has no second step to offer. */
    isTwoStepAuthVerificationEnabled: z.boolean(),
    isNotificationsOn: z.boolean(),
  }),
})
export type ChatProfile = z.infer<typeof chatProfile>

/**
 * `GET /api/apps/chat/chats-and-contacts?q=`: chats newest first (at most 200), contacts by name (at most 50; none with
 * `contacts=false`, for who turns their pages).
 */
export const chatListQuery = z.object({ q: searchWords, contacts: z.stringbool().catch(true).default(true) })
export const chatList = z.object({
  chatsContacts: z.array(chatContact.extend({ chat })),
  contacts: z.array(chatContact),
  /** There are more than are shown: search finds them. */
  hasMoreContacts: z.boolean(),
  profileUser: chatProfile,
  /** Where it is told that one of these people comes, goes or changes. */
  presenceTopics: z.array(z.string()),
})
export type ChatList = z.infer<typeof chatList>
export type ChatSummary = ChatList['chatsContacts'][number]

/** How many people a page of {@link contactPage} holds. */
export const CONTACTS_A_PAGE = 50

/** `GET /api/apps/chat/contacts?q=&page=`: everybody one may write to and has not chatted with yet, by name, fifty a page. */
export const contactPageQuery = z.object({
  q: searchWords,
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
})
export const contactPage = z.object({ contacts: z.array(chatContact), total: z.number().int() })
export type ContactPage = z.infer<typeof contactPage>

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/**
 * `GET /api/apps/chat/chats/{userId}`: the newest 50 messages, and the unseen count falls to 0. With `after` (at most 200)
 * or `before` (at most 50) it only reads on from there, and what is unseen stays so. Instead of the number the account's id will do.
 */
export const chatQuery = z.object({ after: seq.optional(), before: seq.optional() })
export const chatResponse = z.object({
  chat: openChat.nullable(),
  contact: chatContact.extend({ canWrite: z.boolean() }),
})
export type ChatResponse = z.infer<typeof chatResponse>

/**
 * `POST /api/apps/chat/chats/{userId}` → 201. `id` makes sending it again harmless; `senderId` is who is signed in, and nobody else.
 */
export const sendChatBody = z.object({
  message: z
    .string()
    .max(MAX_CHAT_MESSAGE, `At most ${MAX_CHAT_MESSAGE} characters`)
    .refine((text) => text.trim() !== '', 'Message is required'),
  senderId: z.number().int().optional(),
  id: z.uuid().optional(),
})
export const sendChatResponse = z.object({ msg: chatMessage, chat: chat.optional() })
export type SendChatResponse = z.infer<typeof sendChatResponse>

/** `POST /api/apps/chat/chats/{userId}/seen` → 204. */
export const seenChatBody = z.object({ seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** `PATCH /api/apps/chat/profile` → {profileUser}. */
export const chatProfilePatch = z.object({
  about: z.string().trim().max(2000, 'At most 2000 characters').optional(),
  status: presence.optional(),
  isNotificationsOn: z.boolean().optional(),
})
export type ChatProfilePatch = z.infer<typeof chatProfilePatch>
export const chatProfileResponse = z.object({ profileUser: chatProfile })

/**
 * `POST /api/presence`: a tab is open, or (`isLeaving`) it closes. `tab` is an id the browser makes for it; one of somebody
 * else's means nothing. Answers what the others see: what was chosen (`PATCH /api/apps/chat/profile`) while a tab is open.
 */
export const presenceBody = z.object({ tab: z.uuid(), isLeaving: z.boolean().default(false) })
export const presenceResponse = z.object({ presence })

/**
 * `POST /api/presence/typing` → 204: the caller types, or no longer, in a room they may be in; 404 for any other. The room
 * hears the event `typing` or `stopped` with `{uid}` from the database, which alone may say it.
 */
export const typingBody = z.object({
  room: z.string().regex(/^room:(thread|chat|project):[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/),
  isTyping: z.boolean(),
})

/**
 * `POST /api/presence/rooms` → 200 `{here}`: a tab of the caller has a room open, or has left it; 404 for a room the caller
 * may not be in. Called every 30 seconds; a tab that stops calling counts for 75 seconds. The room hears `here` or `left`
 * with `{uid}` from the database.
 */
export const roomPresenceBody = typingBody
  .pick({ room: true })
  .extend({ tab: z.uuid(), isLeaving: z.boolean().default(false) })
export const roomPresenceResponse = z.object({ here: z.array(z.uuid()).max(50) })

/** The event `chat` on `user:<id>`: a hint to fetch, never the thing itself. */
export const chatHint = z.object({
  chatId: z.uuid(),
  seq: z.number().int(),
  what: z.enum(['message', 'delivered', 'seen']),
  /** Whose doing it was. */
  by: z.uuid(),
})
export type ChatHint = z.infer<typeof chatHint>
