import type {
  CreateManuscriptBody,
  ManuscriptDetail,
  manuscriptList,
  manuscriptResponse,
  PatchManuscriptBody,
} from '@contract/manuscripts.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { type ManuscriptListInput, manuscriptKeys } from './keys.ts'

/** A page of the manuscripts the user may read; the previous page stays visible while the next one loads. */
export const manuscriptsQuery = (query: ManuscriptListInput) =>
  queryOptions({
    queryKey: manuscriptKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof manuscriptList>('/manuscripts', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A manuscript with its labels, statuses and custom fields. */
export const manuscriptQuery = (id: string) =>
  queryOptions({
    queryKey: manuscriptKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await api.get<typeof manuscriptResponse>(`/manuscripts/${id}`, { signal })).manuscript,
  })

/** Sets the folder of a manuscript whose items are templates. */
export const requestTemplatesFolder = async (id: string, itemId: string | null) =>
  (await api.put<typeof manuscriptResponse>(`/manuscripts/${id}/templates-folder`, { body: { itemId } }))
    .manuscript

/** Creates a manuscript and caches it before its page opens. */
export function useCreateManuscript() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateManuscriptBody) =>
      (await api.post<typeof manuscriptResponse>('/manuscripts', { body })).manuscript,
    onSuccess(made) {
      client.setQueryData(manuscriptKeys.detail(made.id), made)
      return refetch(client, { queryKey: manuscriptKeys.lists() })
    },
  })
}

/** The changeable fields of a manuscript; the revision comes from the cache. */
export type ManuscriptChanges = Omit<PatchManuscriptBody, 'revision'>

/** Changes fields of a manuscript; a 409 error means that another user saved first. */
export function usePatchManuscript(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchManuscriptBody) =>
      (await api.patch<typeof manuscriptResponse>(`/manuscripts/${id}`, { body })).manuscript,
    onSuccess(changed: ManuscriptDetail) {
      client.setQueryData(manuscriptQuery(id).queryKey, changed)
      return refetch(client, { queryKey: manuscriptKeys.lists() })
    },
  })
}

type TrashChange = { id: string; action: 'trash' | 'restore' | 'erase' }

/** Trashes, restores or erases a manuscript; `erase` works only on trashed manuscripts and is permanent. */
export function useTrashManuscript() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, action }: TrashChange) => {
      if (action === 'restore') await api.post(`/manuscripts/${id}/restore`)
      else
        await api.delete(`/manuscripts/${id}`, {
          query: { forever: action === 'erase' ? 'true' : undefined },
        })
    },
    async onSuccess(_answer, { id, action }) {
      if (action === 'erase') client.removeQueries({ queryKey: manuscriptKeys.of(id) })
      else await client.invalidateQueries({ queryKey: manuscriptKeys.detail(id) })
      await refetch(client, { queryKey: manuscriptKeys.lists() })
    },
  })
}
