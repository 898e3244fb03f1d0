import { correspondentList } from '@contract/people.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

/** Whom to ask for: by name or address, and whether only those who work for the agency. */
export type PeopleQuery = { q?: string; limit?: number; isStaffOnly?: boolean }

/** Query keys of people one may write to. */
export const peopleKeys = {
  all: ['people'] as const,
  list: (query: PeopleQuery) => [...peopleKeys.all, query] as const,
}

/** The people the caller may write to, those whose name or address holds `q`. */
export const peopleQuery = (query: PeopleQuery = {}) =>
  queryOptions({
    queryKey: peopleKeys.list(query),
    queryFn: async ({ signal }) => {
      const { q, limit, isStaffOnly } = query
      const asked = { q, limit, staff: isStaffOnly ? 'true' : undefined }
      return (await api.get('/people', { query: asked, signal, schema: correspondentList })).people
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
