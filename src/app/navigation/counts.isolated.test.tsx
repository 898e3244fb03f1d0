import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { homeQuery, useHomeEvents } from '@/features/home/api/home.ts'
import { createQueryClient } from '@/lib/query-client.ts'
import type { LiveHandlers } from '@/lib/realtime/subscribe.ts'
import { AttentionCounts } from './attention-counts.tsx'
import { UnreadMail } from './unread-mail.tsx'

const { get, opened } = vi.hoisted(() => ({
  get: vi.fn(),
  opened: { isOpen: false, handlers: new Map<string, LiveHandlers>() },
}))
vi.mock('@/lib/api-client.ts', () => ({ api: { get } }))
vi.mock('@/lib/realtime/subscribe.ts', () => ({
  subscribeToTopic: (name: string, handlers: LiveHandlers) => {
    opened.handlers.set(name, handlers)
    if (opened.isOpen) handlers.onReady?.()
    return () => undefined
  },
}))

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

beforeEach(() => {
  get.mockReset().mockResolvedValue({ projects: 1, chat: 0, topics: [], inbox: 1 })
  opened.handlers.clear()
})

const callsOf = (path: string) => get.mock.calls.filter(([url]) => String(url).startsWith(path)).length

async function show(element: () => ReactNode, path: string) {
  render(<QueryClientProvider client={createQueryClient()}>{element()}</QueryClientProvider>)
  await waitFor(() => expect(callsOf(path)).toBe(1))
}

it.each(cases)(
  'the counts of %s are fetched once more when their topic opens (R-535)',
  async (_, path, element) => {
    opened.isOpen = false
    await show(element, path)
    await act(async () => opened.handlers.get(`user:${me}`)?.onReady?.())
    await waitFor(() => expect(callsOf(path)).toBe(2))
  },
)

it.each(cases)('the counts of %s are fetched once with an open topic', async (_, path, element) => {
  opened.isOpen = true
  await show(element, path)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(callsOf(path)).toBe(1)
})
