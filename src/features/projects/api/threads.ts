import type { ThreadSummary, threadList } from '@contract/mail.ts'
import type { projectMessageList } from '@contract/project-messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { projectKeys } from './keys.ts'

const MOST = 20

/** The newest messages about a project that the user may read, oldest first. */
export const projectMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKeys.threads(id), 'messages'] as const,
    queryFn: ({ signal }) => api.get<typeof projectMessageList>(`/projects/${id}/messages`, { signal }),
  })

/** Refetches the messages of an open project when one arrives for the user, or for the team of staff. */
export function useProjectMessageEvents(id: string, uid: string, isStaff: boolean): void {
  useRefetchOnEvent(`user:${uid}`, 'mail', projectKeys.threads(id))
  useRefetchOnEvent(isStaff ? 'teams' : undefined, 'mail', projectKeys.threads(id))
}

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
