import type {
  ChangedKeywords,
  ChangeKeywordBody,
  changeKeywordResponse,
  KeywordColourBody,
  keywordColoursResponse,
} from '@contract/keywords.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { requestChange } from './items.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'
import { manuscriptQuery } from './manuscripts.ts'

type Items = ChangedKeywords['items']

/** A change of the keywords of a manuscript; `restore` undoes a `replace`. */
export type KeywordAction =
  | ({ action: 'replace' } & ChangeKeywordBody)
  | ({ action: 'colour' } & KeywordColourBody)
  | { action: 'restore'; items: Items; colours: readonly KeywordColourBody[] }

/** Changes keywords of a manuscript; a replacement returns the changed items with their former keywords. */
export function useKeywordAction(manuscriptId: string) {
  const client = useQueryClient()
  const base = `/manuscripts/${manuscriptId}`
  const setColour = async (body: KeywordColourBody) => {
    const { keywordColours } = await api.put<typeof keywordColoursResponse>(`${base}/keywords/colour`, {
      body,
    })
    client.setQueryData(manuscriptQuery(manuscriptId).queryKey, (known) =>
      known ? { ...known, keywordColours } : known,
    )
  }
  return useMutation({
    mutationFn: async (change: KeywordAction): Promise<Items> => {
      if (change.action === 'replace') {
        const { name, to } = change
        return (
          await api.post<typeof changeKeywordResponse>(`${base}/keywords/change`, { body: { name, to } })
        ).items
      }
      if (change.action === 'colour') {
        await setColour({ name: change.name, colour: change.colour })
        return []
      }
      if (change.items.length > 0)
        await requestChange(manuscriptId, { kind: 'set', items: [...change.items] })
      for (const colour of change.colours) await setColour(colour)
      return []
    },
    onSettled: (_items, _error, { action }) =>
      Promise.all([
        refetch(client, { queryKey: manuscriptKeys.detail(manuscriptId) }),
        ...(action === 'colour'
          ? []
          : [
              refetch(client, { queryKey: itemKeys.list(manuscriptId) }),
              refetch(client, { queryKey: itemKeys.details(manuscriptId) }),
            ]),
      ]),
  })
}
