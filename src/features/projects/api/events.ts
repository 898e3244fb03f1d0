import type { projectEventList } from '@contract/project-events.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { projectKeys } from './keys.ts'

const eventsPerPage = 20

/** The newest events of a project at a revision, which name the author of a conflicting change. */
export const newestEventsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: projectKeys.newestEvents(id, revision),
    queryFn: async ({ signal }) =>
      (
        await api.get<typeof projectEventList>(`/projects/${id}/events`, {
          query: { page: 1, itemsPerPage: eventsPerPage },
          signal,
        })
      ).events,
  })

/** The history of a project, newest first, twenty events per page. */
export const eventsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: projectKeys.events(id),
    queryFn: ({ pageParam, signal }) =>
      api.get<typeof projectEventList>(`/projects/${id}/events`, {
        query: { page: pageParam, itemsPerPage: eventsPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.events.length > 0 && pages.length * eventsPerPage < last.total ? pages.length + 1 : undefined,
  })
