import type { companyList } from '@contract/companies.ts'
import type { roleList } from '@contract/roles.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** The role names in display order. */
export const roleNamesQuery = queryOptions({
  queryKey: ['roles', 'names'] as const,
  queryFn: async ({ signal }) => {
    const { roles } = await api.get<typeof roleList>('/roles', { signal })
    return roles.map((role) => role.name)
  },
  staleTime: 60_000,
})

/** The companies a user can be assigned to: the first hundred by name. */
export const companyNamesQuery = queryOptions({
  queryKey: ['companies', 'names'] as const,
  queryFn: async ({ signal }) => {
    const query = { itemsPerPage: 100, sortBy: 'name' }
    return (await api.get<typeof companyList>('/companies', { query, signal })).companies
  },
  staleTime: 60_000,
})
