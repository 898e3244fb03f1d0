import type { Draft } from '@contract/mail.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { type Composition, toDraft } from '../model/composition.ts'
import { mailKeys } from './keys.ts'

// Loads the schemas with the first call, so that the first screen does not wait for them (docs/decisions/0012).
const draftAnswer = async () => (await import('@contract/mail.ts')).draftResponse
const draftList = async () => (await import('@contract/mail.ts')).draftList

/** The drafts on the server, newest first. */
export const draftsQuery = queryOptions({
  queryKey: mailKeys.drafts(),
  queryFn: async ({ signal }) =>
    (await api.get('/mail/drafts', { query: { itemsPerPage: 100 }, signal, schema: draftList })).drafts,
})

const changed = (client: QueryClient, change: (drafts: readonly Draft[]) => Draft[]) => {
  client.setQueryData(draftsQuery.queryKey, (known: Draft[] | undefined) => (known ? change(known) : known))
  void client.invalidateQueries({ queryKey: mailKeys.counts() })
}

/** Saves a draft on the server. */
export async function putDraft(client: QueryClient, composition: Composition): Promise<void> {
  const { draft } = await api.put(`/mail/drafts/${composition.id}`, {
    body: toDraft(composition),
    schema: draftAnswer,
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
