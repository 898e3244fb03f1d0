/** The storage name of the outbox of the chat; in its own file, so that the shell reads it without the chat's code. */
export const CHAT_OUTBOX = 'chat-outbox'
