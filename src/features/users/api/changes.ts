import type { InviteUserBody, inviteUserResponse, PatchUserBody, userResponse } from '@contract/users.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { userKeys } from './keys.ts'
import { userQuery } from './users.ts'

const redirectTo = () =>
  new URL(`${import.meta.env.BASE_URL}reset-password?invited=1`, window.location.origin).href
const refetchLists = (client: QueryClient) =>
  Promise.all([
    refetch(client, { queryKey: userKeys.lists() }),
    client.invalidateQueries({ queryKey: userKeys.figures() }),
    // Companies and roles show their users.
    client.invalidateQueries({ queryKey: ['companies'] }),
    client.invalidateQueries({ queryKey: ['roles'] }),
  ])

/** Invites a user by mail; the link leads to the page that sets a password. */
export function useInviteUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Omit<InviteUserBody, 'redirectTo'>) =>
      (
        await api.post<typeof inviteUserResponse>('/apps/users', {
          body: { ...body, redirectTo: redirectTo() },
        })
      ).body,
    onSuccess(user) {
      client.setQueryData(userKeys.detail(user.id), user)
      return refetchLists(client)
    },
  })
}

/** Updates a user; a 409 error means that another user saved first. */
export function usePatchUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ no, ...body }: PatchUserBody & { no: number }) =>
      (await api.patch<typeof userResponse>(`/apps/users/${no}`, { body })).user,
    onSuccess(user) {
      client.setQueryData(userQuery(user.id).queryKey, user)
      return refetchLists(client)
    },
  })
}

export function useResendInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (no: number) => {
      await api.post(`/apps/users/${no}/invitation`, { body: { redirectTo: redirectTo() } })
    },
    onSuccess: (_answer, no) => client.invalidateQueries({ queryKey: userKeys.of(no) }),
  })
}

/** Resets the second factor of a user who lost it. */
export function useResetFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (no: number) => {
      await api.delete(`/apps/users/${no}/second-factor`)
    },
    onSuccess: (_answer, no) => client.invalidateQueries({ queryKey: userKeys.of(no) }),
  })
}

/** Revokes an invitation and deletes its pending account. */
export function useRevokeInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (no: number) => {
      await api.delete(`/apps/users/${no}/invitation`)
    },
    onSuccess(_answer, no) {
      client.removeQueries({ queryKey: userKeys.of(no) })
      return refetchLists(client)
    },
  })
}

/** Transfers a user's data to another user, then deletes the account. */
export function useDeleteUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ no, handTo }: { no: number; handTo: string | undefined }) => {
      await api.delete(`/apps/users/${no}`, { query: { handTo } })
    },
    onSuccess(_answer, { no }) {
      client.removeQueries({ queryKey: userKeys.of(no) })
      return refetchLists(client)
    },
  })
}
