/** The bucket the files of messages lie in, each at `<uid of the sender>/<id of the attachment>`. */
export const MAIL_BUCKET = 'mail-files'
