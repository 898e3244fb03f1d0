import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { subscribeToTopic } from '@/lib/live.ts'

const settleMs = 250
// Loaded with the first news: this is on every screen, and none starts with the schema library.
const contract = () => import('@contract/chat.ts')

/** Who wrote while the chat was not on the screen, and their newest words. */
export type DeliveryHint = { no: number; name: string; affiliation: string | null; text: string }

async function fetchNews(chatId: string): Promise<DeliveryHint | null> {
  const { chatsContacts, profileUser } = await api.get('/apps/chat/chats-and-contacts', {
    query: { contacts: 'false' },
    schema: async () => (await contract()).chatList,
  })
  const row = chatsContacts.find(({ chat }) => chat.id === chatId)
  const last = row?.chat.messages.at(-1)
  if (!row || !last || row.chat.unseenMsgs === 0 || last.senderId === profileUser.id) return null
  return profileUser.settings.isNotificationsOn
    ? { no: row.id, name: row.fullName, affiliation: row.affiliation, text: last.message }
    : null
}

/**
 * Tells the senders that their messages have come to this browser, on whatever screen it is, and tells of news unless the
 * chat itself is being looked at.
 */
export function startReceiving(
  uid: string,
  isAtChat: () => boolean,
  onNews: (news: DeliveryHint) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest: string | null = null
  const receive = async () => {
    timer = undefined
    const chatId = newest
    newest = null
    try {
      await api.post('/apps/chat/delivered')
      if (chatId === null || isAtChat() || document.visibilityState !== 'visible') return
      const news = await fetchNews(chatId)
      if (news) onNews(news)
    } catch (error) {
      // The next hint, or the next connection, says the same.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const ask = () => {
    timer ??= setTimeout(() => void receive(), settleMs)
  }
  const hear = async (payload: unknown) => {
    const { chatHint } = await contract()
    const hint = chatHint.safeParse(payload)
    if (!hint.success || hint.data.what !== 'message') return
    newest = hint.data.chatId
    ask()
  }
  const stop = subscribeToTopic(`user:${uid}`, {
    onReady: ask,
    onEvent: (event, payload) => {
      // What cannot be heard now is told by the next connection, as is a hint that was lost.
      if (event === 'chat')
        hear(payload).catch((error: unknown) => console.warn('A hint was not heard.', error))
    },
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
