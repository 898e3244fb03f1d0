import type { threadList } from '@contract/mail.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { projectKeys } from './keys.ts'

/** The newest message threads about a project that the user takes part in. */
export const projectThreadsQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.threads(id),
    queryFn: ({ signal }) => {
      const query = { folder: 'all', project: id, itemsPerPage: 20 }
      return api.get<typeof threadList>('/mail/threads', { query, signal })
    },
  })
