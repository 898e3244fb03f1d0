import type { EventDetail } from '@contract/demo/calendar-events.ts'
import calendar from '@locales/en/calendar.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { fromFormTimes } from '../model/event-times.ts'
import { useEventActions } from './use-event-actions.ts'

const api = mockApi()

const on = (day: string, startTime: string, endTime: string) =>
  fromFormTimes({ startDay: day, startTime, endDay: day, endTime, allDay: false })
const event = {
  id: 4,
  revision: 7,
  title: 'Meeting',
  recurrence: '',
  skipped: [],
  guests: ['Noor'],
  location: 'Hall 4',
  ...on('2026-03-16', '09:00', '10:00'),
} as unknown as EventDetail
const weekly: EventDetail = { ...event, recurrence: 'FREQ=WEEKLY', skipped: [7] }
const [before, after] = [on('2026-03-30', '09:00', '10:00'), on('2026-03-31', '11:00', '12:00')]
let undo: () => void

function actions() {
  return renderHook(useEventActions, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={calendar}>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </IntlProvider>
    ),
  }).result.current
}
const patches = () => api.patch.mock.calls.map(([path, options]) => [path, options.body])
const path = '/apps/calendar/events/4'

beforeEach(() => {
  vi.spyOn(toast, 'undo').mockImplementation((_title, _label, run) => {
    undo = run as () => void
    return undefined as never
  })
  let revision = 7
  api.patch
    .mockReset()
    .mockImplementation(async (_path: string, { body }: { body: { separated?: object } }) => {
      revision += 1
      return { event: { ...event, revision }, ...(body.separated ? { separated: { id: 9 } } : {}) }
    })
  api.delete.mockReset().mockResolvedValue(undefined)
  api.post.mockReset().mockResolvedValue({ event })
})

it('R-243: an event is moved against its revision, and undo restores its times', async () => {
  const run = actions()
  await act(() => run.saveOccurrence(event, before, after, 'one'))
  expect(patches()).toEqual([[path, { revision: 7, ...after }]])
  act(() => undo())
  const { start, end, allDay } = event
  await waitFor(() => expect(patches()[1]).toEqual([path, { revision: 8, start, end, allDay }]))
})

it('R-610: one occurrence of a series is moved alone, and undo returns it to the series', async () => {
  const run = actions()
  await act(() => run.saveOccurrence(weekly, before, after, 'one'))
  expect(patches()).toEqual([[path, { revision: 7, skipped: [7, 14], separated: after }]])
  act(() => undo())
  await waitFor(() => expect(api.delete.mock.calls.map(([called]) => called)).toEqual(['/apps/calendar/9']))
  expect(patches()[1]).toEqual([path, { revision: 8, skipped: [7] }])
})

it('R-610: the whole series moves with an occurrence when that is chosen', async () => {
  const run = actions()
  await act(() => run.saveOccurrence(weekly, before, after, 'series'))
  expect(patches()).toEqual([[path, { revision: 7, ...on('2026-03-17', '11:00', '12:00') }]])
})

it('R-610: one occurrence is deleted alone, and undo returns it', async () => {
  const run = actions()
  await act(() => run.deleteOccurrence(weekly, before))
  expect(patches()).toEqual([[path, { revision: 7, skipped: [7, 14] }]])
  act(() => undo())
  await waitFor(() => expect(patches()[1]).toEqual([path, { revision: 8, skipped: [7] }]))
  expect(api.delete).not.toHaveBeenCalled()
})

it('R-243: a deleted event is restored under its id with what it was when it was deleted', async () => {
  api.get.mockResolvedValue({ event: { ...event, location: 'Hall 5' } })
  const run = actions()
  await act(() => run.deleteEvent(event))
  expect(api.delete.mock.calls.map(([called]) => called)).toEqual(['/apps/calendar/4'])
  act(() => undo())
  const { revision: _revision, ...restored } = event
  await waitFor(() =>
    expect(api.post.mock.calls[0]?.[1]).toEqual({ body: { ...restored, location: 'Hall 5' } }),
  )
})

it('R-243: a move of an event that another person changed is reported and offers no undo', async () => {
  const report = vi.spyOn(toast, 'error').mockReturnValue()
  api.patch.mockRejectedValue(new ApiError({ status: 409, code: 'conflict', message: 'late' }))
  const run = actions()
  await act(() => run.saveOccurrence(event, before, after, 'one'))
  expect(report).toHaveBeenCalledWith({
    title: 'Someone else changed Meeting in the meantime. Nothing has been overwritten.',
  })
  expect(toast.undo).not.toHaveBeenCalled()
})
