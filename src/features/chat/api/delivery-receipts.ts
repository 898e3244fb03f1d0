import type { chatList } from '@contract/chat.ts'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { beforeSignOut } from '@/lib/auth/sign-out-tasks.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'

const throttleMs = 250
// Loaded with the first event, because this code is on every screen and must not load the schema library.
const contract = () => import('@contract/chat.ts')

/** The sender and text of a message that arrived while its chat was not visible. */
export type DeliveryHint = { no: number; name: string; affiliation: string | null; text: string }

async function fetchHint(chatId: string): Promise<DeliveryHint | null> {
  const { chatsContacts, profileUser } = await api.get<typeof chatList>('/apps/chat/chats-and-contacts', {
    query: { contacts: 'false' },
  })
  const row = chatsContacts.find(({ chat }) => chat.id === chatId)
  const last = row?.chat.messages.at(-1)
  if (!row || !last || row.chat.unseenMsgs === 0 || last.senderId === profileUser.id) return null
  return profileUser.settings.isNotificationsOn
    ? { no: row.id, name: row.fullName, affiliation: row.affiliation, text: last.message }
    : null
}

/**
 * Sends delivery receipts for incoming messages on every screen, and reports messages of chats that are not
 * visible.
 */
export function startReceiving(
  uid: string,
  isAtChat: () => boolean,
  onHint: (message: DeliveryHint) => void,
): () => void {
  let newest: string | null = null
  let sending: Promise<void> | undefined
  let isStopped = false
  const receive = async () => {
    const chatId = newest
    newest = null
    try {
      await api.post('/apps/chat/delivered')
      if (chatId === null || isAtChat() || document.visibilityState !== 'visible') return
      const message = await fetchHint(chatId)
      if (message) onHint(message)
    } catch (error) {
      // The next event or connection sends the same receipt.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const throttled = throttle(() => {
    sending = receive()
  }, throttleMs)
  const schedule = () => {
    if (!isStopped) throttled.call()
  }
  const stopSending = () => {
    isStopped = true
    throttled.cancel()
  }
  // A receipt on its way would be refused once the session has ended.
  const removeTask = beforeSignOut(async () => {
    stopSending()
    await sending
  })
  const receiveHint = async (payload: unknown) => {
    const { chatHint } = await contract()
    const hint = chatHint.safeParse(payload)
    if (!hint.success || hint.data.what !== 'message') return
    newest = hint.data.chatId
    schedule()
  }
  const stop = subscribeToTopic(`user:${uid}`, {
    onReady: schedule,
    onEvent: (event, payload) => {
      // A failed receipt is sent again with the next connection.
      if (event === 'chat')
        receiveHint(payload).catch((error: unknown) =>
          console.warn('A chat event could not be processed.', error),
        )
    },
  })
  return () => {
    removeTask()
    stopSending()
    stop()
  }
}
