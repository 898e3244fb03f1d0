import { createStore } from '@/lib/external-store.ts'

const changes = createStore(0)

/** Says that a message was put into the outbox, so that it goes out on time. */
export const outboxChanged = (): void => changes.set(changes.get() + 1)

/** Calls back whenever a message was put into the outbox. */
export const onOutboxChange = (listener: () => void): (() => void) => changes.subscribe(listener)
