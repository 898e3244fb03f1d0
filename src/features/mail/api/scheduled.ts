import type { heldResponse, scheduledList } from '@contract/mail-held.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { type Composition, toHeldMessage } from '../model/composition.ts'
import { draftStore } from '../model/local-messages.ts'
import { forgetDraft } from './drafts.ts'
import { mailKeys } from './keys.ts'

/** The messages of the user that are sent later, the next one first. */
export const scheduledQuery = queryOptions({
  queryKey: mailKeys.scheduled(),
  queryFn: async ({ signal }) =>
    (await api.get<typeof scheduledList>('/mail/scheduled', { signal })).messages,
})

/** Hands a message to the server, which sends it at that time; the same message again replaces the first. */
export async function scheduleMessage(
  client: QueryClient,
  uid: string,
  composition: Composition,
  at: Date,
): Promise<void> {
  await api.post<typeof heldResponse>('/mail/held', {
    body: { ...toHeldMessage(composition), sendAt: at.toISOString() },
  })
  // The composer would take up the draft again if the list had it.
  forgetDraft(client, composition.id)
  draftStore.of(uid).drop(composition.id)
  void refetch(client, { queryKey: mailKeys.scheduled() })
}

/** Takes a scheduled message back: it is a draft again, on this device at once. */
export async function unscheduleMessage(
  client: QueryClient,
  uid: string,
  composition: Composition,
): Promise<void> {
  await api.delete(`/mail/held/${composition.id}`)
  draftStore.of(uid).put(composition)
  client.setQueryData(scheduledQuery.queryKey, (known) => known?.filter(({ id }) => id !== composition.id))
  void refetch(client, { queryKey: mailKeys.scheduled() })
}

/** Changes when a scheduled message is sent, null for now. */
export function useReschedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, at }: { id: string; at: Date | null }) =>
      api.patch<typeof heldResponse>(`/mail/held/${id}`, { body: { sendAt: at?.toISOString() ?? null } }),
    onSettled: () => refetch(client, { queryKey: mailKeys.scheduled() }),
  })
}
