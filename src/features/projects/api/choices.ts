import type { companyList } from '@contract/companies.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** Companies to file a project for or filter by: the first hundred by name. */
export const companyChoicesQuery = queryOptions({
  queryKey: ['companies', 'choices'] as const,
  queryFn: async ({ signal }) => {
    const query = { itemsPerPage: 100, sortBy: 'name' }
    return (await api.get<typeof companyList>('/companies', { query, signal })).companies
  },
  staleTime: 60_000,
})
