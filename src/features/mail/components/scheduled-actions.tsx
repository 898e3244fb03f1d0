import { Button, Flex } from '@chakra-ui/react'
import type { ScheduledMessage } from '@contract/mail-held.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { env } from '@/lib/api/env.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { unscheduleMessage, useReschedule } from '../api/scheduled.ts'
import { useMailbox } from '../hooks/use-mailbox.ts'
import { fromDraft } from '../model/composition.ts'
import { useMail } from './mail-context.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type ScheduledActionsProps = { message: ScheduledMessage }

/** What the author does with a scheduled message: edit it as a draft, change its time, or send it now. */
export function ScheduledActions({ message }: ScheduledActionsProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const { uid } = useMail()
  const mailbox = useMailbox()
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutateAsync } = useReschedule()
  const { id, threadId } = message
  const t = (key: MessageKey<'mail.schedule'>) => intl.formatMessage({ id: `mail.schedule.${key}` })
  const reportFailure = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404)
      return toast.info({ title: intl.formatMessage({ id: 'mail.undo.too-late' }) })
    toast.error({ title: t('change-failed'), description: refusalText(intl, error) })
  }
  const edit = async () => {
    try {
      await unscheduleMessage(client, uid, fromDraft(message))
    } catch (error) {
      return reportFailure(error)
    }
    if (threadId) mailbox.openThread(threadId)
    else mailbox.change({ compose: id, thread: null }, { shouldPush: true })
  }
  const move = async (at: Date | null) => {
    try {
      await mutateAsync({ id, at })
    } catch (error) {
      return reportFailure(error)
    }
    if (at === null)
      toast.undo(
        intl.formatMessage({ id: 'mail.sending' }),
        intl.formatMessage({ id: 'mail.undo' }),
        () => void edit(),
        env.undoMs,
      )
  }
  const at = new Date(message.sendAt)
  const time = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
  return (
    <Flex gap="1" wrap="wrap" position="relative" zIndex="1">
      <ActionButton size="xs" variant="outline" onClick={edit}>
        {t('edit')}
      </ActionButton>
      <Button size="xs" variant="ghost" onClick={() => setIsChoosing(true)}>
        {t('change')}
      </Button>
      <ActionButton size="xs" variant="ghost" onClick={() => move(null)}>
        {t('now')}
      </ActionButton>
      {isChoosing ? (
        <ScheduleDialog
          initial={{ day: toDay(at), time }}
          onChoose={move}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Flex>
  )
}
