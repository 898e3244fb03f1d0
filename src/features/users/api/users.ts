import {
  type User,
  userBelongings,
  userDetail,
  userList,
  userProjects,
  userStatistics,
} from '@contract/users.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { type UserListInput, userKeys } from './keys.ts'

/** The paged list of people; the former page stays until the next one is there. */
export const usersQuery = (query: UserListInput) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => api.get('/apps/users', { query, signal, schema: userList }),
    placeholderData: keepPreviousData,
  })

/** How many people there are, by status. */
export const userStatsQuery = queryOptions({
  queryKey: userKeys.figures(),
  queryFn: ({ signal }) => api.get('/apps/users/figures', { signal, schema: userStatistics }),
})

/** Everything the administration knows of a person; asked anew at each visit, for sessions come and go by themselves. */
export const userQuery = (no: number) =>
  queryOptions({
    queryKey: userKeys.detail(no),
    queryFn: ({ signal }) => api.get(`/apps/users/${no}`, { signal, schema: userDetail }),
    retry: false,
    staleTime: 0,
  })

/** The newest requests a person filed or works on. */
export const userProjectsQuery = (no: number) =>
  queryOptions({
    queryKey: userKeys.requests(no),
    queryFn: ({ signal }) => api.get(`/apps/users/${no}/requests`, { signal, schema: userProjects }),
  })

/** What somebody has to take over before a person can be deleted; always asked anew. */
export const userBelongingsQuery = (no: number) =>
  queryOptions({
    queryKey: userKeys.belongings(no),
    queryFn: ({ signal }) => api.get(`/apps/users/${no}/belongings`, { signal, schema: userBelongings }),
    staleTime: 0,
    gcTime: 0,
  })

/** How many rows a file takes at most. */
const mostExported = 5000

/** Every person that matches, by pages of a hundred, up to five thousand: what a CSV file holds. */
export async function fetchAllUsers(query: UserListInput): Promise<readonly User[]> {
  const rows = new Map<number, User>()
  for (let page = 1; rows.size < mostExported; page += 1) {
    const answer = await api.get('/apps/users', {
      query: { ...query, page, itemsPerPage: 100 },
      schema: userList,
    })
    for (const row of answer.users) rows.set(row.id, row)
    if (page >= answer.totalPages) break
  }
  return [...rows.values()].slice(0, mostExported)
}
