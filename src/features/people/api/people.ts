import { correspondentList } from '@contract/people.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { env } from '@/lib/env.ts'

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

/** Where a face lies: the bucket `avatars` is public, so that a list of faces asks for no signatures. */
export const avatarUrl = (path: string): string =>
  /^https?:/.test(path)
    ? path
    : `${env.supabaseUrl}/storage/v1/object/public/avatars/${path.split('/').map(encodeURIComponent).join('/')}`
