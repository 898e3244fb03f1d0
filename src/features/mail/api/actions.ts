import type {
  EntryChange,
  putEntriesResponse,
  ThreadActionBody,
  threadActionResponse,
} from '@contract/mail.ts'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { mailKeys } from './keys.ts'
import { cancelLists, dropThreads, refreshLists, writeEntries } from './mail-cache.ts'

/** Actions and their undo are sent one after the other, so that the last one counts. */
const scope = { id: 'mail-actions' }

const refreshCounts = (client: QueryClient) => {
  // The last of several running actions refreshes the counts.
  if (client.isMutating({ mutationKey: mailKeys.actions() }) > 1) return
  void client.invalidateQueries({ queryKey: mailKeys.counts() })
  void refreshLists(client).catch((error: unknown) => console.warn('The list could not be refreshed.', error))
}

/** Actions without a response yet; lists apply them optimistically, so that a failure needs no rollback. */
export const usePendingActions = (): ThreadActionBody[] =>
  useMutationState({
    filters: { mutationKey: mailKeys.actions(), status: 'pending' },
    select: (mutation) => mutation.state.variables as ThreadActionBody,
  })

/** Applies an action to threads; returns their previous entries for undo. */
export function useThreadAction() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: mailKeys.actions(),
    scope,
    networkMode: 'always',
    // A reload right after the action does not cancel it.
    mutationFn: (body: ThreadActionBody) =>
      api.post<typeof threadActionResponse>('/mail/actions', { body, keepalive: true }),
    // Cancels a refetch that could return rows from before the action.
    onMutate: () => cancelLists(client),
    onSuccess({ entries }, body) {
      if (body.action === 'delete') dropThreads(client, body.threadIds)
      else writeEntries(client, entries)
    },
    onSettled: () => refreshCounts(client),
  })
}

/** Restores properties of entries, to undo an action. */
export function usePutEntries() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: mailKeys.restores(),
    scope,
    networkMode: 'always',
    mutationFn: (entries: EntryChange[]) =>
      api.put<typeof putEntriesResponse>('/mail/entries', { body: { entries }, keepalive: true }),
    async onMutate(entries) {
      await cancelLists(client)
      writeEntries(client, entries)
    },
    onSuccess: ({ entries }) => writeEntries(client, entries),
    onSettled: () => refreshCounts(client),
  })
}
