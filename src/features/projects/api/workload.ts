import type { workloadResponse } from '@contract/project-workload.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { projectKeys } from './keys.ts'

/** How much each person has to do on the user's day; refetched with the lists of projects. */
export const projectWorkloadQuery = (today: string) =>
  queryOptions({
    queryKey: [...projectKeys.lists(), 'workload', today],
    queryFn: ({ signal }) =>
      api.get<typeof workloadResponse>('/projects/workload', { query: { today }, signal }),
  })
