import { ChakraProvider } from '@chakra-ui/react'
import mail from '@locales/en/mail.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { type ThreadActions, useThreadActions } from './use-thread-actions.ts'

const api = mockApi()
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={{ ...ui, ...mail }}>
      <QueryClientProvider client={client}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </QueryClientProvider>
    </IntlProvider>
  </ChakraProvider>
)

describe.each([
  ['erase', 'delete'],
  ['trash', 'trash'],
] as const)('the question of %s (R-107)', (name, action) => {
  const press = async (button: string) => {
    api.post.mockReset().mockResolvedValue({ before: [], entries: [] })
    const { result } = renderHook(useThreadActions, { wrapper })
    const done = (result.current satisfies ThreadActions)[name](['thread'])
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: button }))
    return done
  }

  it('does nothing when it is cancelled', async () => {
    expect(await press('Cancel')).toBe(false)
    expect(api.post).not.toHaveBeenCalled()
  })

  it('starts the action when it is confirmed', async () => {
    expect(await press(mail[`mail.action.${name}`])).toBe(true)
    expect(api.post.mock.lastCall?.[1]).toMatchObject({ body: { action, threadIds: ['thread'] } })
  })
})
