import type { ThreadSummary } from '@contract/mail.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { labelsQuery } from '../api/labels.ts'
import type { MailboxState } from '../hooks/use-mailbox.ts'
import type { ThreadActions } from '../hooks/use-thread-actions.ts'
import { type ReplyKind, requestReply } from '../model/reply-request.ts'
import { dueItems, labelItems, statusItems, threadMenu } from '../model/thread-menu-items.ts'
import type { MailContextValue } from './mail-context.ts'

type Options = {
  actions: ThreadActions
  mailbox: MailboxState
  isStaff: boolean
  onNewLabel: (threadIds: readonly string[]) => void
  onPickDue: (threads: readonly ThreadSummary[]) => void
}

/** Opens the full menu about threads, or only its part for labels, task status or due date. */
export function useThreadMenu({
  actions,
  mailbox,
  isStaff,
  onNewLabel,
  onPickDue,
}: Options): MailContextValue['openMenu'] {
  const intl = useIntl()
  const client = useQueryClient()
  const menu = useContextMenu()
  return useCallback(
    (at, threads, kind = 'all', onGone) => {
      const ids = threads.map(({ threadId }) => threadId)
      const only = threads.length === 1 ? threads[0] : undefined
      const parts = {
        intl,
        threads,
        // Read from the cache, because the rendered list may be slightly older.
        labels: client.getQueryData(labelsQuery.queryKey) ?? [],
        actions,
        isStaff,
        today: mailbox.filter.today,
        onNewLabel: () => onNewLabel(ids),
        onGone: () => {
          if (mailbox.threadId && ids.includes(mailbox.threadId)) mailbox.closeThread()
          else onGone?.()
        },
        onPickDue: () => onPickDue(threads),
        onReply: only
          ? (kind: ReplyKind) => {
              if (mailbox.threadId !== only.threadId) mailbox.openThread(only.threadId)
              requestReply({ thread: only, kind })
            }
          : undefined,
      }
      const items =
        kind === 'label'
          ? labelItems(parts)
          : kind === 'status'
            ? statusItems(parts)
            : kind === 'due'
              ? dueItems(parts)
              : threadMenu(parts)
      const name = intl.formatMessage(
        { id: 'mail.menu' },
        { count: threads.length, subject: only?.subject || intl.formatMessage({ id: 'mail.no-subject' }) },
      )
      if (at instanceof HTMLElement) menu.openFromButton(at, items, name)
      else menu.openFromEvent(at, items, name)
    },
    [intl, menu, client, actions, mailbox, isStaff, onNewLabel, onPickDue],
  )
}
