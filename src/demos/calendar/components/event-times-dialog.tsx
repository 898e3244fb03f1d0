import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { durationOf, type EventTimes, moveTo, toFormTimes, withDuration } from '../model/event-times.ts'
import { SERIES_SCOPES, type SeriesScope } from '../model/series.ts'

type EventTimesDialogProps = {
  event: EventDetail
  onSave: (times: EventTimes, scope: SeriesScope) => void
  onClose: () => void
}

const scope = z.enum(SERIES_SCOPES)
const alone: SeriesScope = 'one'

/** Asks whether a change is for one event of a series or for all of them. */
function ScopeField() {
  const t = useT('calendar.event.scope')
  return (
    <CardsField
      name="scope"
      label={t('label')}
      options={SERIES_SCOPES.map((value) => ({ value, label: t(value) }))}
    />
  )
}

const moveSchema = z.object({
  day: z.string().refine(isDay, 'calendar.error.date'),
  time: z.string().regex(/^\d\d:\d\d$/, 'calendar.error.time'),
  scope,
})

/** Moves an event to another day and time by keyboard; its duration stays. */
export function MoveEventDialog({ event, onSave, onClose }: EventTimesDialogProps) {
  const t = useT('calendar.event')
  const { startDay, startTime } = toFormTimes(event)
  const form = useForm({
    resolver: zodResolver(moveSchema),
    defaultValues: { day: startDay, time: startTime, scope: alone },
  })
  return (
    <FormDialog
      title={t('move.title', { title: event.title })}
      form={form}
      submit={t('move.save')}
      onClose={onClose}
      onSubmit={({ day, time, scope: of }) => {
        onSave(moveTo(event, day, time), of)
        onClose()
      }}
    >
      <DateField name="day" label={t('field.startDay')} isRequired />
      {event.allDay ? null : <TextField name="time" type="time" label={t('field.startTime')} isRequired />}
      {event.recurrence === '' ? null : <ScopeField />}
    </FormDialog>
  )
}

const whole = (text: string) => /^\d{1,5}$/.test(text)

/** Sets the duration of an event by keyboard: days, or hours and minutes. */
export function DurationDialog({ event, onSave, onClose }: EventTimesDialogProps) {
  const t = useT('calendar.event')
  const { allDay } = event
  const duration = durationOf(event)
  const schema = z
    .object({ large: z.string(), small: z.string(), scope })
    .refine(({ large }) => whole(large) && (!allDay || Number(large) > 0), {
      path: ['large'],
      message: 'calendar.error.number',
    })
    .refine(({ small }) => allDay || (whole(small) && Number(small) < 60), {
      path: ['small'],
      message: 'calendar.error.minutes',
    })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      large: String(allDay ? duration : Math.floor(duration / 60)),
      small: String(allDay ? 0 : duration % 60),
      scope: alone,
    },
  })
  return (
    <FormDialog
      title={t('duration.title', { title: event.title })}
      form={form}
      submit={t('duration.save')}
      onClose={onClose}
      onSubmit={({ large, small, scope: of }) => {
        onSave(withDuration(event, allDay ? Number(large) : Number(large) * 60 + Number(small)), of)
        onClose()
      }}
    >
      <TextField
        name="large"
        inputMode="numeric"
        label={t(allDay ? 'duration.days' : 'duration.hours')}
        isRequired
      />
      {allDay ? null : (
        <TextField name="small" inputMode="numeric" label={t('duration.minutes')} isRequired />
      )}
      {event.recurrence === '' ? null : <ScopeField />}
    </FormDialog>
  )
}
