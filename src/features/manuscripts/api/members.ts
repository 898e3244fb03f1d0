import type { inviteMemberBody, memberList, patchMemberBody } from '@contract/manuscript-sharing.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { manuscriptKeys } from './keys.ts'

export type InviteMember = z.input<typeof inviteMemberBody>
type Role = z.input<typeof patchMemberBody>['role']

/** The members of a manuscript and its open invitations. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: manuscriptKeys.members(id),
    queryFn: ({ signal }) => api.get<typeof memberList>(`/manuscripts/${id}/members`, { signal }),
  })

function useMemberChange<Input>(id: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: manuscriptKeys.members(id) }),
  })
}

/** Invites an e-mail address to a manuscript. */
export const useInviteMember = (id: string) =>
  useMemberChange(id, (body: InviteMember) => api.post(`/manuscripts/${id}/members`, { body }))

/** Changes a member's role. */
export const useChangeMember = (id: string) =>
  useMemberChange(id, ({ userId, role }: { userId: string; role: Role }) =>
    api.patch(`/manuscripts/${id}/members/${userId}`, { body: { role } }),
  )

/** Removes a member. */
export const useRemoveMember = (id: string) =>
  useMemberChange(id, (userId: string) => api.delete(`/manuscripts/${id}/members/${userId}`))

/** Withdraws an open invitation. */
export const useWithdrawInvitation = (id: string) =>
  useMemberChange(id, (invitationId: string) => api.delete(`/manuscripts/${id}/invitations/${invitationId}`))
