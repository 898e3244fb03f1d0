import { ChakraProvider } from '@chakra-ui/react'
import { AGE_BUCKETS, type Dashboard } from '@contract/admin.ts'
import admin from '@locales/en/admin.json'
import ui from '@locales/en/ui.json'
import { render, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { system } from '@/ui/theme/system.ts'
import { Charts } from './charts.tsx'

registerPaths([
  { id: 'projects.list', path: '/apps/projects/list' },
  { id: 'mail.app', path: '/apps/email' },
  { id: 'users.list', path: '/apps/user/list' },
  { id: 'scrivener-import.page', path: '/apps/scrivener/import' },
])

// jsdom has no layout, so the test sets the size of a chart in a card on a phone.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 288, 240))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(288)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240)
})

afterEach(() => vi.restoreAllMocks())

const none = { now: 0, before: 0 }
const unknown = { now: null, before: null }
const data: Dashboard = {
  days: 7,
  projects: {
    open: 10,
    unassigned: 0,
    dueToday: 0,
    overdue: 0,
    received: none,
    delivered: none,
    byStatus: [{ status: 'received', count: 10 }],
    byAge: AGE_BUCKETS.map((age, index) => ({ age, count: index + 1 })),
    daily: [],
  },
  response: { toStart: unknown, toDeliver: unknown, toAnswer: unknown },
  imports: { running: 0, completed: none, failed: none, daily: [] },
  people: { active: 1, pending: 0, inactive: 0, joined: none, byRole: [{ role: 'admin', count: 1 }] },
  messages: { sent: none, daily: [] },
}

it('R-491: the ages of open requests are all named in a chart as wide as a phone', async () => {
  const { container } = render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...admin, ...ui }}>
        <MemoryRouter>
          <Charts data={data} />
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
  const labels = () => [...container.querySelectorAll('svg text')].map((label) => label.textContent)
  await waitFor(() =>
    expect(labels()).toEqual(
      expect.arrayContaining(['Up to 1 day', '2 to 7 days', '8 to 30 days', 'Over 30 days']),
    ),
  )
})
