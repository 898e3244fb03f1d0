import type { EntryChange, EntryState, Folder, ThreadActionBody, ThreadSummary } from '@contract/mail.ts'

/** The filter of a thread list. */
export type ThreadFilter = {
  folder: Folder
  label?: string | undefined
  taskStatus?: ThreadSummary['taskStatus'] | undefined
  unread?: boolean | undefined
  /** The local date, used for threads that are due. */
  today: string
}

const moves = { archive: 'archive', inbox: 'inbox', trash: 'trash', spam: 'spam' } as const

/** Applies an action to an entry. */
export function applyAction<E extends EntryState>(entry: E, body: ThreadActionBody): E {
  switch (body.action) {
    case 'archive':
    case 'inbox':
    case 'trash':
    case 'spam':
      return { ...entry, folder: moves[body.action] }
    case 'read':
      return { ...entry, isRead: true, unreadCount: 0 }
    case 'unread':
      return { ...entry, isRead: false, unreadCount: Math.max(1, entry.unreadCount) }
    case 'star':
      return { ...entry, isStarred: true }
    case 'unstar':
      return { ...entry, isStarred: false }
    case 'label':
      return { ...entry, labelIds: [...new Set([...entry.labelIds, body.labelId])] }
    case 'unlabel':
      return { ...entry, labelIds: entry.labelIds.filter((id) => id !== body.labelId) }
    case 'task-status':
      return { ...entry, taskStatus: body.taskStatus }
    case 'due-date':
      return { ...entry, dueDate: body.dueDate }
    case 'delete':
      return entry
  }
}

/**
 * The properties that undo restores: only those the action changed, so that a colleague's later changes are
 * kept.
 */
export function changedBy(before: readonly EntryState[], after: readonly EntryState[]): EntryChange[] {
  const byId = new Map(after.map((entry) => [entry.threadId, entry]))
  return before.map(({ unreadCount: _, ...entry }) => {
    const now = byId.get(entry.threadId)
    const changed = Object.entries(entry).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(now?.[key as keyof EntryState]),
    )
    return { ...Object.fromEntries(changed), threadId: entry.threadId }
  })
}

/** Applies pending actions to a thread; null when one of them deletes it. */
export function overlay(thread: ThreadSummary, pending: readonly ThreadActionBody[]): ThreadSummary | null {
  let now = thread
  for (const body of pending) {
    if (!body.threadIds.includes(thread.threadId)) continue
    if (body.action === 'delete') return null
    now = applyAction(now, body)
  }
  // A thread that no action changes stays the same object, so that its row is not rendered again.
  if (now === thread) return thread
  // A thread marked unread again keeps its previous unread count.
  return now.isRead || !thread.unreadCount ? now : { ...now, unreadCount: thread.unreadCount }
}

/**
 * True when a thread stays in a list after an action; filters such as unread are ignored, so that a row does
 * not vanish while it is used.
 */
export function belongs(entry: EntryState, { folder, label, today }: ThreadFilter): boolean {
  const isHere = entry.folder !== 'trash' && entry.folder !== 'spam'
  if (label !== undefined) return entry.labelIds.includes(label) && isHere
  switch (folder) {
    case 'inbox':
    case 'archive':
    case 'spam':
    case 'trash':
      return entry.folder === folder
    case 'starred':
      return entry.isStarred && entry.folder !== 'trash'
    case 'due-today':
      return entry.dueDate === today && isHere
    case 'team-unassigned':
    case 'team-mine':
      return entry.taskStatus !== 'completed'
    case 'team-all':
      return true
    default:
      return isHere
  }
}

/** Merges pages without duplicates, because a thread that moves up during paging appears twice. */
export function dedupe(pages: readonly (readonly ThreadSummary[])[]): ThreadSummary[] {
  const seen = new Set<string>()
  return pages.flat().filter(({ threadId }) => !seen.has(threadId) && seen.add(threadId))
}

/**
 * Merges a new first page with the loaded one: threads pushed off its end are kept, threads missing from its
 * middle are dropped.
 */
export function mergeFirstPage(
  known: readonly ThreadSummary[],
  fresh: readonly ThreadSummary[],
  total: number,
): ThreadSummary[] {
  const last = fresh.at(-1)
  if (!last || fresh.length >= total) return [...fresh]
  const ids = new Set(fresh.map(({ threadId }) => threadId))
  const slid = known.filter((thread) => !ids.has(thread.threadId) && thread.lastAt < last.lastAt)
  return [...fresh, ...slid]
}
