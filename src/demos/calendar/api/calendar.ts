import type {
  EventDetail,
  eventDetailResponse,
  eventRange,
  PatchEventBody,
  SaveEventBody,
} from '@contract/demo/calendar-events.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

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

const useRefetchEvents = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: calendarKeys.all })
}

export function useAddEvent() {
  const onSuccess = useRefetchEvents()
  return useMutation({
    mutationFn: async (body: SaveEventBody) =>
      (await api.post<typeof eventDetailResponse>('/apps/calendar/events', { body })).event,
    onSuccess,
  })
}

/** Changes an event; a 409 error carries the event that another person saved first. */
export function usePatchEvent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: PatchEventBody & { id: number }) =>
      (await api.patch<typeof eventDetailResponse>(`/apps/calendar/events/${id}`, { body })).event,
    onMutate: ({ id, start, end, allDay }) =>
      // A dragged event stays where it was dropped until the answer arrives.
      client.setQueriesData<EventDetail[]>({ queryKey: [...calendarKeys.all, 'range'] }, (events) =>
        events?.map((event) =>
          event.id === id
            ? { ...event, start: start ?? event.start, end: end ?? event.end, allDay: allDay ?? event.allDay }
            : event,
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.all }),
  })
}

export function useDeleteEvent() {
  const onSettled = useRefetchEvents()
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete(`/apps/calendar/${id}`)
    },
    onSettled,
  })
}
