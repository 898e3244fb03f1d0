import { hasRecordId } from '@/lib/outbox/local-collection.ts'
import { outboxKind } from '@/lib/outbox/outbox.ts'
import type { Composition } from './composition.ts'

const isComposition = (data: unknown): data is Composition => hasRecordId(data) && 'html' in data

/** The messages that the server may not have yet, with the composition to show and to edit again. */
export const outgoingMail = outboxKind('mail', isComposition)
