import type { companyResponse } from '@contract/companies.ts'
import type { correspondentList, personCardResponse } from '@contract/people.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** Filter of the people list: a name or address, and optionally staff only, or those who may be added to or mentioned in a project. */
export type PeopleQuery = {
  q?: string
  limit?: number
  isStaffOnly?: boolean
  projectId?: string | undefined
  mentionIn?: string | undefined
  /** Also the team mailboxes, before the people. */
  withTeams?: boolean | undefined
}

export const peopleKeys = {
  all: ['people'] as const,
  one: (uid: string) => [...peopleKeys.all, 'one', uid] as const,
  some: (uids: readonly string[]) => [...peopleKeys.all, 'some', ...uids] as const,
  card: (uid: string) => [...peopleKeys.all, 'card', uid] as const,
  company: (id: string) => [...peopleKeys.all, 'company', id] as const,
  list: (query: PeopleQuery) => [...peopleKeys.all, query] as const,
}

async function fetchPeople(
  { q, limit, isStaffOnly, projectId, mentionIn, withTeams }: PeopleQuery,
  signal: AbortSignal,
) {
  const asked = {
    q,
    limit,
    staff: isStaffOnly ? 'true' : undefined,
    teams: withTeams ? 'true' : undefined,
    project: projectId,
    mention: mentionIn,
  }
  return (await api.get<typeof correspondentList>('/people', { query: asked, signal })).people
}

/** The people the user may write to whose name or address contains `q`. */
export const peopleQuery = (query: PeopleQuery = {}) =>
  queryOptions({
    queryKey: peopleKeys.list(query),
    queryFn: ({ signal }) => fetchPeople(query, signal),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** The team mailboxes; the API lists them before the people. */
export const teamMailboxesQuery = queryOptions({
  queryKey: [...peopleKeys.all, 'teams'] as const,
  queryFn: async ({ signal }) =>
    (await fetchPeople({ limit: 1, withTeams: true }, signal)).filter(({ isTeam }) => isTeam),
  staleTime: 60_000,
})

/** As {@link peopleQuery}, for an entered text: a field's own request is cancelled when its text changes. */
export const enteredPeopleQuery = (query: PeopleQuery) =>
  queryOptions({
    queryKey: [...peopleKeys.all, 'entered', query] as const,
    queryFn: ({ signal }) => fetchPeople(query, signal),
    staleTime: 60_000,
  })

/** People by account id; those the user may not write to are left out. */
export const peopleByIdQuery = (uids: readonly string[]) =>
  queryOptions({
    queryKey: peopleKeys.some(uids),
    queryFn: async ({ signal }) =>
      (await api.get<typeof correspondentList>('/people', { query: { ids: uids.join() }, signal })).people,
    enabled: uids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** A person by account id; null when the user may not write to them. */
export const personQuery = (uid: string) =>
  queryOptions({
    queryKey: peopleKeys.one(uid),
    queryFn: async ({ signal }) => {
      const { people } = await api.get<typeof correspondentList>('/people', { query: { ids: uid }, signal })
      return people[0] ?? null
    },
    staleTime: 60_000,
  })

/** The contact card of a person; 404 when the user may not write to them. */
export const personCardQuery = (uid: string) =>
  queryOptions({
    queryKey: peopleKeys.card(uid),
    queryFn: async ({ signal }) =>
      (await api.get<typeof personCardResponse>(`/people/${uid}`, { signal })).person,
    staleTime: 60_000,
  })

/** A company with its visible people and open projects; 404 when the user may not read it. */
export const companyCardQuery = (id: string) =>
  queryOptions({
    queryKey: peopleKeys.company(id),
    queryFn: async ({ signal }) =>
      (await api.get<typeof companyResponse>(`/companies/${id}`, { signal })).company,
    staleTime: 60_000,
  })
