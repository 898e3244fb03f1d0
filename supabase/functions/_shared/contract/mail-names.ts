/** The folders of the mailbox (spec 4, 7). A thread is in one of inbox, archive, spam, trash; the others are views. */
export const FOLDERS = [
  'inbox',
  'due-today',
  'sent',
  'draft',
  'spam',
  'starred',
  'all',
  'archive',
  'trash',
] as const

/** How far one has come with a thread. */
export const TASK_STATUSES = ['new', 'in_process', 'completed'] as const

/** The colours of labels. */
export const LABEL_COLOURS = ['ink', 'saffron', 'green', 'red', 'blue', 'violet', 'teal', 'grey'] as const
