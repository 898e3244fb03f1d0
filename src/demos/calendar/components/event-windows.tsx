import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { eventOptions } from '../api/calendar.ts'
import type { EventTimes } from '../model/event-times.ts'
import { occurrenceAt, type SeriesScope } from '../model/series.ts'
import { EventCard, type EventTask } from './event-card.tsx'
import { EventDrawer } from './event-drawer.tsx'
import { DurationDialog, MoveEventDialog } from './event-times-dialog.tsx'
import { useEventActions } from './use-event-actions.ts'

type EventWindowsProps = {
  id: number
  /** The start of the occurrence that was opened, of a series. */
  at: string
  /** Called once the event is known, so that the calendar shows its month. */
  onFound: (event: EventDetail) => void
  onClose: () => void
}

/** The event of the URL: its card, then the window of the chosen task. */
export function EventWindows({ id, at, onFound, onClose }: EventWindowsProps) {
  const t = useT('calendar.event')
  const [task, setTask] = useState<EventTask | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  // A deleted event is not fetched again before its window closes.
  const { data: event, error, refetch, isFetching } = useQuery({ ...eventOptions(id), enabled: !isDeleted })
  const { saveOccurrence, deleteEvent, deleteOccurrence } = useEventActions()
  const isReported = useRef(false)
  useEffect(() => {
    // Only once: afterwards the user chooses the period.
    if (!event || isReported.current) return
    isReported.current = true
    onFound(occurrenceAt(event, at))
  }, [event, at, onFound])
  if (!event) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <DialogFrame title={t('title')} isReading onClose={onClose}>
        {isGone ? (
          <EmptyState title={t('gone')} body={t('gone.body')} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <RowsSkeleton rows={3} />
        )}
      </DialogFrame>
    )
  }
  if (task === 'edit') return <EventDrawer event={event} at="" onClose={onClose} />
  const occurrence = occurrenceAt(event, at)
  const onSave = (next: EventTimes, scope: SeriesScope) => void saveOccurrence(event, occurrence, next, scope)
  const times = { event: occurrence, onClose, onSave }
  if (task === 'move') return <MoveEventDialog {...times} />
  if (task === 'duration') return <DurationDialog {...times} />
  return (
    <EventCard
      event={occurrence}
      onTask={setTask}
      onDelete={() => {
        setIsDeleted(true)
        void deleteEvent(event)
        onClose()
      }}
      onDeleteOne={() => {
        void deleteOccurrence(event, occurrence)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
