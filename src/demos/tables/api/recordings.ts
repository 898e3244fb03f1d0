import type { Recording, RecordingBody, recordingList, recordingResponse } from '@contract/demo/recordings.ts'
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'

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

/** The loaded row of a recording, with the newest revision of all pages. */
const loadedRow = (client: QueryClient, id: number): Recording | undefined =>
  client
    .getQueriesData<RecordingPage>({ queryKey: allPages })
    .flatMap(([, page]) => page?.recordings.filter((one) => one.id === id) ?? [])
    .toSorted((a, b) => b.revision - a.revision)[0]

type CellChange = { base: Recording; cells: Partial<RecordingCells> }

/** The values that a row has in these cells. */
const cellsOf = (row: Recording, cells: Partial<RecordingCells>): Partial<RecordingCells> =>
  Object.fromEntries(Object.keys(cells).map((key) => [key, row[key as keyof RecordingCells]]))

/** The revision to send: a later one when it has the same values in the cells to change, for example an own save. */
function revisionFor(client: QueryClient, { base, cells }: CellChange): number {
  const now = loadedRow(client, base.id)
  const keys = Object.keys(cells) as (keyof RecordingCells)[]
  const isSame = keys.every((key) => now?.[key] === base[key] || now?.[key] === cells[key])
  return now && isSame ? now.revision : base.revision
}

/** Saves cells one after the other; each is shown immediately and restored after a failure. */
export function useSaveRecording() {
  const client = useQueryClient()
  const show = (changed: Recording) =>
    client.setQueriesData<RecordingPage>({ queryKey: allPages }, (page) => withRecording(page, changed))
  return useMutation({
    scope: { id: 'recordings' },
    mutationFn: async (change: CellChange) => {
      const { base, cells } = change
      const body: RecordingBody = { revision: revisionFor(client, change), ...cells }
      const path = `/pages/recordings/${base.id}`
      // The cell shows the change at once, so a reload right after it must not cancel it.
      return (await api.patch<typeof recordingResponse>(path, { body, keepalive: true })).recording
    },
    onMutate: async ({ base, cells }) => {
      // A first request is kept, because a cancelled one leaves its rows empty.
      const hasData = ({ state }: Query) => state.data !== undefined
      await client.cancelQueries({ queryKey: allPages, predicate: hasData })
      show({ ...(loadedRow(client, base.id) ?? base), ...cells })
    },
    onSuccess: (saved, { cells }) => {
      const now = loadedRow(client, saved.id) ?? saved
      // Other cells may show a later change, and a refetch may have read a later revision.
      if (now.revision < saved.revision) show({ ...now, ...cellsOf(saved, cells), revision: saved.revision })
    },
    onError: (error, { base, cells }) => {
      const now = loadedRow(client, base.id) ?? base
      show(newerRecording(error) ?? { ...now, ...cellsOf(base, cells) })
    },
  })
}
