/** The storage name of the outbox of the chat; a file by itself, so that the shell reads it without the chat's code. */
export const CHAT_OUTBOX = 'chat-outbox'
