import { Button, Flex, Link } from '@chakra-ui/react'
import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { CalendarClock, Hourglass, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { addDays, toDay } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { dayRange } from '../model/event-times.ts'
import { useRepeatText } from './use-repeat-text.ts'

export type EventTask = 'edit' | 'move' | 'duration'

type EventCardProps = {
  event: EventDetail
  onTask: (task: EventTask) => void
  onDelete: () => void
  /** Deletes the occurrence of a series that is shown. */
  onDeleteOne: () => void
  onClose: () => void
}

/** An event with every action, also those that the calendar offers by pointer only. */
export function EventCard({ event, onTask, onDelete, onDeleteOne, onClose }: EventCardProps) {
  const intl = useIntl()
  const t = useT('calendar.event')
  const ability = useAbility()
  const mayChange = ability.can('update', 'demo')
  const { allDay, start, end, guests, location, description, url, calendar, recurrence } = event
  const repeatText = useRepeatText()
  const { first, after } = dayRange(event)
  const when = allDay
    ? [...new Set([first, addDays(after, -1)])].map((day) => formatDate(intl, day, 'fullDay'))
    : [
        formatDate(intl, start, 'fullDayTime'),
        formatDate(intl, end, toDay(new Date(start)) === toDay(new Date(end)) ? 'time' : 'fullDayTime'),
      ]
  const link = url ? (
    <Link href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
      {url}
    </Link>
  ) : (
    ''
  )
  const items = [
    { name: t('field.when'), value: when.join(' – ') },
    { name: t('field.repeat'), value: recurrence === '' ? '' : repeatText(recurrence) },
    { name: t('field.calendar'), value: t(`calendar.${calendar}`) },
    { name: t('field.location'), value: location },
    { name: t('field.guests'), value: guests.length > 0 ? intl.formatList(guests) : '' },
    { name: t('field.description'), value: description },
    { name: t('field.url'), value: link },
  ].filter(({ value }) => value !== '')
  return (
    <DialogFrame
      title={event.title}
      size="md"
      isReading
      onClose={onClose}
      footer={
        <Flex gap="2" wrap="wrap" justify="flex-end" width="full">
          {ability.can('delete', 'demo') ? (
            <Flex gap="2" wrap="wrap" me="auto" {...(recurrence === '' ? {} : { width: 'full' })}>
              <Button
                variant="ghost"
                colorPalette="danger"
                onClick={recurrence === '' ? onDelete : onDeleteOne}
              >
                <Trash2 size={18} aria-hidden />
                {t(recurrence === '' ? 'delete' : 'delete.one')}
              </Button>
              {recurrence === '' ? null : (
                <Button variant="ghost" colorPalette="danger" onClick={onDelete}>
                  {t('delete.series')}
                </Button>
              )}
            </Flex>
          ) : null}
          {mayChange ? (
            <>
              <Button variant="outline" onClick={() => onTask('move')}>
                <CalendarClock size={18} aria-hidden />
                {t('move')}
              </Button>
              <Button variant="outline" onClick={() => onTask('duration')}>
                <Hourglass size={18} aria-hidden />
                {t('duration')}
              </Button>
              <Button onClick={() => onTask('edit')}>
                <Pencil size={18} aria-hidden />
                {t('edit')}
              </Button>
            </>
          ) : null}
        </Flex>
      }
    >
      <DescriptionList items={items} />
    </DialogFrame>
  )
}
