import type {
  ChatList,
  ChatResponse,
  ChatSummary,
  chatList,
  chatResponse,
  contactPage,
} from '@contract/chat.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { mergeChatResponse } from '../model/merge.ts'
import { chatKeys } from './keys.ts'

/** Poll interval of presence, because a killed browser sends no event. */
const presencePollMs = 60_000

/** Chats with people whose full name contains `q`; {@link contactsQuery} lists all other people. */
export const chatsQuery = (q: string) =>
  queryOptions({
    queryKey: chatKeys.list(q),
    queryFn: ({ signal }) =>
      api.get<typeof chatList>('/apps/chat/chats-and-contacts', { query: { q, contacts: 'false' }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: presencePollMs,
  })

/** A page of the people without a chat. */
export const contactsQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: chatKeys.contactPage(q, page),
    queryFn: ({ signal }) =>
      api.get<typeof contactPage>('/apps/chat/contacts', { query: { q, page }, signal }),
    refetchInterval: presencePollMs,
  })

const pathOf = (who: string) => `/apps/chat/chats/${encodeURIComponent(who)}`
/** Requests the newest page without marking it as seen. */
const newest = { before: Number.MAX_SAFE_INTEGER }

/** The conversation with a person, by public number or account id; only {@link catchUp} refreshes it. */
export const openChatQuery = (who: string) =>
  queryOptions({
    queryKey: chatKeys.open(who),
    queryFn: ({ signal }) => api.get<typeof chatResponse>(pathOf(who), { query: newest, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const running = new Map<string, { isDirty: boolean }>()

/**
 * Fetches new messages until none is missing; a call during a run adds one more fetch, and the next hint repeats a
 * failed one.
 */
export async function catchUp(client: QueryClient, who: string): Promise<void> {
  const known = running.get(who)
  if (known) {
    known.isDirty = true
    return
  }
  const run = { isDirty: true }
  running.set(who, run)
  try {
    while (run.isDirty) {
      run.isDirty = false
      const key = chatKeys.open(who)
      const now = client.getQueryData<ChatResponse>(key)
      if (!now) return
      const query = now.chat ? { after: now.chat.messages.at(-1)?.seq ?? 0 } : newest
      const more = await api.get<typeof chatResponse>(pathOf(who), { query })
      client.setQueryData<ChatResponse>(key, (old) => (old ? mergeChatResponse(old, more) : more))
      const last = more.chat?.messages.at(-1)?.seq ?? 0
      if (more.chat && last > 0 && last < more.chat.lastSeq) run.isDirty = true
    }
  } catch (error) {
    console.warn('A chat could not be brought up to date; the next hint does it.', error)
  } finally {
    running.delete(who)
  }
}

/** Fetches the page before the oldest loaded message. */
export async function loadOlder(client: QueryClient, who: string): Promise<void> {
  const key = chatKeys.open(who)
  const first = client.getQueryData<ChatResponse>(key)?.chat?.messages[0]
  if (!first) return
  const older = await api.get<typeof chatResponse>(pathOf(who), { query: { before: first.seq } })
  client.setQueryData<ChatResponse>(key, (old) => (old ? mergeChatResponse(old, older) : older))
}

/** Marks a chat as seen up to a message, in the cache and on the server. */
export async function sendSeen(client: QueryClient, who: string, seq: number): Promise<void> {
  await api.post(`${pathOf(who)}/seen`, { body: { seq } })
  // A message that arrived during the call has not been seen.
  const seen = <T extends { messages: readonly { seq: number }[] }>(chat: T): T =>
    (chat.messages.at(-1)?.seq ?? 0) <= seq ? { ...chat, unseenMsgs: 0 } : chat
  const isChat = (row: ChatSummary) => who === String(row.id) || who === row.uid
  client.setQueryData<ChatResponse>(chatKeys.open(who), (old) =>
    old?.chat ? { ...old, chat: seen(old.chat) } : old,
  )
  client.setQueriesData<ChatList>({ queryKey: chatKeys.lists }, (list) =>
    list
      ? {
          ...list,
          chatsContacts: list.chatsContacts.map((row) =>
            isChat(row) ? { ...row, chat: seen(row.chat) } : row,
          ),
        }
      : list,
  )
}
