import { connectionsTab, profileHeader, profileTab, projectsTab, teamsTab } from '@contract/profile-pages.ts'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api-client.ts'
import { accountKeys } from './keys.ts'

/** The header of the user's own profile. */
export const headerQuery = queryOptions({
  queryKey: accountKeys.profile('header'),
  queryFn: ({ signal }) => api.get('/pages/profile/header', { signal, schema: profileHeader }),
})

const tabQuery = <S extends z.ZodType>(tab: string, schema: S) =>
  queryOptions({
    queryKey: accountKeys.profile(tab),
    queryFn: ({ signal }) => api.get('/pages/profile', { query: { tab }, signal, schema }),
  })

export const profileTabQuery = tabQuery('profile', profileTab)
export const teamsQuery = tabQuery('teams', teamsTab)
export const profileProjectsQuery = tabQuery('projects', projectsTab)
export const correspondentsQuery = tabQuery('connections', connectionsTab)
