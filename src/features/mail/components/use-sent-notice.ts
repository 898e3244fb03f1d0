import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { env } from '@/lib/api/env.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { undoSend } from '../api/outbox.ts'
import { composerQuery } from '../model/composition.ts'
import { mailboxHref } from '../model/mailbox-location.ts'
import { useMail } from './mail-context.ts'

/**
 * Removes a message from the outbox and opens it in the composer; shows a toast and resolves to false if it was already
 * sent.
 */
export function useUndoSend() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { uid, location } = useMail()
  return useCallback(
    async (id: string): Promise<boolean> => {
      const composition = await undoSend(uid, id)
      if (!composition) {
        toast.info({ title: intl.formatMessage({ id: 'mail.undo.too-late' }) })
        return false
      }
      // Navigates by address, because the user may have left the mailbox.
      void navigate(mailboxHref(location, composerQuery(composition)))
      return true
    },
    [intl, navigate, uid, location],
  )
}

/** Shows a toast with undo until the message is sent. */
export function useSentNotice() {
  const intl = useIntl()
  const takeUp = useUndoSend()
  return useCallback(
    (id: string) =>
      toast.undo(
        intl.formatMessage({ id: 'mail.sending' }),
        intl.formatMessage({ id: 'mail.undo' }),
        () => void takeUp(id),
        env.undoMs,
      ),
    [intl, takeUp],
  )
}
