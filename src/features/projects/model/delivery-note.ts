import { createTextDraft } from '@/lib/storage/create-draft.ts'

const draftOf = (projectId: string) => createTextDraft(`quillport-delivery-note-${projectId}`)

/** The note of a delivery that was undone on this device; empty without one. */
export const readDeliveryNote = (projectId: string): string => draftOf(projectId).load()

/** Keeps the note of an undone delivery for the next one; an empty note deletes it. */
export const writeDeliveryNote = (projectId: string, note: string): void => draftOf(projectId).save(note)
