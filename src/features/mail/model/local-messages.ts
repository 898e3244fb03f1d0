import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import { outboxKind } from '@/lib/outbox/outbox.ts'
import type { Composition } from './composition.ts'

const isComposition = (value: unknown): value is Composition => hasRecordId(value) && 'html' in value

/** The compositions being written, stored on this device at every key. */
export const draftStore = localCollections<Composition>({ name: 'mail-draft', isRecord: isComposition })

/** The messages that the server may not have yet, with the composition to show and to edit again. */
export const outgoingMail = outboxKind('mail', isComposition)

const markedSent = new Set<string>()

/** Marks a draft as sent or discarded, so that a late response cannot restore it. */
export const markSent = (id: string): void => void markedSent.add(id)

/** True for a draft that was sent or discarded in this tab, or waits in the outbox. */
export const isSent = (uid: string, id: string): boolean =>
  markedSent.has(id) || outgoingMail.get(uid, id) !== undefined
