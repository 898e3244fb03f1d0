import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toDay } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { sendTimes } from '../model/send-times.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/**
 * The menu entries of the usual times and the dialog for another one: of sending a message later and of snoozing
 * a conversation.
 */
export function useTimeMenu(purpose: 'schedule' | 'snooze', onChoose: (at: Date) => unknown) {
  const intl = useIntl()
  const [isChoosing, setIsChoosing] = useState(false)
  const [tomorrow] = sendTimes(new Date())
  const entries = () => [
    ...sendTimes(new Date()).map(({ id, at }) => ({
      id,
      label: intl.formatMessage(
        { id: `mail.schedule.${id}` },
        { day: formatDate(intl, at, 'monthDay'), time: formatDate(intl, at, 'time') },
      ),
      action: () => void onChoose(at),
    })),
    {
      id: 'choose',
      label: intl.formatMessage({ id: 'mail.schedule.choose' }),
      takesFocus: true,
      action: () => setIsChoosing(true),
    },
  ]
  const dialog = isChoosing ? (
    <ScheduleDialog
      purpose={purpose}
      initial={{ day: tomorrow ? toDay(tomorrow.at) : '', time: '08:00' }}
      onChoose={onChoose}
      onClose={() => setIsChoosing(false)}
    />
  ) : null
  return { entries, dialog }
}
