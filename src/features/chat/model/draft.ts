import { type DraftStorage, readStoredDraft, writeStoredDraft } from '@/lib/stored-draft.ts'

const keyOf = (uid: string, to: string) => `quillport-chat-draft:${uid}:${to}`

/** Returns the message that a user has started to write to a contact in this tab. */
export const readChatDraft = (storage: DraftStorage, uid: string, to: string): string =>
  readStoredDraft(keyOf(uid, to), storage)

/** Stores the text of the composer, so that a reload or another chat does not lose it. */
export const writeChatDraft = (storage: DraftStorage, uid: string, to: string, text: string): void =>
  writeStoredDraft(keyOf(uid, to), text, storage)
