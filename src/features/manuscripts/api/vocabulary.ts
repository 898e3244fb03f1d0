import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'

/** The kinds of names that a manuscript defines and that share one editor. */
export type VocabularyKind = 'labels' | 'statuses' | 'collections'

/** A change to a vocabulary; without `id` it adds an entry. */
export type VocabularyChange =
  | { action: 'save'; id?: string; name: string; colour?: string | null }
  | { action: 'delete'; id: string }

/** Saves or deletes a label, status or collection and refetches the items that use it. */
export function useVocabulary(manuscriptId: string, kind: VocabularyKind) {
  const client = useQueryClient()
  const base = `/manuscripts/${manuscriptId}/${kind}`
  return useMutation({
    mutationFn: async (change: VocabularyChange) => {
      if (change.action === 'delete') return void (await api.delete(`${base}/${change.id}`))
      const body =
        kind === 'labels' ? { name: change.name, colour: change.colour ?? null } : { name: change.name }
      if (change.id) await api.patch(`${base}/${change.id}`, { body })
      else await api.post(base, { body })
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: manuscriptKeys.detail(manuscriptId) }),
        client.invalidateQueries({ queryKey: manuscriptKeys.collections(manuscriptId) }),
        client.invalidateQueries({ queryKey: itemKeys.list(manuscriptId) }),
      ]),
  })
}
