/** The Storage bucket of message files, stored as `<uid of the sender>/<id of the attachment>`. */
export const MAIL_BUCKET = 'mail-files'
