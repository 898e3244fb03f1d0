import type { NOTIFICATION_KINDS } from './notifications.ts'

/** The groups of notifications that a person chooses separately for mails. */
export const MAIL_GROUPS = ['turn', 'messages', 'status', 'other'] as const
export type MailGroup = (typeof MAIL_GROUPS)[number]

/** When the mails of a group are sent. */
export const MAIL_CHOICES = ['at_once', 'daily', 'never'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

/** The group of each kind, as in `private.mail_group`. */
export const MAIL_GROUP_OF: Readonly<Record<(typeof NOTIFICATION_KINDS)[number], MailGroup>> = {
  project_received: 'turn',
  project_assigned: 'turn',
  manuscript_shared: 'turn',
  plan_requested: 'turn',
  message_received: 'messages',
  chat_received: 'messages',
  project_comment: 'messages',
  project_status: 'status',
  project_due_date: 'status',
  project_file: 'status',
  project_withdrawn: 'status',
  plan_decided: 'status',
  import_completed: 'other',
  import_failed: 'other',
  account_created: 'other',
}
