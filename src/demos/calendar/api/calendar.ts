import type {
  AddEventBody,
  EventDetail,
  eventDetailResponse,
  eventRange,
  PatchEventBody,
  patchedEventResponse,
} from '@contract/demo/calendar-events.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'

export const calendarKeys = {
  all: ['demo', 'calendar_events'] as const,
  range: (from: string, to: string) => [...calendarKeys.all, 'range', from, to] as const,
  event: (id: number) => [...calendarKeys.all, 'event', id] as const,
}

/** The events of a time range; the previous range stays visible while the next one loads. */
export const eventRangeOptions = (range: { from: string; to: string } | null) =>
  queryOptions({
    queryKey: calendarKeys.range(range?.from ?? '', range?.to ?? ''),
    queryFn: async ({ signal }) =>
      (await api.get<typeof eventRange>('/apps/calendar/events', { query: range ?? {}, signal })).events,
    enabled: range !== null,
    placeholderData: keepPreviousData,
  })

/** One event, for a link to an event of another month. */
export const eventOptions = (id: number) =>
  queryOptions({
    queryKey: calendarKeys.event(id),
    queryFn: async ({ signal }) =>
      (await api.get<typeof eventDetailResponse>(`/apps/calendar/events/${id}`, { signal })).event,
  })

/** Reads an event as it is now, whatever the cache has. */
export const readEvent = async (id: number) =>
  (await api.get<typeof eventDetailResponse>(`/apps/calendar/events/${id}`)).event

/** Adds an event; with the id of a deleted one it is restored under that id. */
export const useAddEvent = () =>
  useApiMutation(
    [calendarKeys.all],
    async (body: AddEventBody) =>
      (await api.post<typeof eventDetailResponse>('/apps/calendar/events', { body })).event,
  )

/** The revisions that patches of this window replaced, with their own, while others wait for them. */
const ownRevisions = new Map<string, number>()

/** The revision to send: that of the own patch which replaced it, so that hurried moves do not refuse each other. */
function latestOwn(id: number, revision: number): number {
  const next = ownRevisions.get(`${id}:${revision}`)
  return next === undefined ? revision : latestOwn(id, next)
}

/** Changes an event, one change after the other; a 409 error carries the event that another person saved first. */
export function usePatchEvent() {
  const client = useQueryClient()
  const mutationKey = [...calendarKeys.all, 'patch']
  const ranges = [...calendarKeys.all, 'range']
  return useMutation({
    mutationKey,
    scope: { id: 'calendar-patch' },
    mutationFn: async ({ id, revision, ...body }: PatchEventBody & { id: number }) => {
      const base = latestOwn(id, revision)
      const saved = await api.patch<typeof patchedEventResponse>(`/apps/calendar/events/${id}`, {
        body: { ...body, revision: base },
        // The calendar shows the change at once, so a reload right after it must not cancel it.
        keepalive: true,
      })
      const { revision: next } = saved.event
      if (next !== base) ownRevisions.set(`${id}:${base}`, next)
      return saved
    },
    onMutate: ({ id, start, end, allDay, skipped }) =>
      // A dragged event stays where it was dropped until the response arrives.
      client.setQueriesData<EventDetail[]>({ queryKey: ranges }, (events) =>
        events?.map((event) =>
          event.id === id
            ? {
                ...event,
                start: start ?? event.start,
                end: end ?? event.end,
                allDay: allDay ?? event.allDay,
                skipped: skipped ?? event.skipped,
              }
            : event,
        ),
      ),
    onSuccess: ({ event: { id, revision } }) =>
      client.setQueriesData<EventDetail[]>({ queryKey: ranges }, (events) =>
        events?.map((event) => (event.id === id ? { ...event, revision } : event)),
      ),
    onSettled: () => {
      // A refetch in between would show the event at its earlier times until the next change is saved.
      if (client.isMutating({ mutationKey }) > 1) return undefined
      ownRevisions.clear()
      return client.invalidateQueries({ queryKey: calendarKeys.all })
    },
  })
}

export const useDeleteEvent = () =>
  useApiMutation([calendarKeys.all], (id: number) => api.delete(`/apps/calendar/${id}`))
