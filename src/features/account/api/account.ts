import {
  accountConnections,
  accountResponse,
  accountStorage,
  type PatchAccountBody,
} from '@contract/account.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadSession } from '@/features/auth/api/session.ts'
import { api } from '@/lib/api-client.ts'
import { accountKeys } from './keys.ts'

/** One's own account. */
export const accountQuery = queryOptions({
  queryKey: accountKeys.own(),
  queryFn: async ({ signal }) => (await api.get('/account', { signal, schema: accountResponse })).account,
})

/** The bytes of files the person keeps, and may keep. */
export const storageQuery = queryOptions({
  queryKey: accountKeys.storage(),
  queryFn: ({ signal }) => api.get('/account/storage', { signal, schema: accountStorage }),
})

/** With whom and by what the account is connected. */
export const connectionsQuery = queryOptions({
  queryKey: accountKeys.connections(),
  queryFn: ({ signal }) => api.get('/account/connections', { signal, schema: accountConnections }),
})

/** Changes the account; what the frame shows of the person follows. */
export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchAccountBody) =>
      (await api.patch('/account', { body, schema: accountResponse })).account,
    async onSuccess(account) {
      client.setQueryData(accountQuery.queryKey, account)
      await Promise.all([reloadSession(), client.invalidateQueries({ queryKey: accountKeys.profile() })])
    },
  })
}

/** Closes the account: the person is signed out everywhere. */
export async function deactivateAccount(): Promise<void> {
  await api.post('/account/deactivate', { body: { sure: true } })
}
