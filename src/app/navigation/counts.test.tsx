import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { homeQuery, useHomeEvents } from '@/features/home/api/home.ts'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { mockApi } from '../../../tests/support/mock-api.ts'
import { mockTopics } from '../../../tests/support/mock-topics.ts'
import { AttentionCounts } from './attention-counts.tsx'
import { UnreadMail } from './unread-mail.tsx'

const { get } = mockApi()
const topics = mockTopics()

const me = '00000000-0000-4000-8000-000000000001'

function Home() {
  useQuery(homeQuery('2026-11-24'))
  useHomeEvents(me)
  return null
}

const cases = [
  ['the requests that need attention', '/attention', () => <AttentionCounts uid={me} />],
  ['unread messages', '/mail/counts', () => <UnreadMail uid={me} navId="mail" />],
  ['home', '/home', () => <Home />],
] as const

/** Lets the time pass in which several events cause one request. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(1200))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  get.mockReset().mockResolvedValue({ projects: 1, chat: 0, topics: [], inbox: 1 })
})

afterEach(() => void vi.useRealTimers())

const callsOf = (path: string) => get.mock.calls.filter(([url]) => String(url).startsWith(path)).length

async function show(element: () => ReactNode, path: string) {
  render(<QueryClientProvider client={createQueryClient()}>{element()}</QueryClientProvider>)
  await waitFor(() => expect(callsOf(path)).toBe(1))
}

it.each(cases)(
  'the counts of %s are fetched once more when their topic opens (R-535)',
  async (_, path, element) => {
    await show(element, path)
    await act(async () => topics.handlers.get(`user:${me}`)?.onReady?.())
    await waitFor(() => expect(callsOf(path)).toBe(2))
  },
)

it.each(cases)('the counts of %s are fetched once with an open topic', async (_, path, element) => {
  topics.isOpen = true
  await show(element, path)
  await pass()
  expect(callsOf(path)).toBe(1)
})

const [requests, messages, home] = cases

it.each([
  ...(['project', 'chat', 'notification'] as const).map((event) => [event, ...requests] as const),
  ...(['mail', 'notification'] as const).map((event) => [event, ...messages] as const),
  ...(['mail', 'notification', 'project', 'import'] as const).map((event) => [event, ...home] as const),
])('the event %s fetches the counts of %s again', async (event, _, path, element) => {
  topics.isOpen = true
  await show(element, path)
  act(() => topics.handlers.get(`user:${me}`)?.onEvent?.(event, {}))
  await pass()
  await waitFor(() => expect(callsOf(path)).toBe(2))
})
