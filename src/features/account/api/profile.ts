import type {
  connectionsTab,
  profileHeader,
  profileTab,
  projectsTab,
  teamsTab,
} from '@contract/profile-pages.ts'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { accountKeys } from './keys.ts'

/** The header of the user's own profile. */
export const headerQuery = queryOptions({
  queryKey: accountKeys.profile('header'),
  queryFn: ({ signal }) => api.get<typeof profileHeader>('/pages/profile/header', { signal }),
})

const tabQuery = <S extends z.ZodType>(tab: string) =>
  queryOptions({
    queryKey: accountKeys.profile(tab),
    queryFn: ({ signal }) => api.get<S>('/pages/profile', { query: { tab }, signal }),
  })

export const profileTabQuery = tabQuery<typeof profileTab>('profile')
export const teamsQuery = tabQuery<typeof teamsTab>('teams')
export const profileProjectsQuery = tabQuery<typeof projectsTab>('projects')
export const correspondentsQuery = tabQuery<typeof connectionsTab>('connections')
