import { addMemberBody, memberList } from '@contract/manuscripts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api-client.ts'
import { manuscriptKeys } from './keys.ts'

/** What the sharing form sends. */
export type AddMember = z.input<typeof addMemberBody>
export { addMemberBody }

/** The people a manuscript is shared with. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: manuscriptKeys.members(id),
    queryFn: async ({ signal }) =>
      (await api.get(`/manuscripts/${id}/members`, { signal, schema: memberList })).members,
  })

/** Shares a manuscript with somebody, or changes what they may do. */
export function useAddMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AddMember) => api.post(`/manuscripts/${id}/members`, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: manuscriptKeys.members(id) }),
  })
}

/** Ends the sharing with one person. */
export function useRemoveMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => api.delete(`/manuscripts/${id}/members/${userId}`),
    onSuccess: () => client.invalidateQueries({ queryKey: manuscriptKeys.members(id) }),
  })
}
