import { ChakraProvider } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import messages from '@locales/en/manuscripts.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { useManuscriptMenu } from './manuscript-menu.ts'

function entry(id: string, manuscript: Partial<Manuscript>) {
  const { result } = renderHook(() => useManuscriptMenu(), {
    wrapper: ({ children }) => (
      <ChakraProvider value={system}>
        <IntlProvider locale="en" messages={messages}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <ConfirmProvider>{children}</ConfirmProvider>
            </MemoryRouter>
          </QueryClientProvider>
        </IntlProvider>
      </ChakraProvider>
    ),
  })
  return result.current(manuscript as Manuscript).find((item) => item.id === id)
}

it.each(['owner', 'admin'] as const)(
  'R-118: for an %s, a manuscript outside the trash is not deleted for good, with the reason',
  (access) => {
    const live = entry('erase', { id: 'm', access, deletedAt: null })
    expect(live).toMatchObject({
      hidden: false,
      disabledReason: messages['manuscripts.erase.not-trashed'],
    })
    const trashed = entry('erase', { id: 'm', access, deletedAt: '2026-11-20T08:00:00Z' })
    expect(trashed).toMatchObject({ hidden: false, disabledReason: undefined })
  },
)

it('R-118: deleting for good is not shown without the right', () => {
  expect(entry('erase', { id: 'm', access: 'editor', deletedAt: null })).toMatchObject({ hidden: true })
})
