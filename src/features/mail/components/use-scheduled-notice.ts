import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { today } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatMoment } from '@/ui/format/format-date.ts'
import { unscheduleMessage } from '../api/scheduled.ts'
import { type Composition, composerQuery } from '../model/composition.ts'
import { mailboxHref } from '../model/mailbox-location.ts'
import { useMail } from './mail-context.ts'

/** Shows when a scheduled message is sent, and offers to take it back into the composer. */
export function useScheduledNotice() {
  const intl = useIntl()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uid, location } = useMail()
  return useCallback(
    (composition: Composition, at: Date) => {
      const takeBack = async () => {
        try {
          await unscheduleMessage(client, uid, composition)
        } catch (error) {
          console.warn('The scheduled message could not be taken back.', error)
          toast.error({ title: intl.formatMessage({ id: 'mail.schedule.change-failed' }) })
          return
        }
        // Navigates by address, because the user may have left the mailbox.
        void navigate(mailboxHref(location, composerQuery(composition)))
      }
      toast.undo(
        intl.formatMessage(
          { id: 'mail.schedule.at' },
          { date: formatMoment(intl, at.toISOString(), today()) },
        ),
        intl.formatMessage({ id: 'mail.undo' }),
        () => void takeBack(),
      )
    },
    [intl, client, navigate, uid, location],
  )
}
