import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { today } from '@/lib/time/calendar-day.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { toMoment } from '../model/send-times.ts'

type ScheduleDialogProps = {
  /** The words of the dialog: for sending a message, or for snoozing a conversation. */
  purpose?: 'schedule' | 'snooze'
  /** The day and the time of day to begin with. */
  initial: { day: string; time: string }
  onChoose: (at: Date) => unknown
  onClose: () => void
}

/** Chooses the day and the time at which a message is sent or a snooze ends, in the time zone of the device. */
export function ScheduleDialog({ purpose = 'schedule', initial, onChoose, onClose }: ScheduleDialogProps) {
  const intl = useIntl()
  const form = useForm({ defaultValues: initial })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const handleSubmit = async ({ day, time }: { day: string; time: string }) => {
    const at = toMoment(day, time)
    if (!at) return form.setError('day', { message: 'mail.schedule.invalid' }, { shouldFocus: true })
    if (at.getTime() <= Date.now())
      return form.setError('day', { message: 'mail.schedule.past' }, { shouldFocus: true })
    onClose()
    await onChoose(at)
  }
  return (
    <FormDialog
      size="sm"
      title={intl.formatMessage({ id: purpose === 'snooze' ? 'mail.team.snooze' : 'mail.schedule' })}
      onClose={onClose}
      form={form}
      submit={intl.formatMessage({ id: purpose === 'snooze' ? 'mail.team.snooze' : 'mail.schedule.save' })}
      onSubmit={handleSubmit}
    >
      <DateField
        name="day"
        label={intl.formatMessage({ id: 'mail.schedule.day' })}
        isRequired
        min={today()}
      />
      <TextField
        name="time"
        type="time"
        label={intl.formatMessage({ id: 'mail.schedule.time' })}
        help={intl.formatMessage({ id: 'mail.schedule.zone' }, { zone: timeZone.replaceAll('_', ' ') })}
        isRequired
      />
    </FormDialog>
  )
}
