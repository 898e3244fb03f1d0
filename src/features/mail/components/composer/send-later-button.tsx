import { CalendarClock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useTimeMenu } from '../use-time-menu.tsx'

type SendLaterButtonProps = { isDisabled: boolean; onChoose: (at: Date) => unknown }

/** Offers the times at which a message is sent instead of now. */
export function SendLaterButton({ isDisabled, onChoose }: SendLaterButtonProps) {
  const intl = useIntl()
  const menu = useContextMenu()
  const times = useTimeMenu('schedule', onChoose)
  const label = intl.formatMessage({ id: 'mail.schedule' })
  return (
    <>
      <IconButton
        label={label}
        disabled={isDisabled}
        onClick={(event) => menu.openFromButton(event.currentTarget, times.entries(), label)}
      >
        <CalendarClock />
      </IconButton>
      {times.dialog}
    </>
  )
}
