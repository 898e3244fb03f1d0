import type {
  createImportResponse,
  ImportEntry,
  ImportRecord,
  importList,
  importResponse,
  receiptResponse,
  StartImportBody,
} from '@contract/imports.ts'
import type { ListQueryInput } from '@contract/list.ts'
import type { manuscriptList } from '@contract/manuscripts.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { findUnfinished } from '../model/unfinished-upload.ts'

/** Poll interval of running imports, in case a Realtime event is lost. */
const POLL_MS = 4000

export const importKeys = {
  all: ['imports'] as const,
  waiting: ['imports', 'waiting'] as const,
  list: (query: ListQueryInput) => [...importKeys.all, 'list', query] as const,
  one: (id: string) => [...importKeys.all, 'one', id] as const,
  receipt: (id: string, query: ListQueryInput) => [...importKeys.all, 'receipt', id, query] as const,
  sourceOf: (manuscriptId: string) => [...importKeys.all, 'source-of', manuscriptId] as const,
  sameSource: (identifier: string) => [...importKeys.all, 'same-source', identifier] as const,
}

/** True while the worker has not finished the import. */
export const isRunning = (record: ImportRecord): boolean =>
  record.started && (record.status === 'pending' || record.status === 'processing')

/** The user's imports, newest first. */
export const importsQuery = (query: ListQueryInput) =>
  queryOptions({
    queryKey: importKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof importList>('/imports', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) ? POLL_MS : false),
  })

/** The newest import whose upload is incomplete and can be resumed. */
export const waitingImportQuery = queryOptions({
  queryKey: importKeys.waiting,
  queryFn: async ({ signal }) => {
    const query = { sortBy: 'createdAt', orderBy: 'desc' as const, itemsPerPage: 20 }
    return findUnfinished((await api.get<typeof importList>('/imports', { query, signal })).imports)
  },
})

/** An import; polled while it runs, in case a Realtime event is lost. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.one(id),
    queryFn: async ({ signal }) =>
      (await api.get<typeof importResponse>(`/imports/${id}`, { signal })).import,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  })

/** The caller's import that filled a manuscript, or null. */
export const sourceImportQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: importKeys.sourceOf(manuscriptId),
    queryFn: async ({ signal }) => {
      const { imports } = await api.get<typeof importList>('/imports', { query: { manuscriptId }, signal })
      return imports.find(({ status }) => status === 'completed') ?? null
    },
  })

/** A page of an import's receipt. */
export const importReceiptQuery = (id: string, query: ListQueryInput & { outcome?: string }) =>
  queryOptions({
    queryKey: importKeys.receipt(id, query),
    queryFn: ({ signal }) => api.get<typeof receiptResponse>(`/imports/${id}/receipt`, { query, signal }),
    placeholderData: keepPreviousData,
  })

const mostExported = 20_000

/** All matching rows of a receipt, for a file export. */
export async function fetchReceipt(
  id: string,
  query: ListQueryInput & { outcome?: string },
): Promise<readonly ImportEntry[]> {
  const entries: ImportEntry[] = []
  for (let page = 1; entries.length < mostExported; page += 1) {
    const response = await api.get<typeof receiptResponse>(`/imports/${id}/receipt`, {
      query: { ...query, page, itemsPerPage: 100 },
    })
    entries.push(...response.entries)
    if (response.entries.length === 0 || entries.length >= response.total) break
  }
  return entries.slice(0, mostExported)
}

/** Manuscripts imported from the same project; loaded before an import to offer replacing one. */
export const sameSourceQuery = (identifier: string) =>
  queryOptions({
    queryKey: importKeys.sameSource(identifier),
    queryFn: ({ signal }) =>
      api.get<typeof manuscriptList>('/manuscripts', {
        query: { sourceIdentifier: identifier, itemsPerPage: 10 },
        signal,
      }),
  })

/** Registers an archive before its upload. */
export const createImport = (file: { name: string; size: number }) =>
  api.post<typeof createImportResponse>('/imports', { body: { fileName: file.name, fileSize: file.size } })

/** Starts the worker on the uploaded archive. */
export const startImport = async (id: string, body: StartImportBody) =>
  (await api.post<typeof importResponse>(`/imports/${id}/start`, { body })).import

function useImportAction(action: 'retry' | 'cancel') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.post<typeof importResponse>(`/imports/${id}/${action}`)).import,
    onSuccess: (record) => client.setQueryData(importKeys.one(record.id), record),
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.all }),
  })
}

/** Restarts a failed import where it stopped. */
export const useRetryImport = () => useImportAction('retry')

/** Cancels an import and deletes what it created. */
export const useCancelImport = () => useImportAction('cancel')
