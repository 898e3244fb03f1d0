import type { appBarSearchResponse } from '@contract/search.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import type { Group } from '../model/groups.ts'

/** The results of the app bar search, in groups. */
export const appSearchQuery = (query: { q: string; lang: string }) =>
  queryOptions({
    queryKey: ['app-search', query] as const,
    queryFn: async ({ signal }): Promise<Group[]> => {
      const found = await api.get<typeof appBarSearchResponse>('/app-bar/search', { query, signal })
      return found.map(({ title, category, children }) => ({ key: category, title, items: children }))
    },
    staleTime: 30_000,
  })
