import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { projectKeys } from './keys.ts'
import { useProjectEvents, useProjectListEvents } from './use-project-events.ts'
import { projectWorkloadQuery } from './workload.ts'

const topics = mockTopics()

function listen(id: string, worksOnIt: boolean) {
  const client = createQueryClient()
  renderHook(() => useProjectEvents(id, worksOnIt), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return client
}

it.each([
  ['the client', 'a', false, ['project:a']],
  ['those who work on it', 'a', true, ['project:a', 'project-work:a']],
  ['nobody before it is known', '', true, []],
])('an open project listens for %s', (_, id, worksOnIt, names) => {
  listen(id, worksOnIt)
  expect([...topics.handlers.keys()]).toEqual(names)
})

it.each(['project:a', 'project-work:a'])('an event of %s reads the project again', async (topic) => {
  const client = listen('a', true)
  client.setQueryData(projectKeys.detail('a'), {})
  topics.handlers.get(topic)?.onEvent?.('project', {})
  await expect.poll(() => client.getQueryState(projectKeys.detail('a'))?.isInvalidated).toBe(true)
})

it('R-894: the lists and the workload follow the events of their topics', async () => {
  const client = createQueryClient()
  renderHook(() => useProjectListEvents('u', ['projects']), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect([...topics.handlers.keys()]).toEqual(['user:u', 'projects'])
  for (const topic of ['user:u', 'projects']) {
    const { queryKey } = projectWorkloadQuery('2026-11-25')
    client.setQueryData(queryKey, { people: [], unassigned: {}, all: {} } as never)
    topics.handlers.get(topic)?.onEvent?.('project', {})
    await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated, { message: topic }).toBe(true)
  }
})
