import { TASK_STATUSES } from '@contract/mail-names.ts'
import { useCallback, useMemo } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { pendingSearch } from '@/lib/routing/pending-navigation.ts'
import { pathOf } from '@/lib/routing/route-paths.ts'
import { today } from '@/lib/time/calendar-day.ts'
import type { ThreadFilter } from '../model/entries.ts'
import { type MailboxLocation, toFolder, toLabelId } from '../model/mailbox-location.ts'
import { replyStarted } from '../model/reply-request.ts'

type Changes = Readonly<Record<string, string | null>>
type ChangeOptions = {
  shouldPush?: boolean
  /** Renders before the next key press; only for event handlers. */
  isAtOnce?: boolean
}

/** The state of the mailbox in the address: folder or label, filters, search, open thread. */
export function useMailbox() {
  const { pathname } = useLocation()
  const params = useParams()
  const [search, setSearch] = useSearchParams()
  const basePath = pathname === pathOf('mail.messages') ? 'messages' : 'app'
  const named = toFolder(basePath === 'messages' ? search.get('filter') : params.filter)
  const folder = named ?? 'inbox'
  const labelWord = (basePath === 'messages' ? search.get('label') : params.label) ?? undefined
  const labelId = labelWord === undefined ? undefined : toLabelId(labelWord)
  const label = labelId ?? undefined
  /** True when the address names a folder and, by its format, a label. */
  const isValidLocation = named !== null && labelId !== null
  const status = TASK_STATUSES.find((value) => value === search.get('status'))
  const unread = search.get('unread') === '1'
  const day = today()
  const location = useMemo<MailboxLocation>(() => ({ basePath, folder, label }), [basePath, folder, label])
  const filter = useMemo<ThreadFilter>(
    () => ({ folder, label, taskStatus: status, unread: unread || undefined, today: day }),
    [folder, label, status, unread, day],
  )
  const change = useCallback(
    (changes: Changes, options: ChangeOptions = {}) => {
      // A search is written after a pause in typing, when a clicked link may already open another page.
      const from = 'q' in changes ? pendingSearch(search) : search
      if (from === null) return
      const next = new URLSearchParams(from)
      for (const [key, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(key)
        else next.set(key, value)
      }
      setSearch(next, { replace: !options.shouldPush, flushSync: options.isAtOnce === true })
    },
    [search, setSearch],
  )
  const threadId = search.get('thread')
  const compose = search.get('compose')
  const isReading = threadId !== null || compose !== null
  /** Opens a thread; adds a history entry unless another thread is already open. */
  const openThread = useCallback(
    (id: string, messageId?: string) => {
      replyStarted()
      change(
        { thread: id, message: messageId ?? null, compose: null },
        { shouldPush: !isReading, isAtOnce: true },
      )
    },
    [change, isReading],
  )
  const closeThread = useCallback(() => {
    replyStarted()
    change({ thread: null, message: null, compose: null })
  }, [change])
  const q = search.get('q') ?? ''
  const messageId = search.get('message')
  return useMemo(
    () => ({
      location,
      isValidLocation,
      filter,
      q,
      search,
      threadId,
      messageId,
      compose,
      change,
      openThread,
      closeThread,
    }),
    [
      location,
      isValidLocation,
      filter,
      q,
      search,
      threadId,
      messageId,
      compose,
      change,
      openThread,
      closeThread,
    ],
  )
}
export type MailboxState = ReturnType<typeof useMailbox>
