import type { ListQueryInput } from '@contract/list.ts'
import type {
  CreatePermissionBody,
  PatchPermissionBody,
  permissionList,
  permissionResponse,
} from '@contract/permissions.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'

const all = ['permissions'] as const

/** A page of the permission catalogue; the previous page stays visible while the next one loads. */
export const permissionsQuery = (query: ListQueryInput) =>
  queryOptions({
    queryKey: [...all, query] as const,
    queryFn: ({ signal }) => api.get<typeof permissionList>('/apps/permissions', { query, signal }),
    placeholderData: keepPreviousData,
  })

const useRefetch = () => {
  const client = useQueryClient()
  return () => refetch(client, { queryKey: all })
}

export function useCreatePermission() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async (body: CreatePermissionBody) =>
      (await api.post<typeof permissionResponse>('/apps/permissions', { body })).permission,
    onSuccess,
  })
}

/** Changes a permission; a 409 error carries the version that another user saved first. */
export function usePatchPermission() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async ({ id, ...body }: PatchPermissionBody & { id: number }) =>
      (await api.patch<typeof permissionResponse>(`/apps/permissions/${id}`, { body })).permission,
    onSuccess,
  })
}

export function useDeletePermission() {
  const onSettled = useRefetch()
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete(`/apps/permissions/${id}`)
    },
    onSettled,
  })
}
