import type { EntryChange, ThreadActionBody } from '@contract/mail.ts'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { mailKeys } from './keys.ts'
import { dropThreads, refreshLists, writeEntries } from './mail-cache.ts'

// Beside the calls: the first screen need not wait for the schema library (docs/decisions/0012).
const threadActionAnswer = async () => (await import('@contract/mail.ts')).threadActionResponse

const putEntriesAnswer = async () => (await import('@contract/mail.ts')).putEntriesResponse

const settled = (client: QueryClient) => {
  // While more is under way its own answer will say how things stand.
  if (client.isMutating({ mutationKey: mailKeys.actions() }) > 1) return
  void client.invalidateQueries({ queryKey: mailKeys.counts() })
  void refreshLists(client).catch((error: unknown) => console.warn('The list could not be refreshed.', error))
}

/** What was done to threads and is not answered yet: lists lay it over what they know, so that a failure leaves no trace. */
export const usePendingActions = (): ThreadActionBody[] =>
  useMutationState({
    filters: { mutationKey: mailKeys.actions(), status: 'pending' },
    select: (mutation) => mutation.state.variables as ThreadActionBody,
  })

/** Does something to threads; answers how they were before, for undoing it. */
export function useThreadAction() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: mailKeys.actions(),
    scope: { id: 'mail-actions' },
    networkMode: 'always',
    mutationFn: (body: ThreadActionBody) => api.post('/mail/actions', { body, schema: threadActionAnswer }),
    // A list asked for before the action may answer after it.
    onMutate: () => client.cancelQueries({ queryKey: mailKeys.lists() }),
    onSuccess({ entries }, body) {
      if (body.action === 'delete') dropThreads(client, body.threadIds)
      else writeEntries(client, entries)
    },
    onSettled: () => settled(client),
  })
}

/** Restores the given properties of entries: undo. */
export function usePutEntries() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (entries: EntryChange[]) =>
      api.put('/mail/entries', { body: { entries }, schema: putEntriesAnswer }),
    onMutate: (entries) => writeEntries(client, entries),
    onSuccess: ({ entries }) => writeEntries(client, entries),
    onSettled: () => settled(client),
  })
}
