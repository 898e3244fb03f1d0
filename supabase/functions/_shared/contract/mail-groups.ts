/** The groups of notifications that a person chooses separately for mails; `private.mail_group` has their kinds. */
export const MAIL_GROUPS = ['turn', 'messages', 'status', 'other'] as const
export type MailGroup = (typeof MAIL_GROUPS)[number]

/** When the mails of a group are sent. */
export const MAIL_CHOICES = ['at_once', 'daily', 'never'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]
