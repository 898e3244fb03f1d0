import type { EntryChange, TaskStatus, ThreadActionBody } from '@contract/mail.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { usePutEntries, useThreadAction } from '../api/actions.ts'
import { changedBy } from '../model/entries.ts'

/** Actions that remove a row from its list and therefore show a toast with undo. */
const UNDOABLE = ['archive', 'inbox', 'spam', 'trash', 'task-status', 'due-date'] as const

const isUndoable = (action: ThreadActionBody['action']): action is (typeof UNDOABLE)[number] =>
  (UNDOABLE as readonly string[]).includes(action)

/**
 * The actions on one or several threads, with confirmation and toasts; each resolves to whether it was done.
 */
export function useThreadActions() {
  const intl = useIntl()
  const confirm = useConfirm()
  const { mutateAsync: runAction } = useThreadAction()
  const { mutateAsync: putBack } = usePutEntries()
  return useMemo(() => {
    const t = (id: MessageId, count: number) => intl.formatMessage({ id }, { count })
    const fail = (error: unknown) => {
      const isNetwork = error instanceof ApiError && error.isNetwork
      toast.error({
        title: intl.formatMessage({ id: isNetwork ? 'mail.action.offline' : 'mail.action.failed' }),
        description: refusalText(intl, error),
      })
    }
    const undo = (before: EntryChange[]) => void putBack(before).catch(fail)
    async function run(body: ThreadActionBody): Promise<boolean> {
      if (body.threadIds.length === 0) return false
      try {
        const { before, entries } = await runAction(body)
        const { action } = body
        if (isUndoable(action))
          toast.undo(
            t(`mail.done.${action}`, body.threadIds.length),
            intl.formatMessage({ id: 'mail.undo' }),
            () => undo(changedBy(before, entries)),
          )
        return true
      } catch (error) {
        fail(error)
        return false
      }
    }
    const simple =
      (action: 'archive' | 'inbox' | 'spam' | 'read' | 'unread' | 'star' | 'unstar') =>
      (threadIds: string[]) =>
        run({ action, threadIds })
    return {
      archive: simple('archive'),
      toInbox: simple('inbox'),
      spam: simple('spam'),
      read: simple('read'),
      unread: simple('unread'),
      star: simple('star'),
      unstar: simple('unstar'),
      label: (threadIds: string[], labelId: string) => run({ action: 'label', threadIds, labelId }),
      unlabel: (threadIds: string[], labelId: string) => run({ action: 'unlabel', threadIds, labelId }),
      setStatus: (threadIds: string[], taskStatus: TaskStatus) =>
        run({ action: 'task-status', threadIds, taskStatus }),
      setDueDate: (threadIds: string[], dueDate: string | null) =>
        run({ action: 'due-date', threadIds, dueDate }),
      /** Moving to the trash needs confirmation. */
      async trash(threadIds: string[]): Promise<boolean> {
        const yes = await confirm({
          title: t('mail.trash.title', threadIds.length),
          body: t('mail.trash.body', threadIds.length),
          confirmLabel: intl.formatMessage({ id: 'mail.action.trash' }),
          isDanger: true,
        })
        return yes && run({ action: 'trash', threadIds })
      },
      /** A permanent deletion needs confirmation with a fixed text. */
      async erase(threadIds: string[]): Promise<boolean> {
        const yes = await confirm({
          title: t('mail.erase.title', threadIds.length),
          body: intl.formatMessage({ id: 'mail.erase.body' }),
          confirmLabel: intl.formatMessage({ id: 'mail.action.erase' }),
          isDanger: true,
        })
        return yes && run({ action: 'delete', threadIds })
      },
    }
  }, [intl, confirm, runAction, putBack])
}
export type ThreadActions = ReturnType<typeof useThreadActions>
