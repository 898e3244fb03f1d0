import type { ItemComment } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import type { CommentChange } from '../../api/comments.ts'
import type { Thread } from '../../model/note-order.ts'

type ThreadContext = {
  access: ManuscriptDetail['access']
  canWrite: boolean
  change: (request: CommentChange) => Promise<void>
  /** Moves the focus after the field or the button that had it is gone. */
  returnFocus: () => void
  /** The element that gets the focus after a deletion. */
  focusAfterDelete: () => HTMLElement | null
}

/** The changes of threads and their entries, each with its message. */
export function useCommentActions(context: ThreadContext) {
  const { access, canWrite, change, returnFocus, focusAfterDelete } = context
  const intl = useIntl()
  const confirm = useConfirm()

  /** Returns whether a change is stored; a failed one keeps the text in its field. */
  const attempt = async (request: CommentChange): Promise<boolean> => {
    try {
      await change(request)
      return true
    } catch {
      toast.error({
        title: intl.formatMessage({ id: 'editor.notes.failed' }),
        description: intl.formatMessage({ id: 'editor.notes.failed.kept' }),
      })
      return false
    }
  }

  return {
    canWrite,
    /** The owner deletes the entries of others too. */
    mayDeleteAll: canWrite && (access === 'owner' || access === 'admin'),
    attempt,
    returnFocus,
    /** Resolves a thread, with an undo, or reopens it. */
    async resolve({ id }: Thread, isResolved: boolean) {
      if (!(await attempt({ action: 'resolve', id, isResolved }))) return
      returnFocus()
      if (!isResolved) return
      toast.undo(
        intl.formatMessage({ id: 'editor.notes.resolved-now' }),
        intl.formatMessage({ id: 'editor.undo' }),
        () => void attempt({ action: 'resolve', id, isResolved: false }),
      )
    },
    /** Answers a thread; the same id again adds nothing. */
    reply: ({ id: parentId }: Thread, id: string, body: string) =>
      attempt({ action: 'add', comment: { id, kind: 'comment', body, parentId } }),
    edit: (id: string, body: string) => attempt({ action: 'edit', id, body }),
    /** Deletes an entry after a question; returns whether it is gone. */
    async remove({ id, body }: ItemComment, kind: 'comment' | 'footnote' | 'reply') {
      const isSure = await confirm({
        title: intl.formatMessage({ id: `editor.notes.delete.${kind}` }),
        body: body.length > 140 ? `${body.slice(0, 140)}…` : body,
        confirmLabel: intl.formatMessage({ id: 'editor.notes.delete' }),
        isDanger: true,
        focusAfter: focusAfterDelete,
      })
      return isSure && (await attempt({ action: 'delete', id }))
    },
  }
}
