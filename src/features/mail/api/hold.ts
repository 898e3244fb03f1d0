import type { heldResponse } from '@contract/mail.ts'
import { onlineManager } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { askBeforeUnload } from '@/lib/ask-before-unload.ts'
import { isTransientError, withTimeout } from '@/lib/with-timeout.ts'
import { toDraft } from '../model/composition.ts'
import { type OutgoingMessage, outbox } from '../model/outbox-store.ts'
import { outboxChanged } from './outbox-signal.ts'

/** The requests that are handing a message to the server. */
const running = new Map<string, Promise<void>>()

// A large message is not sent with `keepalive`, so a closed tab would cancel its request.
askBeforeUnload(() => running.size > 0)

async function handOver(uid: string, { id, body, composition }: OutgoingMessage): Promise<void> {
  const change = (changes: Partial<OutgoingMessage>) => {
    const now = outbox.of(uid).get(id)
    if (now) outbox.of(uid).put({ ...now, ...changes })
  }
  try {
    await withTimeout((signal) =>
      api.post<typeof heldResponse>('/mail/held', {
        body: { message: body, draft: toDraft(composition) },
        keepalive: true,
        signal,
      }),
    )
  } catch (error) {
    if (isTransientError(error)) {
      console.warn('The server may not hold the message; it is sent later.', error)
      return
    }
    // The server refused it, so it never had it; sending it now gets and shows the same refusal.
    change({ isOnServer: false, notBefore: 0 })
    outboxChanged()
  }
}

/**
 * Hands a message to the server, which sends it after eight seconds even if this tab is closed (R-522, decision 0026).
 * Offline it stays in the outbox.
 */
export function holdOnServer(uid: string, id: string): void {
  const entry = outbox.of(uid).get(id)
  if (!entry || !onlineManager.isOnline()) return
  // Without a response the server may have it all the same.
  outbox.of(uid).put({ ...entry, isOnServer: true })
  running.set(
    id,
    handOver(uid, entry).finally(() => running.delete(id)),
  )
}

/** Takes a message back from the server; resolves to false when it was sent or that is unknown. */
export async function takeBack(uid: string, id: string): Promise<boolean> {
  await running.get(id)
  if (!outbox.of(uid).get(id)?.isOnServer) return true
  try {
    await api.delete(`/mail/held/${id}`)
    return true
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404))
      console.warn('The message could not be taken back.', error)
    return false
  }
}
