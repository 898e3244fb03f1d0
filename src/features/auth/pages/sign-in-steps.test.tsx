import { ChakraProvider } from '@chakra-ui/react'
import app from '@locales/en/app.json'
import auth from '@locales/en/auth.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { system } from '@/ui/theme/system.ts'
import * as accounts from '../api/auth.ts'
import * as factors from '../api/factors.ts'
import { sessionStore } from '../api/session.ts'
import { Page as ForgotPasswordPage } from './forgot-password-page.tsx'
import { Page as LoginPage } from './login-page.tsx'
import { Page as RegisterPage } from './register-page.tsx'
import { Page as TwoStepsPage } from './two-steps-page.tsx'

const refusal = (code: string) => Object.assign(new Error(code), { name: 'AuthApiError', code })
const user = { id: 9, uid: 'u', fullName: 'Ada Lovelace', username: 'ada', email: 'ada@example.org' }
const ability = createAbility()

const Here = () => {
  const { pathname, search } = useLocation()
  return `at ${pathname}${search}`
}
const show = (Shown: ComponentType, path: string) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...app, ...auth }}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={new QueryClient()}>
            <Routes>
              <Route path={path.split('?')[0] ?? ''} element={<Shown />} />
              <Route path="*" element={<Here />} />
            </Routes>
          </QueryClientProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
const at = (name: string) => `/pages/authentication/${name}`
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' })
/** Pastes a text into a field, which is faster than to type it. */
const enter = async (name: RegExp, text: string) => {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}
const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

beforeEach(() => {
  registerPaths([{ id: 'account.security', path: '/pages/account-settings/security' }])
  vi.spyOn(accounts, 'signIn').mockResolvedValue(null)
  vi.spyOn(accounts, 'signUp').mockResolvedValue({ isSignedIn: false })
  sessionStore.set({ status: 'signed-out', user: null, ability })
})

describe('a sign-in (R-024, R-404)', () => {
  const signIn = async () => {
    await enter(/^Email/, 'ada@example.org')
    await enter(/^Password/, 'correct horse')
    await press(auth['auth.login.submit'])
  }

  it.each([
    [null, '/login?to=/apps/email&q=x', 'at /apps/email?q=x'],
    ['code', '/login?to=/apps/email', 'at /pages/authentication/two-steps-v2?to=/apps/email'],
    ['setup', at('login-v1'), 'at /pages/authentication/two-steps-v1'],
  ] as const)(
    'whose next step is %s leads from %s to the page that was asked for',
    async (step, from, to) => {
      vi.mocked(accounts.signIn).mockResolvedValueOnce(step)
      show(LoginPage, from)
      await signIn()
      expect((await screen.findByText(/^at /)).textContent?.replaceAll('%2F', '/')).toBe(to)
      expect(accounts.signIn).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'correct horse' })
    },
  )

  it('that is refused keeps what was typed, with the reason at the address (R-204)', async () => {
    vi.mocked(accounts.signIn).mockRejectedValueOnce(refusal('invalid_credentials'))
    show(LoginPage, '/login')
    await signIn()
    expect(await screen.findByText('Invalid email or password')).toBeVisible()
    expect(field(/^Password/)).toHaveValue('correct horse')
  })
})

it('R-024: a recovery mail is sent, and the answer does not tell whether there is an account', async () => {
  const request = vi.spyOn(accounts, 'requestPasswordReset').mockResolvedValue(undefined)
  show(ForgotPasswordPage, '/forgot-password')
  await enter(/^Email/, 'ada@example.org')
  await press(auth['auth.forgot.submit'])
  expect(await screen.findByText(auth['auth.forgot.sent.heading'])).toBeVisible()
  expect(screen.getByText(/^If there is an account for ada@example\.org/)).toBeVisible()
  expect(request).toHaveBeenCalledWith('ada@example.org', '/reset-password')
})

it('R-001: a person registers, with the code of a referral link', async () => {
  show(RegisterPage, '/register?ref=0123456789')
  await enter(/^Your name/, 'Ada Lovelace')
  await enter(/^Company/, 'Engines')
  await enter(/^Email/, 'ada@example.org')
  await enter(/^Password/, 'correct horse')
  await press(auth['auth.register.submit'])
  expect(await screen.findByText(auth['auth.register.sent.heading'])).toBeVisible()
  expect(accounts.signUp).toHaveBeenCalledWith(
    { fullName: 'Ada Lovelace', company: 'Engines', email: 'ada@example.org', password: 'correct horse' },
    at('verify-email-v2'),
    '0123456789',
  )
})

describe('the page of the second step (R-404, R-406, R-408)', () => {
  const pending = (step: 'code' | 'setup') =>
    sessionStore.set({ status: 'signed-out', user: null, ability, pending: step })
  const signIn = () =>
    sessionStore.set({ status: 'signed-in', user: { ...user, avatar: null, role: 'client' }, ability })
  const path = `${at('two-steps-v2')}?to=/apps/email`
  beforeEach(() => {
    vi.spyOn(factors, 'readUnconfirmedCodes').mockReturnValue(null)
    vi.spyOn(factors, 'finishSignIn').mockImplementation(async () => act(signIn))
    vi.spyOn(factors, 'spendRecoveryCode').mockImplementation(async () => act(signIn))
  })

  it('asks for a code and then opens the page that was asked for', async () => {
    pending('code')
    show(TwoStepsPage, path)
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '123456')
    expect(await screen.findByText('at /apps/email')).toBeVisible()
    expect(factors.finishSignIn).toHaveBeenCalledWith('123456')
  })

  it('takes a recovery code instead', async () => {
    pending('code')
    show(TwoStepsPage, path)
    await userEvent.click(screen.getByRole('button', { name: auth['auth.two-steps.recovery'] }))
    expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull()
    await enter(/^Recovery code/, 'AAAA-BBBB-CCCC-DDDD')
    await press(auth['auth.recovery.submit'])
    expect(await screen.findByText('at /apps/email')).toBeVisible()
    expect(factors.spendRecoveryCode).toHaveBeenCalledWith('AAAA-BBBB-CCCC-DDDD')
  })

  it('sets the second factor up where the role requires one', () => {
    pending('setup')
    show(TwoStepsPage, path)
    expect(screen.getByText(auth['auth.setup.required'])).toBeVisible()
    expect(screen.getByLabelText(auth['auth.setup.password'])).toBeVisible()
  })

  it('shows recovery codes that are not confirmed as saved, also after a reload', () => {
    vi.mocked(factors.readUnconfirmedCodes).mockReturnValue(['AAAA-BBBB'])
    signIn()
    show(TwoStepsPage, path)
    expect(screen.getByText('AAAA-BBBB')).toBeVisible()
  })

  it('leads a visitor to the sign-in, and a signed-in person to the security settings', () => {
    const { unmount } = show(TwoStepsPage, path)
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(target(auth['auth.login.submit'])).toBe(at('login-v2'))
    unmount()
    signIn()
    show(TwoStepsPage, path)
    expect(target(auth['auth.two-steps.settings'])).toBe('/pages/account-settings/security')
  })

  it('ends where another window signed out', () => {
    pending('code')
    show(TwoStepsPage, path)
    act(() => sessionStore.set({ status: 'signed-out', user: null, ability }))
    expect(screen.getByText(`at ${at('login-v2')}`)).toBeVisible()
  })
})
