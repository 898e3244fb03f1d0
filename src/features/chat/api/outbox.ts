import { type ChatResponse, sendChatResponse } from '@contract/chat.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { readStoredAuth } from '@/lib/auth-storage.ts'
import { createStore, type Store, useStore } from '@/lib/external-store.ts'
import { isTransientError, withTimeout } from '@/lib/with-timeout.ts'
import { withSent } from '../model/merge.ts'
import { nextOutgoing, type OutgoingChatMessage, parseOutbox } from '../model/outbox-queue.ts'
import { catchUp } from './chats.ts'
import { chatKeys } from './keys.ts'
import { outboxKey } from './outgoing.ts'

const waitsMs = [1000, 2000, 5000, 10_000, 30_000]

/**
 * What this person has written and the server may not know yet. It outlives reloads; the id made when a message is written
 * makes sending it again, after a lost answer or from two tabs, the same message.
 */
class Outbox {
  readonly entries: Store<readonly OutgoingChatMessage[]>
  readonly #busy = new Set<string>()
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly uid: string,
    private readonly client: QueryClient,
  ) {
    this.entries = createStore<readonly OutgoingChatMessage[]>(
      parseOutbox(localStorage.getItem(outboxKey(uid))),
    )
    window.addEventListener('online', this.sendNow)
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === outboxKey(uid)) this.entries.set(parseOutbox(newValue))
    })
  }

  add(to: string, message: string): void {
    const at = new Date().toISOString()
    this.#write([...this.#read(), { id: crypto.randomUUID(), to, message, at, state: 'waiting' }])
    this.sendNow()
  }

  readonly retry = (id: string): void => {
    this.#write(
      this.#read().map((entry) => (entry.id === id ? { ...entry, state: 'waiting' as const } : entry)),
    )
    this.sendNow()
  }

  readonly discard = (id: string): void => {
    this.#write(this.#read().filter((entry) => entry.id !== id))
  }

  /** Sends what waits, now. */
  readonly sendNow = (): void => {
    clearTimeout(this.#timer)
    // Nothing is sent in the name of whoever signed in after them.
    if (readStoredAuth(localStorage)?.userId !== this.uid) return
    for (;;) {
      const entry = nextOutgoing(this.entries.get(), this.#busy)
      if (!entry) return
      this.#busy.add(entry.to)
      void this.#send(entry)
    }
  }

  async #send(entry: OutgoingChatMessage): Promise<void> {
    const { id, to, message } = entry
    try {
      const { msg } = await withTimeout((signal) =>
        api.post(`/apps/chat/chats/${to}`, { body: { id, message }, schema: sendChatResponse, signal }),
      )
      this.#failures = 0
      this.#arrive(to, msg)
      this.discard(id)
    } catch (error) {
      if (isTransientError(error)) {
        this.#busy.delete(to)
        this.#later()
        return
      }
      this.#write(this.#read().map((one) => (one.id === id ? { ...one, state: 'refused' as const } : one)))
    }
    this.#busy.delete(to)
    this.sendNow()
  }

  #arrive(to: string, msg: Parameters<typeof withSent>[1]): void {
    for (const [key, data] of this.client.getQueriesData<ChatResponse>({ queryKey: chatKeys.opens })) {
      if (data?.contact.uid !== to) continue
      this.client.setQueryData<ChatResponse>(key, (old) => (old ? withSent(old, msg) : old))
      const known = this.client.getQueryData<ChatResponse>(key)?.chat
      if (!known?.messages.some((message) => message.id === msg.id)) void this.#fetch(String(key[2]))
    }
  }

  async #fetch(who: string): Promise<void> {
    try {
      await catchUp(this.client, who)
    } catch (error) {
      console.warn('A chat could not be brought up to date; the next hint does it.', error)
    }
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.sendNow, waitsMs[Math.min(this.#failures, waitsMs.length - 1)])
    this.#failures += 1
  }

  #read(): OutgoingChatMessage[] {
    return parseOutbox(localStorage.getItem(outboxKey(this.uid)))
  }

  #write(entries: readonly OutgoingChatMessage[]): void {
    if (entries.length === 0) localStorage.removeItem(outboxKey(this.uid))
    else localStorage.setItem(outboxKey(this.uid), JSON.stringify(entries))
    this.entries.set(entries)
  }
}

const boxes = new Map<string, Outbox>()

/** The outbox of whoever is signed in; what waits in it is on its way from then on. */
export function outboxOf(uid: string, client: QueryClient): Outbox {
  const known = boxes.get(uid)
  if (known) return known
  const box = new Outbox(uid, client)
  boxes.set(uid, box)
  box.sendNow()
  return box
}

/** What is on its way to somebody. */
export const useOutgoing = (box: Outbox, to: string): readonly OutgoingChatMessage[] =>
  useStore(box.entries).filter((entry) => entry.to === to)
