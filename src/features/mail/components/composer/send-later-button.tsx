import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toDay } from '@/lib/time/calendar-day.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { sendTimes } from '../../model/send-times.ts'
import { ScheduleDialog } from '../schedule-dialog.tsx'

type SendLaterButtonProps = { isDisabled: boolean; onChoose: (at: Date) => unknown }

/** Offers the times at which a message is sent instead of now. */
export function SendLaterButton({ isDisabled, onChoose }: SendLaterButtonProps) {
  const intl = useIntl()
  const menu = useContextMenu()
  const [isChoosing, setIsChoosing] = useState(false)
  const label = intl.formatMessage({ id: 'mail.schedule' })
  const [tomorrow] = sendTimes(new Date())
  const items = () => [
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
  return (
    <>
      <IconButton
        label={label}
        disabled={isDisabled}
        onClick={(event) => menu.openFromButton(event.currentTarget, items(), label)}
      >
        <CalendarClock />
      </IconButton>
      {isChoosing ? (
        <ScheduleDialog
          initial={{ day: tomorrow ? toDay(tomorrow.at) : '', time: '08:00' }}
          onChoose={onChoose}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </>
  )
}
