import { projectChoiceList } from '@contract/projects.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

/** The requests a message may be about, newest first. */
export const projectChoicesQuery = queryOptions({
  queryKey: ['projects', 'choices', ''] as const,
  queryFn: async ({ signal }) =>
    (await api.get('/projects/choices', { signal, schema: projectChoiceList })).projects,
  staleTime: 30_000,
})
