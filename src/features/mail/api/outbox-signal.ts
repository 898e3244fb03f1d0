import { createStore } from '@/lib/external-store.ts'

const changes = createStore(0)

/** Announces that a message was stored in the outbox. */
export const outboxChanged = (): void => changes.set(changes.get() + 1)

/** Calls `listener` after each message stored in the outbox; returns how to unsubscribe. */
export const onOutboxChange = (listener: () => void): (() => void) => changes.subscribe(listener)
