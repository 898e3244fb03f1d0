import type {
  accountConnections,
  accountResponse,
  accountStorage,
  PatchAccountBody,
} from '@contract/account.ts'
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { reloadSession } from '@/features/auth/api/session.ts'
import { api } from '@/lib/api/api-client.ts'
import { accountKeys } from './keys.ts'

/** The account of the signed-in user. */
export const accountQuery = queryOptions({
  queryKey: accountKeys.own(),
  queryFn: async ({ signal }) => (await api.get<typeof accountResponse>('/account', { signal })).account,
})

/** The storage used and the storage limit of the signed-in user, in bytes. */
export const storageQuery = queryOptions({
  queryKey: accountKeys.storage(),
  queryFn: ({ signal }) => api.get<typeof accountStorage>('/account/storage', { signal }),
})

/** Linked sign-in methods, shared manuscripts and the session count of the account. */
export const connectionsQuery = queryOptions({
  queryKey: accountKeys.connections(),
  queryFn: ({ signal }) => api.get<typeof accountConnections>('/account/connections', { signal }),
})

const changeKey = [...accountKeys.all, 'change'] as const

/** The switches or mail settings that are being saved, also while several are saved one after the other. */
export const usePendingChanges = <Name extends 'notifications' | 'mail'>(
  name: Name,
): NonNullable<PatchAccountBody[Name]> =>
  Object.assign(
    {},
    ...useMutationState({
      filters: { mutationKey: changeKey, status: 'pending' },
      select: ({ state }) => (state.variables as PatchAccountBody)[name],
    }),
  )

/** Updates the account and refreshes the user shown in the app bar; quick changes are saved in order. */
export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'account' },
    // A switch shows the change at once, so a reload right after it must not cancel it.
    mutationFn: async (body: PatchAccountBody) =>
      (await api.patch<typeof accountResponse>('/account', { body, keepalive: true })).account,
    async onSuccess(account, changes) {
      // A request that runs may have read the account before the change, and this is the whole account.
      await client.cancelQueries({ queryKey: accountQuery.queryKey })
      client.setQueryData(accountQuery.queryKey, account)
      // Session and profile show no notification switch, and the next one waits for this call.
      if (Object.keys(changes).every((name) => name === 'notifications' || name === 'mail')) return
      await Promise.all([reloadSession(), client.invalidateQueries({ queryKey: accountKeys.profile() })])
    },
  })
}

/** Deactivates the account and signs the user out of every browser. */
export async function deactivateAccount(): Promise<void> {
  await api.post('/account/deactivate', { body: { sure: true } })
}
