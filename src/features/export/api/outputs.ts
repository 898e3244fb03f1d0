import type {
  CreateOutputBody,
  Output,
  outputChanges,
  outputList,
  outputResponse,
  PatchOutputBody,
} from '@contract/outputs.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { isWeeklyAwaited } from '../model/weekly.ts'

/** How often a page looks for the first weekly file of an output. */
const AWAITED_MS = 3000

/** Query keys of the outputs of a manuscript. */
export const outputKeys = {
  list: (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'outputs'] as const,
  /** Prefix of the changes of every output. */
  changes: (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'output-changes'] as const,
}

const path = (manuscriptId: string, outputId = '') =>
  `/manuscripts/${manuscriptId}/outputs${outputId && `/${outputId}`}`

/** The outputs of a manuscript by name. */
export const outputsQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: outputKeys.list(manuscriptId),
    queryFn: async ({ signal }) => (await api.get<typeof outputList>(path(manuscriptId), { signal })).outputs,
    refetchInterval: ({ state }) => (state.data?.some(isWeeklyAwaited) ? AWAITED_MS : false),
  })

/** The chapters and scenes that changed since the last recorded export of an output. */
export const outputChangesQuery = (manuscriptId: string, { id, exportedAt }: Output) =>
  queryOptions({
    queryKey: [...outputKeys.changes(manuscriptId), id, exportedAt],
    queryFn: async ({ signal }) =>
      (await api.get<typeof outputChanges>(`${path(manuscriptId, id)}/changes`, { signal })).itemIds,
    enabled: exportedAt !== null,
  })

/** Changes of an output, or the start of an export to record, as `performance.now()`. */
type OutputPatch = Omit<PatchOutputBody, 'exportedMsAgo'> & { id: string; startedAt?: number }

/** Creates, changes and deletes outputs; the list shows each change when it is stored. */
export function useOutputMutations(manuscriptId: string) {
  const client = useQueryClient()
  const { queryKey } = outputsQuery(manuscriptId)
  const put = (output: Output) =>
    client.setQueryData(queryKey, (now) => [...(now ?? []).filter(({ id }) => id !== output.id), output])
  const settle = () => refetch(client, { queryKey })
  // Changes of one output are stored in the order in which they were made.
  const scope = { id: queryKey.join() }
  const create = useMutation({
    scope,
    mutationFn: async (body: CreateOutputBody) =>
      (await api.post<typeof outputResponse>(path(manuscriptId), { body, keepalive: true })).output,
    onSuccess: put,
    onSettled: settle,
  })
  const patch = useMutation({
    scope,
    mutationFn: async ({ id, startedAt, ...changes }: OutputPatch) => {
      // Only now, because the call may have waited for another one or for the connection (R-883).
      const exportedMsAgo = startedAt === undefined ? undefined : Math.round(performance.now() - startedAt)
      const body = { ...changes, exportedMsAgo }
      return (await api.patch<typeof outputResponse>(path(manuscriptId, id), { body, keepalive: true }))
        .output
    },
    onSuccess: put,
  })
  const remove = useMutation({
    scope,
    mutationFn: (id: string) => api.delete(path(manuscriptId, id), { keepalive: true }),
    onSuccess: (_nothing, deleted) =>
      client.setQueryData(queryKey, (now) => now?.filter(({ id }) => id !== deleted)),
    onSettled: settle,
  })
  return { create, patch, remove }
}
