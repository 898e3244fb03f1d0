import { ChakraProvider } from '@chakra-ui/react'
import account from '@locales/en/account.json'
import auth from '@locales/en/auth.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import * as factors from '@/features/auth/api/factors.ts'
import { removeFactor, twoFactorKeys } from '@/features/auth/api/factors.ts'
import * as tokens from '@/lib/auth/auth-token.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { TwoFactorSection } from './two-factor-section.tsx'

it.each([
  [false, 1],
  [true, 0],
])('R-408: two-factor sign-in that a role requires (%s) cannot be switched off', (isRequired, buttons) => {
  show(isRequired)
  expect(screen.getByRole('button', { name: account['account.two-factor.renew'] })).toBeVisible()
  const name = account['account.two-factor.switch-off']
  expect(screen.queryAllByRole('button', { name })).toHaveLength(buttons)
})

it('R-406: recovery codes that were not confirmed as saved are shown again after a reload', async () => {
  const read = vi.spyOn(factors, 'readUnconfirmedCodes').mockReturnValue(['AAAA-BBBB'])
  show(false)
  expect(screen.getByText('AAAA-BBBB')).toBeVisible()
  expect(screen.queryByRole('button', { name: account['account.two-factor.renew'] })).toBeNull()
  read.mockReturnValue(null)
  await userEvent.click(screen.getByRole('button', { name: auth['auth.recovery.done'] }))
  expect(await screen.findByRole('button', { name: account['account.two-factor.renew'] })).toBeVisible()
  expect(screen.queryByText('AAAA-BBBB')).toBeNull()
})

function show(isRequired: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(twoFactorKeys.status(), { factorId: 'f', recoveryCodes: 9, isRequired })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...auth, ...account }}>
        <QueryClientProvider client={client}>
          <ConfirmProvider>
            <TwoFactorSection />
          </ConfirmProvider>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
}

it('R-407: the second factor is removed with a current code only', async () => {
  const challengeAndVerify = vi.fn(async ({ code }: { code: string }) => ({
    error: code === '123456' ? null : new Error('mfa_verification_failed'),
  }))
  const unenroll = vi.fn(async () => ({ error: null }))
  const auth = { mfa: { challengeAndVerify, unenroll }, refreshSession: vi.fn() }
  vi.spyOn(tokens, 'loadAuth').mockResolvedValue(
    auth as unknown as Awaited<ReturnType<typeof tokens.loadAuth>>,
  )
  await expect(removeFactor('f', '000000')).rejects.toThrow('mfa_verification_failed')
  expect(unenroll).not.toHaveBeenCalled()
  await removeFactor('f', '123456')
  expect(challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'f', code: '123456' })
  expect(unenroll).toHaveBeenCalledWith({ factorId: 'f' })
})
