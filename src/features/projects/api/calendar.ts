import type { projectCalendar } from '@contract/project-calendar.ts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { type ProjectListInput, projectKeys } from './keys.ts'

/** The days of the shown month, and the filters. */
export type CalendarInput = Pick<ProjectListInput, 'status' | 'company' | 'assignee' | 'today'> & {
  from: string
  to: string
}

/** The projects that are due in a period; the previous ones stay visible while the next ones load. */
export const dueProjectsQuery = (query: CalendarInput | null) =>
  queryOptions({
    queryKey: [...projectKeys.lists(), 'calendar', query],
    queryFn: query
      ? ({ signal }) => api.get<typeof projectCalendar>('/projects/calendar', { query, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  })
