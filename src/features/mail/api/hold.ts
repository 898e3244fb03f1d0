import type { heldResponse } from '@contract/mail-held.ts'
import { onlineManager } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { isTransientError, withTimeout } from '@/lib/api/with-timeout.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { type Composition, toDraft, toMessage } from '../model/composition.ts'
import { outgoingMail } from '../model/local-messages.ts'

/** The requests that are handing a message to the server. */
const running = new Map<string, Promise<void>>()

// A large message is not sent with `keepalive`, so a closed tab would cancel its request.
askBeforeUnload(() => running.size > 0)

async function handOver(uid: string, composition: Composition): Promise<void> {
  try {
    await withTimeout((signal) =>
      api.post<typeof heldResponse>('/mail/held', {
        body: { message: toMessage(composition), draft: toDraft(composition) },
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
    outgoingMail.change(uid, composition.id, { isOnServer: false, notBefore: 0 })
  }
}

/**
 * Hands a message to the server, which sends it after eight seconds even if this tab is closed (R-522, decision 0026).
 * Offline it stays in the outbox.
 */
export function holdOnServer(uid: string, id: string): void {
  const entry = outgoingMail.get(uid, id)
  if (!entry || !onlineManager.isOnline()) return
  // Without a response the server may have it all the same.
  outgoingMail.change(uid, id, { isOnServer: true })
  running.set(
    id,
    handOver(uid, entry.data).finally(() => running.delete(id)),
  )
}

/** Takes a message back from the server; resolves to false when it was sent or that is unknown. */
export async function takeBack(uid: string, id: string): Promise<boolean> {
  await running.get(id)
  if (!outgoingMail.get(uid, id)?.isOnServer) return true
  try {
    await api.delete(`/mail/held/${id}`)
    return true
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404))
      console.warn('The message could not be taken back.', error)
    return false
  }
}
