import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { absencesQuery, useAbsenceEvents } from './absences.ts'
import { useViewEvents, viewsQuery } from './views.ts'

const topics = mockTopics()

const cases = [
  ['absences', 'absence', useAbsenceEvents, absencesQuery('2026-12-01').queryKey],
  ['project-views', 'view', useViewEvents, viewsQuery.queryKey],
] as const

function listen(useEvents: (isStaff: boolean) => void, isStaff: boolean) {
  const client = createQueryClient()
  renderHook(() => useEvents(isStaff), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return client
}

it.each(cases)('R-985: an event of %s reads them again', async (topic, event, useEvents, key) => {
  const client = listen(useEvents, true)
  client.setQueryData<unknown>(key, [])
  topics.handlers.get(topic)?.onEvent('other', {})
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  topics.handlers.get(topic)?.onEvent(event, {})
  await expect.poll(() => client.getQueryState(key)?.isInvalidated).toBe(true)
})

it.each(cases)('R-985: a client does not listen for %s', (_topic, _event, useEvents) => {
  listen(useEvents, false)
  expect([...topics.handlers.keys()]).toEqual([])
})
