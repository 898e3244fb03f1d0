import { readStoredDraft, writeStoredDraft } from '@/lib/stored-draft.ts'

const keyOf = (projectId: string) => `quillport-delivery-note-${projectId}`

/** The note of a delivery that was undone on this device; empty without one. */
export const readDeliveryNote = (projectId: string): string => readStoredDraft(keyOf(projectId))

/** Keeps the note of an undone delivery for the next one; an empty note deletes it. */
export const writeDeliveryNote = (projectId: string, note: string): void =>
  writeStoredDraft(keyOf(projectId), note)
