import type { Draft, draftList, draftResponse } from '@contract/mail.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { type Composition, toDraft } from '../model/composition.ts'
import { draftStore, isSent, markSent } from '../model/local-messages.ts'
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

/** The last call of each draft. */
const turns = new Map<string, Promise<void>>()

/** Runs the calls of a draft one after the other, also those of a composer that was closed in between. */
function inTurn(id: string, call: () => Promise<void>): Promise<void> {
  const turn = (turns.get(id) ?? Promise.resolve()).then(call, call)
  turns.set(id, turn)
  return turn
}

/** Saves a draft on the server, unless it was sent or discarded before its turn. */
export const putDraft = (client: QueryClient, uid: string, composition: Composition): Promise<void> =>
  inTurn(composition.id, async () => {
    if (isSent(uid, composition.id)) return
    const { draft } = await api.put<typeof draftResponse>(`/mail/drafts/${composition.id}`, {
      body: toDraft(composition),
    })
    changed(client, (known) => [draft, ...known.filter(({ id }) => id !== draft.id)])
  })

/** Deletes a draft on the device at once, and on the server after a save that runs. */
export const discardDraft = (client: QueryClient, uid: string, id: string): Promise<void> => {
  markSent(id)
  draftStore.of(uid).drop(id)
  forgetDraft(client, id)
  return inTurn(id, async () => {
    await api.delete(`/mail/drafts/${id}`)
    forgetDraft(client, id)
  })
}

/** Removes a draft that was sent or deleted from the cached list. */
export const forgetDraft = (client: QueryClient, id: string): void =>
  changed(client, (known) => known.filter((draft) => draft.id !== id))
