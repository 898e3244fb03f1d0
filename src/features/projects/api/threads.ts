import type { ThreadSummary, threadList } from '@contract/mail.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { projectKeys } from './keys.ts'

const MOST = 20

/** The newest message threads about a project that the user takes part in; for staff also those of the shared inbox. */
export const projectThreadsQuery = (id: string, isStaff: boolean) =>
  queryOptions({
    queryKey: projectKeys.threads(id),
    queryFn: async ({ signal }): Promise<ThreadSummary[]> => {
      const folders = isStaff ? ['all', 'team-all'] : ['all']
      const lists = await Promise.all(
        folders.map((folder) =>
          api.get<typeof threadList>('/mail/threads', {
            query: { folder, project: id, itemsPerPage: MOST },
            signal,
          }),
        ),
      )
      const byId = new Map(lists.flatMap(({ threads }) => threads).map((thread) => [thread.threadId, thread]))
      return [...byId.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt)).slice(0, MOST)
    },
  })
