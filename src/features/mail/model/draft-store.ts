import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import type { Composition } from './composition.ts'
import { outgoingMail } from './outbox-store.ts'

/** The compositions being written, stored on this device at every key. */
export const draftStore = localCollections<Composition>({
  name: 'mail-draft',
  isRecord: (value): value is Composition => hasRecordId(value) && 'html' in value,
})

const markedSent = new Set<string>()

/** Marks a draft as sent or discarded, so that a late response cannot restore it. */
export const markSent = (id: string): void => void markedSent.add(id)

/** True for a draft that was sent or discarded in this tab. */
export const isMarkedSent = (id: string): boolean => markedSent.has(id)

/** True for a draft that was sent or discarded in this tab, or waits in the outbox. */
export const isSent = (uid: string, id: string): boolean =>
  markedSent.has(id) || outgoingMail.get(uid, id) !== undefined
