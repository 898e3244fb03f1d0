/** The storage name of the outbox of mail; in its own file, so that the shell reads it without the composer's code. */
export const MAIL_OUTBOX = 'mail-outbox'
