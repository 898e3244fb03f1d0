import type { lastProject } from '@contract/mail.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { mailKeys } from './keys.ts'

/** The project request of the newest conversation with a person, which the next message is probably about. */
export const lastProjectQuery = (person: string) =>
  queryOptions({
    queryKey: mailKeys.lastProject(person),
    queryFn: async ({ signal }) =>
      (await api.get<typeof lastProject>(`/mail/people/${person}/project`, { signal })).projectId,
  })
