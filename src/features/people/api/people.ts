import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

// Beside the calls: no first screen waits for the schema library (docs/decisions/0012).
const correspondentList = async () => (await import('@contract/people.ts')).correspondentList

const companyAnswer = async () => (await import('@contract/companies.ts')).companyResponse
const personCardAnswer = async () => (await import('@contract/people.ts')).personCardResponse

/** Whom to ask for: by name or address, and whether only those who work for the agency. */
export type PeopleQuery = { q?: string; limit?: number; isStaffOnly?: boolean }

/** Query keys of people one may write to. */
export const peopleKeys = {
  all: ['people'] as const,
  one: (uid: string) => [...peopleKeys.all, 'one', uid] as const,
  some: (uids: readonly string[]) => [...peopleKeys.all, 'some', ...uids] as const,
  card: (uid: string) => [...peopleKeys.all, 'card', uid] as const,
  company: (id: string) => [...peopleKeys.all, 'company', id] as const,
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

/** People by account id; those the caller may not write to are left out. */
export const peopleByIdQuery = (uids: readonly string[]) =>
  queryOptions({
    queryKey: peopleKeys.some(uids),
    queryFn: async ({ signal }) =>
      (await api.get('/people', { query: { ids: uids.join() }, signal, schema: correspondentList })).people,
    enabled: uids.length > 0,
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

/** The contact card of a person; 404 for somebody the caller may not write to. */
export const personCardQuery = (uid: string) =>
  queryOptions({
    queryKey: peopleKeys.card(uid),
    queryFn: async ({ signal }) =>
      (await api.get(`/people/${uid}`, { signal, schema: personCardAnswer })).person,
    staleTime: 60_000,
  })

/** A company with how many people and open requests of it the caller may see; 404 for one they may not read. */
export const companyCardQuery = (id: string) =>
  queryOptions({
    queryKey: peopleKeys.company(id),
    queryFn: async ({ signal }) =>
      (await api.get(`/companies/${id}`, { signal, schema: companyAnswer })).company,
    staleTime: 60_000,
  })
