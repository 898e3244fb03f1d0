import { type ConversationAction, conversationCan } from '@contract/conversation-actions.ts'
import type { MailLabel, ThreadSummary } from '@contract/mail.ts'
import { TASK_STATUSES } from '@contract/mail-names.ts'
import {
  Archive,
  CalendarDays,
  CircleDot,
  CircleX,
  Forward,
  Inbox,
  Mail,
  MailOpen,
  OctagonAlert,
  Reply,
  ReplyAll,
  Star,
  StarOff,
  Tag,
  Trash2,
} from 'lucide-react'
import type { IntlShape } from 'react-intl'
import { actionState } from '@/lib/auth/action-state.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { addDays } from '@/lib/time/calendar-day.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { ThreadActions } from '../hooks/use-thread-actions.ts'
import type { ReplyKind } from './reply-request.ts'

type Parts = {
  intl: IntlShape
  threads: readonly ThreadSummary[]
  labels: readonly MailLabel[]
  actions: ThreadActions
  isStaff: boolean
  today: string
  /** Replies to the thread of the menu; missing for several threads. */
  onReply?: ((kind: ReplyKind) => void) | undefined
  onNewLabel: () => void
  /** Opens the dialog that sets a due date. */
  onPickDue: () => void
  /** Called when an action removed the threads from their list. */
  onGone?: () => void
}

/** True when every thread has a label. */
const allCarry = (threads: readonly ThreadSummary[], id: string) =>
  threads.every(({ labelIds }) => labelIds.includes(id))

/** The labels as menu items; those on all threads are checked. */
export function labelItems({ intl, threads, labels, actions, onNewLabel }: Parts): ContextMenuItem[] {
  const ids = threads.map(({ threadId }) => threadId)
  return [
    ...labels.map((label) => {
      const isOn = allCarry(threads, label.id)
      return {
        id: `label-${label.id}`,
        label: intl.formatMessage({ id: isOn ? 'mail.label.take' : 'mail.label.put' }, { name: label.name }),
        icon: Tag,
        action: () => void (isOn ? actions.unlabel : actions.label)(ids, label.id),
      }
    }),
    { id: 'label-line', label: '', separator: true, hidden: labels.length === 0 },
    { id: 'label-new', label: intl.formatMessage({ id: 'mail.label.new' }), action: onNewLabel },
  ]
}

/** The task statuses as menu items. */
export function statusItems({
  intl,
  threads,
  actions,
}: Pick<Parts, 'intl' | 'threads' | 'actions'>): ContextMenuItem[] {
  const ids = threads.map(({ threadId }) => threadId)
  return TASK_STATUSES.map((status) => ({
    id: `status-${status}`,
    label: intl.formatMessage({ id: `mail.status.${status}` }),
    disabled: threads.every(({ taskStatus }) => taskStatus === status),
    action: () => void actions.setStatus(ids, status),
  }))
}

/** Menu items for common due dates, any other date, and none. */
export function dueItems({
  intl,
  threads,
  actions,
  today,
  onPickDue,
}: Pick<Parts, 'intl' | 'threads' | 'actions' | 'today' | 'onPickDue'>): ContextMenuItem[] {
  const ids = threads.map(({ threadId }) => threadId)
  const line = (id: MessageKey<'mail.due.set'>, day: string | null) => ({
    id: `due-${id}`,
    label: intl.formatMessage({ id: `mail.due.set.${id}` }),
    action: () => void actions.setDueDate(ids, day),
  })
  return [
    line('today', today),
    line('tomorrow', addDays(today, 1)),
    line('week', addDays(today, 7)),
    { id: 'due-pick', label: intl.formatMessage({ id: 'mail.due.pick' }), action: onPickDue },
    line('none', null),
  ]
}

const replies = [
  ['reply', Reply],
  ['reply-all', ReplyAll],
  ['forward', Forward],
] as const

/** The context menu of threads; an action is possible when one of them allows it. */
export function threadMenu(parts: Parts): ContextMenuItem[] {
  const { intl, threads, actions, isStaff, onReply, onGone } = parts
  const ids = threads.map(({ threadId }) => threadId)
  const t = (id: MessageKey<'mail.action'>) => intl.formatMessage({ id: `mail.action.${id}` })
  const isSpam = threads.every(({ folder }) => folder === 'spam')
  const isTeam = threads.some(({ folder }) => folder === 'team')
  const can = (action: ConversationAction) =>
    threads.map(({ folder }) => conversationCan(folder, isStaff)[action])
  const move = (action: 'archive' | 'inbox' | 'trash') => {
    const each = can(action)
    const value = each.includes('forbidden') ? 'forbidden' : each.includes(true) || 'already_there'
    return actionState(value, () => intl.formatMessage({ id: `mail.already.${action}` }))
  }
  const isRead = threads.every((thread) => thread.isRead)
  const isStarred = threads.every((thread) => thread.isStarred)
  // Not awaited: the action shows its own dialogs, and a menu sheet must not stay open below a dialog.
  const leave = (run: (ids: string[]) => Promise<boolean>) => () => {
    void run(ids).then((isDone) => (isDone ? onGone?.() : undefined))
  }
  return [
    ...replies.map(([kind, icon]) => ({
      id: kind,
      label: intl.formatMessage({ id: `mail.reply.${kind}` }),
      icon,
      hidden: !onReply,
      action: () => onReply?.(kind),
    })),
    { id: 'line-1', label: '', separator: true, hidden: !onReply },
    {
      id: 'archive',
      label: t('archive'),
      icon: Archive,
      ...move('archive'),
      action: leave(actions.archive),
    },
    {
      id: 'inbox',
      label: t('inbox'),
      icon: Inbox,
      ...move('inbox'),
      hidden: isSpam || isTeam,
      action: leave(actions.toInbox),
    },
    {
      id: 'read',
      label: t(isRead ? 'unread' : 'read'),
      icon: isRead ? Mail : MailOpen,
      action: () => void (isRead ? actions.unread : actions.read)(ids),
    },
    {
      id: 'star',
      label: t(isStarred ? 'unstar' : 'star'),
      icon: isStarred ? StarOff : Star,
      hidden: isTeam,
      action: () => void (isStarred ? actions.unstar : actions.star)(ids),
    },
    {
      id: 'status',
      label: t(isStaff ? 'status' : 'status.own'),
      icon: CircleDot,
      children: statusItems(parts),
    },
    { id: 'label', label: t('label'), icon: Tag, hidden: isTeam, children: labelItems(parts) },
    {
      id: 'due',
      label: t('due'),
      icon: CalendarDays,
      hidden: can('due-date').includes('forbidden'),
      children: dueItems(parts),
    },
    { id: 'line-2', label: '', separator: true, hidden: isTeam },
    isSpam
      ? { id: 'not-spam', label: t('not-spam'), icon: Inbox, action: leave(actions.toInbox) }
      : { id: 'spam', label: t('spam'), icon: OctagonAlert, hidden: isTeam, action: leave(actions.spam) },
    {
      id: 'trash',
      label: t('trash'),
      icon: Trash2,
      danger: true,
      ...move('trash'),
      action: leave(actions.trash),
    },
    {
      id: 'erase',
      label: t('erase'),
      icon: CircleX,
      danger: true,
      // Deletes all of the threads or none.
      ...actionState(can('delete').find((value) => value !== true) ?? true, () =>
        intl.formatMessage({ id: 'mail.erase.trash-first' }),
      ),
      hidden: isTeam,
      action: leave(actions.erase),
    },
  ]
}
