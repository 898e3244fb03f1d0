import { type InviteUserBody, inviteUserResponse, type PatchUserBody, userResponse } from '@contract/users.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { userKeys } from './keys.ts'

const redirectTo = () =>
  new URL(`${import.meta.env.BASE_URL}reset-password?invited=1`, window.location.origin).href
const refetchLists = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: userKeys.lists() }),
    client.invalidateQueries({ queryKey: userKeys.figures() }),
    // Their people are counted and shown there.
    client.invalidateQueries({ queryKey: ['companies'] }),
    client.invalidateQueries({ queryKey: ['roles'] }),
  ])

/** Invites a person by mail; the link leads to where a password is set. */
export function useInviteUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Omit<InviteUserBody, 'redirectTo'>) =>
      (
        await api.post('/apps/users', {
          body: { ...body, redirectTo: redirectTo() },
          schema: inviteUserResponse,
        })
      ).body,
    onSuccess(user) {
      client.setQueryData(userKeys.detail(user.id), user)
      return refetchLists(client)
    },
  })
}

/** Changes a person; a 409 means that somebody else was faster. */
export function usePatchUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ no, ...body }: PatchUserBody & { no: number }) =>
      (await api.patch(`/apps/users/${no}`, { body, schema: userResponse })).user,
    onSuccess(user) {
      client.setQueryData(userKeys.detail(user.id), user)
      return refetchLists(client)
    },
  })
}

/** Sends an invitation again. */
export function useResendInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (no: number) => {
      await api.post(`/apps/users/${no}/invitation`, { body: { redirectTo: redirectTo() } })
    },
    onSuccess: (_answer, no) => client.invalidateQueries({ queryKey: userKeys.of(no) }),
  })
}

/** Takes an invitation back, and the account that was waiting with it. */
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

/** Hands over what belongs to a person, then deletes the account. */
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
