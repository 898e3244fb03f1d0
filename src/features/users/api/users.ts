import type {
  User,
  userBelongings,
  userDetail,
  userList,
  userProjects,
  userStatistics,
} from '@contract/users.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { type UserListInput, userKeys } from './keys.ts'

/** A page of users; the previous page stays visible while the next one loads. */
export const usersQuery = (query: UserListInput) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof userList>('/apps/users', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** The number of users by status. */
export const userStatsQuery = queryOptions({
  queryKey: userKeys.figures(),
  queryFn: ({ signal }) => api.get<typeof userStatistics>('/apps/users/figures', { signal }),
})

/** All administration data of a user; never cached as fresh, because sessions change at any time. */
export const userQuery = (no: number) =>
  queryOptions({
    queryKey: userKeys.detail(no),
    queryFn: ({ signal }) => api.get<typeof userDetail>(`/apps/users/${no}`, { signal }),
    retry: false,
    staleTime: 0,
  })

/** The newest projects a user requested or works on. */
export const userProjectsQuery = (no: number) =>
  queryOptions({
    queryKey: userKeys.projects(no),
    queryFn: ({ signal }) => api.get<typeof userProjects>(`/apps/users/${no}/projects`, { signal }),
  })

/** The data that must be transferred before a user can be deleted; always refetched. */
export const userBelongingsQuery = (no: number) =>
  queryOptions({
    queryKey: userKeys.belongings(no),
    queryFn: ({ signal }) => api.get<typeof userBelongings>(`/apps/users/${no}/belongings`, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Maximum number of rows in an export. */
const maxExported = 5000

/** All matching users for a CSV export, loaded in pages of a hundred, up to five thousand. */
export async function fetchAllUsers(query: UserListInput): Promise<readonly User[]> {
  const rows = new Map<number, User>()
  for (let page = 1; rows.size < maxExported; page += 1) {
    const response = await api.get<typeof userList>('/apps/users', {
      query: { ...query, page, itemsPerPage: 100 },
    })
    for (const row of response.users) rows.set(row.id, row)
    if (page >= response.totalPages) break
  }
  return [...rows.values()].slice(0, maxExported)
}
