import { SimpleGrid } from '@chakra-ui/react'
import { CALENDARS } from '@contract/demo/calendar.ts'
import { type EventDetail, eventDetail } from '@contract/demo/calendar-events.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { ChipsField } from '@/demos/shared/chips-field.tsx'
import { useLeaveQuestion } from '@/demos/shared/use-leave-question.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useAddEvent, usePatchEvent } from '../api/calendar.ts'
import { eventForm } from '../model/event-form.ts'
import { fromFormTimes, toFormTimes } from '../model/event-times.ts'
import { fromRule, toRule } from '../model/recurrence.ts'
import { newTimes } from '../model/typed-times.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { useEndFollowsStart } from './use-end-follows-start.ts'

const valuesOf = (event: EventDetail) => {
  const { title, calendar, url, guests, location, description, recurrence } = event
  const rest = { url, guests, location, description, ...fromRule(recurrence) }
  return { title, calendar, ...rest, ...toFormTimes(event) }
}

const newValues = (at: string) => {
  const calendar: (typeof CALENDARS)[number] = 'Business'
  return {
    title: '',
    calendar,
    url: '',
    guests: [],
    location: '',
    description: '',
    ...fromRule(''),
    ...newTimes(at, new Date()),
  }
}

type EventDrawerProps = {
  event: EventDetail | null
  /** The day of a new event, with its time if one was clicked, or the selected range. */
  at: string
  onClose: () => void
}

/** Creates or edits an event; a conflicting save by another person is shown before it can be overwritten. */
export function EventDrawer({ event, at, onClose }: EventDrawerProps) {
  const t = useT('calendar.event')
  const add = useAddEvent()
  const patch = usePatchEvent()
  const form = useForm({
    resolver: zodResolver(eventForm),
    defaultValues: event ? valuesOf(event) : newValues(at),
  })
  useLeaveQuestion(form.formState.isDirty, 'back')
  useEndFollowsStart(form)
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: event,
    valuesOf,
    latest: ({ body }) => z.object({ event: eventDetail }).safeParse(body).data?.event ?? null,
    words: { series_end: 'calendar.error.until' },
  })
  const allDay = useWatch({ control: form.control, name: 'allDay' })
  return (
    <FormDrawer
      title={t(event ? (event.recurrence === '' ? 'edit.title' : 'edit.series') : 'new')}
      size="md"
      form={form}
      submit={t(event ? 'save' : 'add')}
      onClose={onClose}
      conflict={
        conflict && { ...conflict, changedFields: conflict.changed.map((name) => t(`field.${name}`)) }
      }
      onSubmit={({
        startDay,
        startTime,
        endDay,
        endTime,
        allDay: isDays,
        repeat,
        interval,
        until,
        ...values
      }) =>
        attempt(async (base) => {
          const times = fromFormTimes({ startDay, startTime, endDay, endTime, allDay: isDays })
          const body = { ...values, ...times, recurrence: toRule({ repeat, interval, until }) }
          const saved = base
            ? (await patch.mutateAsync({ id: base.id, revision: base.revision, ...body })).event
            : await add.mutateAsync(body)
          toast.success({ title: t('saved', { title: saved.title }) })
          onClose()
        })
      }
    >
      <TextField name="title" label={t('field.title')} autoComplete="off" maxLength={200} isRequired />
      <SelectField
        name="calendar"
        label={t('field.calendar')}
        options={CALENDARS.map((value) => ({ value, label: t(`calendar.${value}`) }))}
      />
      <CheckboxField name="allDay" label={t('field.allDay')} />
      <SimpleGrid columns={{ base: 1, sm: allDay ? 1 : 2 }} gap="4">
        <DateField name="startDay" label={t('field.startDay')} isRequired />
        {allDay ? null : <TextField name="startTime" type="time" label={t('field.startTime')} isRequired />}
        <DateField name="endDay" label={t('field.endDay')} isRequired />
        {allDay ? null : <TextField name="endTime" type="time" label={t('field.endTime')} isRequired />}
      </SimpleGrid>
      <RepeatFields />
      <TextField
        name="url"
        label={t('field.url')}
        help={t('url.help')}
        dir="ltr"
        autoComplete="off"
        maxLength={500}
      />
      <ChipsField
        name="guests"
        label={t('field.guests')}
        maxLength={200}
        addLabel={t('guests.add')}
        removeLabel={(value) => t('guests.remove', { value })}
      />
      <TextField name="location" label={t('field.location')} autoComplete="off" maxLength={200} />
      <TextAreaField name="description" label={t('field.description')} maxLength={5000} />
    </FormDrawer>
  )
}
