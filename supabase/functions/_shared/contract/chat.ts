import { z } from 'zod'
import { searchWords } from './list.ts'
import { presence } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

export const MAX_CHAT_MESSAGE = 5000

/** The delivery state of a message: stored by the server, fetched by the recipient's browser, seen. */
export const chatFeedback = z.object({ isSent: z.boolean(), isDelivered: z.boolean(), isSeen: z.boolean() })

/** One message. `senderId` is a public number; the sender creates `id`; `seq` counts within the chat. */
export const chatMessage = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  message: z.string(),
  time: timestamp,
  senderId: z.number().int(),
  feedback: chatFeedback,
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A user whom the caller may message. `id` is the public number, `status` the shown presence. */
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
  /** The company of a user outside the agency, empty without one; null for staff. */
  affiliation: z.string().nullable(),
})
export type ChatContact = z.infer<typeof chatContact>

/** A conversation. In a list, `messages` contains only the newest message. */
export const chat = z.object({
  id: z.uuid(),
  userId: z.number().int(),
  unseenMsgs: z.number().int(),
  messages: z.array(chatMessage),
})
export type Chat = z.infer<typeof chat>

/** An open conversation: the other user's progress, and whether older messages exist. */
export const openChat = chat.extend({
  deliveredSeq: z.number().int(),
  seenSeq: z.number().int(),
  lastSeq: z.number().int(),
  hasOlder: z.boolean(),
})
export type OpenChat = z.infer<typeof openChat>

/** The caller's profile as others see it. `status` is the chosen presence, regardless of open tabs. */
export const chatProfile = z.object({
  id: z.number().int(),
  uid: z.uuid(),
  avatar: z.string().nullable(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status: presence,
  settings: z.object({
    /** Always false, because sign-in has no second factor. */
    isTwoStepAuthVerificationEnabled: z.boolean(),
    isNotificationsOn: z.boolean(),
  }),
})
export type ChatProfile = z.infer<typeof chatProfile>

/**
 * `GET /api/apps/chat/chats-and-contacts?q=`: at most 200 chats, newest first, and at most 50 contacts by name; none
 * with `contacts=false`.
 */
export const chatListQuery = z.object({ q: searchWords, contacts: z.stringbool().catch(true).default(true) })
export const chatList = z.object({
  chatsContacts: z.array(chatContact.extend({ chat })),
  contacts: z.array(chatContact),
  /** True when more contacts exist than are listed; search finds them. */
  hasMoreContacts: z.boolean(),
  profileUser: chatProfile,
  /** The topics that report presence and profile changes of these people. */
  presenceTopics: z.array(z.string()),
})
export type ChatList = z.infer<typeof chatList>
export type ChatSummary = ChatList['chatsContacts'][number]

/** The page size of {@link contactPage}. */
export const CONTACTS_A_PAGE = 50

/**
 * `GET /api/apps/chat/contacts?q=&page=`: people whom the caller may message and has no chat with, by name, 50 per
 * page.
 */
export const contactPageQuery = z.object({
  q: searchWords,
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
})
export const contactPage = z.object({ contacts: z.array(chatContact), total: z.number().int() })
export type ContactPage = z.infer<typeof contactPage>

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/**
 * `GET /api/apps/chat/chats/{userId}`: the newest 50 messages; resets the unseen count. `after` (at most 200) and
 * `before` (at most 50) only read. Accepts the account's id too.
 */
export const chatQuery = z.object({ after: seq.optional(), before: seq.optional() })
export const chatResponse = z.object({
  chat: openChat.nullable(),
  contact: chatContact.extend({ canWrite: z.boolean() }),
})
export type ChatResponse = z.infer<typeof chatResponse>

/**
 * `POST /api/apps/chat/chats/{userId}` → 201. Sending the same `id` again has no effect; `senderId` must be the
 * caller.
 */
export const sendChatBody = z.object({
  message: z
    .string()
    .max(MAX_CHAT_MESSAGE)
    .refine((text) => text.trim() !== ''),
  senderId: z.number().int().optional(),
  id: z.uuid().optional(),
})
export const sendChatResponse = z.object({ msg: chatMessage, chat: chat.optional() })
export type SendChatResponse = z.infer<typeof sendChatResponse>

/** `POST /api/apps/chat/chats/{userId}/seen` → 204. */
export const seenChatBody = z.object({ seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** `PATCH /api/apps/chat/profile` → `{profileUser}`. */
export const chatProfilePatch = z.object({
  about: z.string().trim().max(2000).optional(),
  status: presence.optional(),
  isNotificationsOn: z.boolean().optional(),
})
export type ChatProfilePatch = z.infer<typeof chatProfilePatch>
export const chatProfileResponse = z.object({ profileUser: chatProfile })

/**
 * `POST /api/presence`: a tab is open, or closes (`isLeaving`). The browser creates `tab`. Returns the presence that
 * others see: the chosen one while a tab is open.
 */
export const presenceBody = z.object({ tab: z.uuid(), isLeaving: z.boolean().default(false) })
export const presenceResponse = z.object({ presence })

/** The event `chat` on `user:<id>`: a hint to refetch, without content. */
export const chatHint = z.object({
  chatId: z.uuid(),
  seq: z.number().int(),
  what: z.enum(['message', 'delivered', 'seen']),
  /** The user who caused the event. */
  by: z.uuid(),
})
export type ChatHint = z.infer<typeof chatHint>
