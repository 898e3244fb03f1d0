/** The folders of the mailbox. A thread is in inbox, archive, spam or trash; the other folders are views. */
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

/** The lists of the shared inbox of staff: open conversations without an assignee, those of the caller, and all. */
export const TEAM_FOLDERS = ['team-unassigned', 'team-mine', 'team-all'] as const

/** Task statuses of a thread. */
export const TASK_STATUSES = ['new', 'in_process', 'completed'] as const

/** The ids of the built-in labels, by name. */
export const BUILTIN_LABELS: Readonly<Record<string, string>> = {
  private: '00000000-0000-4000-8000-00000000a001',
  company: '00000000-0000-4000-8000-00000000a002',
  personal: '00000000-0000-4000-8000-00000000a003',
  important: '00000000-0000-4000-8000-00000000a004',
}

/** The colours of labels. */
export const LABEL_COLOURS = ['ink', 'saffron', 'green', 'red', 'blue', 'violet', 'teal', 'grey'] as const
