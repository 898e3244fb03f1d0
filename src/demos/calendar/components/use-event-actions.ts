import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { readEvent, useAddEvent, useDeleteEvent, usePatchEvent } from '../api/calendar.ts'
import type { EventTimes } from '../model/event-times.ts'
import { type SeriesScope, shiftSeries, skipOccurrence } from '../model/series.ts'

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
      const { event: saved } = await patch.mutateAsync({ id, revision, ...times })
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
  /** Takes one occurrence out of its series; with new times it becomes an event of its own. */
  const separate = async (event: EventDetail, occurrence: EventTimes, after?: EventTimes): Promise<void> => {
    const { id, title, skipped } = event
    try {
      const saved = await patch.mutateAsync({
        id,
        revision: event.revision,
        skipped: skipOccurrence(event, occurrence),
        ...(after ? { separated: after } : {}),
      })
      toast.undo(t(after ? 'moved' : 'deleted', { title }), t('undo'), () => {
        const back = async () => {
          // The occurrence comes back first, so that it is not lost when the tab closes in between.
          await patch.mutateAsync({ id, revision: saved.event.revision, skipped })
          if (saved.separated) await remove.mutateAsync(saved.separated.id)
        }
        back().catch((error: unknown) => fail(error, title))
      })
    } catch (error) {
      fail(error, title)
    }
  }
  /** Gives an event new times: one occurrence of a series, or the whole series with it. */
  const saveOccurrence = (event: EventDetail, before: EventTimes, after: EventTimes, scope: SeriesScope) =>
    event.recurrence === ''
      ? saveTimes(event, after)
      : scope === 'series'
        ? saveTimes(event, shiftSeries(event, before, after))
        : separate(event, before, after)
  const deleteOccurrence = (event: EventDetail, occurrence: EventTimes) => separate(event, occurrence)
  return { saveOccurrence, deleteEvent, deleteOccurrence }
}
