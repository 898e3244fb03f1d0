import type { ThreadSummary } from '@contract/mail.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isPageKey } from '@/lib/shortcuts/page-keys.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { type MailboxState, useMailbox } from '../../hooks/use-mailbox.ts'
import type { ThreadListItem } from '../../hooks/use-thread-list.ts'
import { type ReplyKind, requestedReply, requestReply } from '../../model/reply-request.ts'
import { useMail } from '../mail-context.ts'
import type { ThreadSelection } from './use-selection.ts'
import type { ListScroller } from './virtual-threads.tsx'

type Options = {
  lines: readonly ThreadListItem[]
  cursor: string | null
  setCursor: (id: string) => void
  selection: ThreadSelection
  selected: readonly ThreadSummary[]
  scroller: RefObject<ListScroller | null>
}

const isInList = () => document.activeElement?.closest('[data-mail-scroll]') != null
const isAtConversation = () => document.activeElement?.matches('[data-conversation]') === true
const isAtNothing = () => document.activeElement?.matches('body, main, h1') ?? true

const everywhere = new Set(['/', 'c', 'Escape'])
const replyingOrMoving = new Set(['r', 'a', 'f', 'j', 'k', 'Enter'])

/**
 * Keys that change threads work only while the list has the focus: typed text must never run them. Keys that reply
 * or move also work on the open conversation, and while nothing has the focus. While a reply opens, none works.
 */
function isAllowedHere(key: string): boolean {
  if (requestedReply.get() !== null) return false
  if (everywhere.has(key) || isInList()) return true
  return replyingOrMoving.has(key) && (isAtConversation() || isAtNothing())
}

const rowLink = (id: string) => document.querySelector<HTMLElement>(`[data-thread="${id}"] [data-row-link]`)

const keyLines = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['e', 'archive'],
  ['#', 'trash'],
  ['s', 'star'],
  ['u', 'unread'],
  ['l', 'label'],
  ['r', 'reply'],
  ['a', 'reply-all'],
  ['f', 'forward'],
  ['c', 'compose'],
  ['/', 'search'],
  ['Escape', 'back'],
] as const

/**
 * The shortcuts of the mailbox; actions apply to the selected threads, else the open one, else the focused
 * row.
 */
export function useListKeys(options: Options): void {
  const intl = useIntl()
  const mail = useMail()
  const mailbox = useMailbox()
  const latest = useRef({ ...options, mail, mailbox })
  latest.current = { ...options, mail, mailbox }
  useShortcuts(
    keyLines.map(([keys, id]) => ({ keys, label: intl.formatMessage({ id: `mail.keys.${id}` }) })),
    intl.formatMessage({ id: 'mail.app.title' }),
  )
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isPageKey(event) || !isAllowedHere(event.key)) return
      if (runKey(event.key, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

type KeyContext = Options & { mail: ReturnType<typeof useMail>; mailbox: MailboxState }

function runKey(key: string, context: KeyContext): boolean {
  const { lines, cursor, setCursor, selection, selected, scroller, mail, mailbox } = context
  const { actions } = mail
  const at = lines.findIndex(({ thread }) => thread.threadId === (cursor ?? mailbox.threadId))
  const one = lines.find(({ thread }) => thread.threadId === (mailbox.threadId ?? cursor))?.thread
  const threads = selected.length > 0 ? selected : one ? [one] : []
  const ids = threads.map(({ threadId }) => threadId)
  const go = (step: number) => {
    const next = lines[Math.max(0, Math.min(lines.length - 1, at === -1 ? 0 : at + step))]
    if (!next) return
    const id = next.thread.threadId
    setCursor(id)
    scroller.current?.reveal(lines.indexOf(next))
    requestAnimationFrame(() => rowLink(id)?.focus({ preventScroll: true }))
  }
  /** After an action that removes the open thread, the next row gets focus. */
  const leave = async (run: (threadIds: string[]) => Promise<boolean>) => {
    const wasInList = isInList()
    const following = lines.slice(Math.max(at, 0)).concat(lines.slice(0, Math.max(at, 0)).toReversed())
    const next = following.find(({ thread }) => !ids.includes(thread.threadId))?.thread.threadId
    const isDone = await run(ids)
    if (!isDone) return
    if (next && wasInList) {
      setCursor(next)
      // The removed row takes the focus with it, so the next row is focused.
      requestAnimationFrame(() => rowLink(next)?.focus({ preventScroll: true }))
    }
    selection.setAll(false)
    if (mailbox.threadId && ids.includes(mailbox.threadId)) mailbox.closeThread()
  }
  const anchor = () => (one ? document.querySelector<HTMLElement>(`[data-thread="${one.threadId}"]`) : null)
  const startReply = (kind: ReplyKind) => {
    if (!one) return
    if (mailbox.threadId !== one.threadId) mailbox.openThread(one.threadId)
    requestReply({ thread: one, kind })
  }
  const isAllRead = threads.every(({ isRead }) => isRead)
  const isAllStarred = threads.every(({ isStarred }) => isStarred)
  const isInTrash = threads.every(({ folder }) => folder === 'trash')
  // The keys of folders, stars and labels, which a conversation of the shared inbox does not have.
  if (['e', '#', 's', 'l'].includes(key) && threads.some(({ folder }) => folder === 'team')) return false
  switch (key) {
    case 'j':
      go(1)
      return true
    case 'k':
      go(-1)
      return true
    case 'Enter': {
      const focused = document.activeElement
      if (!cursor || (focused && focused !== document.body && !focused.matches('[data-row-link]')))
        return false
      mailbox.openThread(cursor, lines[at]?.messageId)
      return true
    }
    case 'x': {
      const id = cursor ?? mailbox.threadId
      if (id) selection.toggle(id, false)
      return true
    }
    case 'e':
      void leave(actions.archive)
      return true
    case '#':
      if (ids.length > 0 && !isInTrash) void leave(actions.trash)
      return true
    case 's':
      void (isAllStarred ? actions.unstar : actions.star)(ids)
      return true
    case 'u':
      // The open thread is closed, because it would be marked as read again immediately.
      if (isAllRead) void leave(actions.unread)
      else void actions.read(ids)
      return true
    case 'l': {
      const under = anchor()
      if (under && threads.length > 0) mail.openMenu(under, threads, 'label')
      return true
    }
    case 'r':
      startReply('reply')
      return true
    case 'a':
      startReply('reply-all')
      return true
    case 'f':
      startReply('forward')
      return true
    case 'c':
      mail.compose()
      return true
    case '/':
      document.querySelector<HTMLElement>('[data-mail-search] input')?.focus()
      return true
    case 'Escape':
      if (selected.length > 0) selection.setAll(false)
      else if (mailbox.threadId || mailbox.compose) {
        const id = mailbox.threadId
        mailbox.closeThread()
        if (id) requestAnimationFrame(() => rowLink(id)?.focus({ preventScroll: true }))
      } else if (mailbox.q) mailbox.change({ q: null })
      else return false
      return true
    default:
      return false
  }
}
