import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useT } from '@/lib/use-t.ts'
import { toast } from '@/ui/toaster.tsx'
import { readEvent, useAddEvent, useDeleteEvent, usePatchEvent } from '../api/calendar.ts'
import type { EventTimes } from '../model/event-times.ts'
import { shiftSeries } from '../model/series.ts'

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
  // Promises instead of callbacks, because the window of the event closes before the response.
  /** Saves new times; a change of another person in between is kept and reported. */
  const saveTimes = async (event: EventDetail, times: EventTimes): Promise<void> => {
    const { id, revision, title } = event
    try {
      const saved = await patch.mutateAsync({ id, revision, ...times })
      toast.undo(t('moved', { title }), t('undo'), () => {
        const back = { id, revision: saved.revision, ...timesOf(event) }
        patch.mutateAsync(back).catch((error: unknown) => fail(error, title))
      })
    } catch (error) {
      fail(error, title)
    }
  }
  const deleteEvent = async ({ id, title }: EventDetail): Promise<void> => {
    try {
      // The window may show times that another person has changed.
      const { revision: _revision, ...restored } = await readEvent(id)
      await remove.mutateAsync(id)
      toast.undo(t('deleted', { title }), t('undo'), () => {
        add.mutateAsync(restored).catch((error: unknown) => fail(error, title))
      })
    } catch (error) {
      fail(error, title)
    }
  }
  /** Gives one occurrence new times, and with it its whole series. */
  const saveOccurrence = (event: EventDetail, before: EventTimes, after: EventTimes): Promise<void> =>
    saveTimes(event, event.recurrence === '' ? after : shiftSeries(event, before, after))
  return { saveOccurrence, deleteEvent }
}
