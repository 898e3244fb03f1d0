import type { Recording, RecordingBody } from '@contract/demo/recordings.ts'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { recordingsQuery, useSaveRecording } from './recordings.ts'

const api = mockApi()

const take = { id: 7, status: 'new', note: '', revision: 1 } as Recording
const order = { sortBy: '', orderBy: 'asc', q: '' } as const
const query = recordingsQuery(1, order)
let stored: Recording
let patches: (() => void)[]

beforeEach(() => {
  stored = take
  patches = []
  api.patch.mockReset()
  api.patch.mockImplementation(async (_path: string, { body }: { body: RecordingBody }) => {
    await new Promise<void>((resolve) => patches.push(resolve))
    if (body.revision !== stored.revision) throw new Error('conflict')
    stored = { ...stored, ...body, revision: stored.revision + 1 }
    return { recording: stored }
  })
})

function open() {
  const client = new QueryClient()
  client.setQueryData(query.queryKey, { recordings: [take], total: 1 })
  const { result } = renderHook(() => useSaveRecording(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const row = () => client.getQueryData(query.queryKey)?.recordings[0] ?? take
  const save = (cells: Partial<Recording>) => result.current.mutateAsync({ base: row(), cells })
  return { client, row, save }
}

it('R-494: two quick changes of one row do not refuse each other', async () => {
  const { row, save } = open()
  const first = save({ status: 'approved' } as Partial<Recording>)
  await eventually(() => patches.length === 1)
  // The cell shows the change at once, so a reload right after it must not cancel it.
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  const second = save({ note: 'Clear' })
  patches[0]?.()
  await first
  await eventually(() => patches.length === 2)
  expect(row()).toMatchObject({ status: 'approved', note: 'Clear' })
  patches[1]?.()
  await second
  expect(row()).toMatchObject({ status: 'approved', note: 'Clear', revision: 3 })
})

it('R-494: a failed change restores only its own cell', async () => {
  const { row, save } = open()
  const first = save({ status: 'approved' } as Partial<Recording>)
  await eventually(() => patches.length === 1)
  const second = save({ note: 'Clear' })
  patches[0]?.()
  await first
  await eventually(() => patches.length === 2)
  stored = { ...stored, revision: 9 }
  patches[1]?.()
  await expect(second).rejects.toThrow('conflict')
  expect(row()).toMatchObject({ status: 'approved', note: '', revision: 2 })
})

it('R-494: a page that loads for the first time during a change is still loaded', async () => {
  const { client, save } = open()
  const reads: (() => void)[] = []
  api.get.mockImplementation(async () => {
    await new Promise<void>((resolve) => reads.push(resolve))
    return { recordings: [], total: 1 }
  })
  const next = new QueryObserver(client, recordingsQuery(2, order))
  const stop = next.subscribe(() => {})
  await eventually(() => reads.length === 1)
  const saved = save({ note: 'Clear' })
  await eventually(() => patches.length === 1)
  patches[0]?.()
  await saved
  reads[0]?.()
  await eventually(() => next.getCurrentResult().data !== undefined)
  stop()
})
