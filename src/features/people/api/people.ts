import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

// Beside the calls: no first screen waits for the schema library (docs/decisions/0012).
const correspondentList = async () => (await import('@contract/people.ts')).correspondentList

/** Whom to ask for: by name or address, and whether only those who work for the agency. */
export type PeopleQuery = { q?: string; limit?: number; isStaffOnly?: boolean }

/** Query keys of people one may write to. */
export const peopleKeys = {
  all: ['people'] as const,
  one: (uid: string) => [...peopleKeys.all, 'one', uid] as const,
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

/** One person by account id; null for somebody the caller may not write to. */
export const personQuery = (uid: string) =>
  queryOptions({
    queryKey: peopleKeys.one(uid),
    queryFn: async ({ signal }) => {
      const { people } = await api.get('/people', { query: { ids: uid }, signal, schema: correspondentList })
      return people[0] ?? null
    },
    staleTime: 60_000,
  })
