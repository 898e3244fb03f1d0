import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useT } from '@/lib/use-t.ts'
import { toast } from '@/ui/toaster.tsx'
import { useAddEvent, useDeleteEvent, usePatchEvent } from '../api/calendar.ts'
import type { EventTimes } from '../model/event-times.ts'

const timesOf = ({ start, end, allDay }: EventDetail): EventTimes => ({ start, end, allDay })

/** Moves and deletes events, and offers to undo each. */
export function useEventActions() {
  const t = useT('calendar.action')
  const patch = usePatchEvent()
  const add = useAddEvent()
  const remove = useDeleteEvent()
  const fail = (error: unknown, title: string) => {
    const isLate = error instanceof ApiError && error.code === 'conflict'
    toast.error({ title: t(isLate ? 'late' : 'failed', { title }) })
  }
  /** Saves new times; a change of another person in between is kept and reported. */
  const saveTimes = (event: EventDetail, times: EventTimes) => {
    const { id, revision, title } = event
    patch.mutate(
      { id, revision, ...times },
      {
        onSuccess: (saved) =>
          toast.undo(t('moved', { title }), t('undo'), () =>
            patch.mutate(
              { id, revision: saved.revision, ...timesOf(event) },
              { onError: (error) => fail(error, title) },
            ),
          ),
        onError: (error) => fail(error, title),
      },
    )
  }
  const deleteEvent = (event: EventDetail) => {
    const { id, revision: _revision, ...fields } = event
    remove.mutate(id, {
      onSuccess: () =>
        toast.undo(t('deleted', { title: event.title }), t('undo'), () =>
          add.mutate(fields, { onError: (error) => fail(error, event.title) }),
        ),
      onError: (error) => fail(error, event.title),
    })
  }
  return { saveTimes, deleteEvent }
}
