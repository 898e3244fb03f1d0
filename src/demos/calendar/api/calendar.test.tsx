import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { calendarKeys, usePatchEvent } from './calendar.ts'

const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
let stored: { id: number; revision: number; start: string; end: string; allDay: boolean }
let isKept: boolean | undefined
const key = calendarKeys.range('2028-03-01', '2028-04-01')
const cached = () => client.getQueryData<(typeof stored)[]>(key)?.[0]

beforeEach(() => {
  stored = { id: 4, revision: 1, start: '08:00', end: '09:00', allDay: false }
  client.setQueryData(key, [{ ...stored }])
  vi.stubGlobal('fetch', async (_url: string, { body, keepalive }: RequestInit) => {
    isKept = keepalive
    const { revision, ...times } = JSON.parse(String(body)) as { revision: number }
    const isLate = revision !== stored.revision
    if (!isLate) stored = { ...stored, ...times, revision: revision + 1 }
    const answer = isLate ? { error: { code: 'conflict', message: 'late' } } : { event: stored }
    return Response.json(answer, { status: isLate ? 409 : 200 })
  })
})

const show = () => renderHook(() => usePatchEvent(), { wrapper }).result.current.mutateAsync
const move = (start: string, end: string) => ({ id: 4, revision: 1, start, end, allDay: false })

it('R-243: an event that is moved again before the answer is saved at its last times', async () => {
  const patch = show()
  await act(() => Promise.all([patch(move('10:00', '11:00')), patch(move('10:00', '13:00'))]))
  expect(stored).toMatchObject({ revision: 3, start: '10:00', end: '13:00' })
  expect(cached()).toMatchObject({ revision: 3, start: '10:00', end: '13:00' })
})

it('R-243: a move that is based on an event which another person changed is refused', async () => {
  const patch = show()
  stored = { ...stored, revision: 2 }
  await act(() => expect(patch(move('10:00', '11:00'))).rejects.toMatchObject({ status: 409 }))
  expect(stored).toMatchObject({ revision: 2, start: '08:00' })
})

it('R-243: a moved event is saved also when the page is loaded again at once', async () => {
  const patch = show()
  await act(() => patch(move('10:00', '11:00')))
  expect(isKept).toBe(true)
})
