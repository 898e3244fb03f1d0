import type { Draft, draftList, draftResponse } from '@contract/mail.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { type Composition, toDraft } from '../model/composition.ts'
import { mailKeys } from './keys.ts'

/** The drafts on the server, newest first. */
export const draftsQuery = queryOptions({
  queryKey: mailKeys.drafts(),
  queryFn: async ({ signal }) =>
    (await api.get<typeof draftList>('/mail/drafts', { query: { itemsPerPage: 100 }, signal })).drafts,
})

const changed = (client: QueryClient, change: (drafts: readonly Draft[]) => Draft[]) => {
  client.setQueryData(draftsQuery.queryKey, (known: Draft[] | undefined) => (known ? change(known) : known))
  void client.invalidateQueries({ queryKey: mailKeys.counts() })
}

/** Saves a draft on the server. */
export async function putDraft(client: QueryClient, composition: Composition): Promise<void> {
  const { draft } = await api.put<typeof draftResponse>(`/mail/drafts/${composition.id}`, {
    body: toDraft(composition),
  })
  changed(client, (known) => [draft, ...known.filter(({ id }) => id !== draft.id)])
}

/** Deletes a draft on the server. */
export async function deleteDraft(client: QueryClient, id: string): Promise<void> {
  changed(client, (known) => known.filter((draft) => draft.id !== id))
  await api.delete(`/mail/drafts/${id}`)
  changed(client, (known) => [...known])
}

/** Removes a sent draft from the cached list. */
export const forgetDraft = (client: QueryClient, id: string): void =>
  changed(client, (known) => known.filter((draft) => draft.id !== id))
