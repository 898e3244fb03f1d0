import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

// Loaded with the request, so that the first screen does not wait for the schema library
// (docs/decisions/0012).
const projectChoiceList = async () => (await import('@contract/projects.ts')).projectChoiceList

/** The projects a message can be linked to, newest first. */
export const projectChoicesQuery = queryOptions({
  queryKey: ['projects', 'choices', ''] as const,
  queryFn: async ({ signal }) =>
    (await api.get('/projects/choices', { signal, schema: projectChoiceList })).projects,
  staleTime: 30_000,
})
