import type { ThreadSummary } from '@contract/mail.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback } from 'react'
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
  /** The address at the time of an action, so that another address makes no other menu. */
  latest: RefObject<MailboxState>
  isStaff: boolean
  onNewLabel: (threadIds: readonly string[]) => void
  onPickDue: (threads: readonly ThreadSummary[]) => void
}

/** Opens the full menu about threads, or only its part for labels, task status or due date. */
export function useThreadMenu({
  actions,
  latest,
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
        today: latest.current.filter.today,
        onNewLabel: () => onNewLabel(ids),
        onGone: () => {
          const { threadId, closeThread } = latest.current
          if (threadId && ids.includes(threadId)) closeThread()
          else onGone?.()
        },
        onPickDue: () => onPickDue(threads),
        onReply: only
          ? (kind: ReplyKind) => {
              const { threadId, openThread } = latest.current
              if (threadId !== only.threadId) openThread(only.threadId)
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
    [intl, menu, client, actions, latest, isStaff, onNewLabel, onPickDue],
  )
}
