import type { Recording, RecordingBody, recordingList, recordingResponse } from '@contract/demo/recordings.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'

/** The rows of one request. */
export const RECORDINGS_PER_PAGE = 100

export type RecordingOrder = { sortBy: string; orderBy: 'asc' | 'desc'; q: string }
type RecordingPage = { recordings: Recording[]; total: number }

const allPages = ['demo', 'recordings'] as const

/** A page of the recordings, counted from 1. */
export const recordingsQuery = (page: number, order: RecordingOrder) =>
  queryOptions({
    queryKey: [...allPages, order, page] as const,
    queryFn: ({ signal }) =>
      api.get<typeof recordingList>('/pages/recordings', {
        query: { ...order, page, itemsPerPage: RECORDINGS_PER_PAGE },
        signal,
      }),
    staleTime: 60_000,
    ...(page === 1 ? { placeholderData: keepPreviousData } : {}),
  })

/** The cells that are edited in place. */
export type RecordingCells = Pick<Recording, 'status' | 'note'>

/** The pages with one recording replaced. */
export const withRecording = (
  page: RecordingPage | undefined,
  changed: Recording,
): RecordingPage | undefined =>
  page && {
    ...page,
    recordings: page.recordings.map((one) => (one.id === changed.id ? changed : one)),
  }

/** The current recording of a refusal because of a newer revision, otherwise null. */
export function newerRecording(error: unknown): Recording | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  return (error.body as { recording?: Recording }).recording ?? null
}

/** Saves a cell: shown at once, and as it was after a failure. */
export function useSaveRecording() {
  const client = useQueryClient()
  const show = (changed: Recording) =>
    client.setQueriesData<RecordingPage>({ queryKey: allPages }, (page) => withRecording(page, changed))
  return useMutation({
    mutationFn: async ({ base, cells }: { base: Recording; cells: Partial<RecordingCells> }) => {
      const body: RecordingBody = { revision: base.revision, ...cells }
      return (await api.patch<typeof recordingResponse>(`/pages/recordings/${base.id}`, { body })).recording
    },
    onMutate: async ({ base, cells }) => {
      await client.cancelQueries({ queryKey: allPages })
      show({ ...base, ...cells })
    },
    onSuccess: show,
    onError: (error, { base }) => show(newerRecording(error) ?? base),
  })
}
