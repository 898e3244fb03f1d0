import type { CreateManuscriptBody, ManuscriptDetail, PatchManuscriptBody } from '@contract/manuscripts.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { type ManuscriptListInput, manuscriptKeys } from './keys.ts'

// Loaded beside the calls: the shelf is the first screen of most people, and the contract brings the schema library.
const manuscriptList = async () => (await import('@contract/manuscripts.ts')).manuscriptList
const manuscriptAnswer = async () => (await import('@contract/manuscripts.ts')).manuscriptResponse

/** The paged list of manuscripts the caller may read; the former page stays until the next one is there. */
export const manuscriptsQuery = (query: ManuscriptListInput) =>
  queryOptions({
    queryKey: manuscriptKeys.list(query),
    queryFn: ({ signal }) =>
      api.get('/manuscripts', { query, signal, schema: manuscriptList, isCheckedLater: true }),
    placeholderData: keepPreviousData,
  })

/** A manuscript with its labels, statuses and custom fields. */
export const manuscriptQuery = (id: string) =>
  queryOptions({
    queryKey: manuscriptKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await api.get(`/manuscripts/${id}`, { signal, schema: manuscriptAnswer, isCheckedLater: true }))
        .manuscript,
  })

/** Creates a manuscript; its answer is in the cache before the page that shows it opens. */
export function useCreateManuscript() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateManuscriptBody) =>
      (await api.post('/manuscripts', { body, schema: manuscriptAnswer })).manuscript,
    onSuccess(made) {
      client.setQueryData(manuscriptKeys.detail(made.id), made)
      return client.invalidateQueries({ queryKey: manuscriptKeys.lists() })
    },
  })
}

/** What may be changed of a manuscript; the revision is taken from the cache. */
export type ManuscriptChanges = Omit<PatchManuscriptBody, 'revision'>

/** Changes a manuscript's own fields; a 409 means that somebody else was faster. */
export function usePatchManuscript(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchManuscriptBody) =>
      (await api.patch(`/manuscripts/${id}`, { body, schema: manuscriptAnswer })).manuscript,
    onSuccess(changed: ManuscriptDetail) {
      client.setQueryData(manuscriptKeys.detail(id), changed)
      return client.invalidateQueries({ queryKey: manuscriptKeys.lists() })
    },
  })
}

type ManuscriptFate = { id: string; act: 'trash' | 'restore' | 'erase' }

/** Trashes, restores or erases a manuscript; `erase` works only from the trash and cannot be undone. */
export function useTrashManuscript() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, act }: ManuscriptFate) => {
      if (act === 'restore') await api.post(`/manuscripts/${id}/restore`)
      else
        await api.delete(`/manuscripts/${id}`, { query: { forever: act === 'erase' ? 'true' : undefined } })
    },
    async onSuccess(_answer, { id, act }) {
      if (act === 'erase') client.removeQueries({ queryKey: manuscriptKeys.of(id) })
      else await client.invalidateQueries({ queryKey: manuscriptKeys.detail(id) })
      await client.invalidateQueries({ queryKey: manuscriptKeys.lists() })
    },
  })
}
