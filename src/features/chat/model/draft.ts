type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (uid: string, to: string) => `quillport-chat-draft:${uid}:${to}`

/** What this person had begun to write to somebody in this tab. */
export const readChatDraft = (store: Store, uid: string, to: string): string =>
  store.getItem(keyOf(uid, to)) ?? ''

/** Keeps what is being written through reloads and other chats. */
export function writeChatDraft(store: Store, uid: string, to: string, text: string): void {
  if (text === '') store.removeItem(keyOf(uid, to))
  else store.setItem(keyOf(uid, to), text)
}
