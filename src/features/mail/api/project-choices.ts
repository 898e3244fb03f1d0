import type { projectChoiceList } from '@contract/projects.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** The projects a message can be linked to, newest first. */
export const projectChoicesQuery = queryOptions({
  queryKey: ['projects', 'choices', ''] as const,
  queryFn: async ({ signal }) =>
    (await api.get<typeof projectChoiceList>('/projects/choices', { signal })).projects,
  staleTime: 30_000,
})
