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
import * as tokens from '@/lib/auth/auth-token.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { system } from '@/ui/theme/system.ts'
import * as accounts from '../api/auth.ts'
import * as mailLinks from '../api/mail-links.ts'
import { sessionStore } from '../api/session.ts'
import { Page as LoginPage } from './login-page.tsx'
import { Page as RegisterStepsPage } from './register-steps-page.tsx'
import { Page as ResetPasswordPage } from './reset-password-page.tsx'
import { Page as VerifyEmailPage } from './verify-email-page.tsx'

const refusal = (code: string) => Object.assign(new Error(code), { name: 'AuthApiError', code })

const user = { id: 9, uid: 'u', fullName: 'Ada Lovelace', username: 'ada', email: 'ada@example.org' }
const ability = createAbility()

function Here() {
  const { pathname, state } = useLocation()
  return `at ${pathname}${state?.email ? ` for ${state.email}` : ''}`
}
const show = (Shown: ComponentType, path: string, state?: unknown) => {
  const [pathname = '', search = ''] = path.split('#')[0]?.split('?') ?? []
  const hash = path.includes('#') ? `#${path.split('#')[1]}` : ''
  return render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...app, ...auth }}>
        <MemoryRouter initialEntries={[{ pathname, search: search ? `?${search}` : '', hash, state }]}>
          <QueryClientProvider client={new QueryClient()}>
            <Routes>
              <Route path={pathname} element={<Shown />} />
              <Route path="*" element={<Here />} />
            </Routes>
          </QueryClientProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
}
const at = (name: string) => `/pages/authentication/${name}`
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' })
/** Presses a button once it is on: the last step's button is off for a moment. */
const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

beforeEach(() => {
  registerPaths([{ id: 'account.security', path: '/pages/account-settings/security' }])
  vi.spyOn(accounts, 'signIn').mockResolvedValue(null)
  vi.spyOn(accounts, 'signUp').mockResolvedValue({ isSignedIn: false })
  vi.spyOn(accounts, 'resendConfirmation').mockResolvedValue(undefined)
  vi.spyOn(mailLinks, 'confirmAddress').mockResolvedValue(true)
  vi.spyOn(mailLinks, 'setPasswordByMail').mockResolvedValue(null)
  sessionStore.set({ status: 'signed-out', user: null, ability })
})

describe('the sign-in pages (R-036, R-400)', () => {
  it('link to the pages of their own frame', () => {
    show(LoginPage, at('login-v1'))
    expect(screen.getByRole('link', { name: auth['auth.login.register'] })).toHaveAttribute(
      'href',
      at('register-v1'),
    )
  })

  it.each([
    [at('login-v1'), 0],
    [at('login-v2'), 1],
    ['/login', 1],
  ])('show at %s %i pictures beside the form', (path, count) => {
    show(LoginPage, path)
    expect(screen.queryAllByText(auth['auth.illustration.caption'])).toHaveLength(count)
  })

  it('tell a person whose account was deactivated why they are signed out (R-621)', () => {
    show(LoginPage, at('login-v2'))
    expect(screen.queryByText(auth['auth.login.deactivated'])).toBeNull()
    act(() => sessionStore.set({ status: 'signed-out', user: null, ability, isDeactivated: true }))
    expect(screen.getByText(auth['auth.login.deactivated'])).toBeVisible()
  })

  it('tell a signed-in person so, and offer to sign out', () => {
    sessionStore.set({
      status: 'signed-in',
      user: { ...user, avatar: null, role: 'client' },
      ability,
    })
    show(LoginPage, at('login-v2'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(auth['auth.signed-in.heading'])
    expect(screen.getByText(/Ada Lovelace \(ada@example\.org\)/)).toBeVisible()
    expect(screen.getByRole('button', { name: app['app.sign-out'] })).toBeVisible()
    expect(screen.queryByLabelText(/Password/)).toBeNull()
  })
})

describe('registration in steps (R-401)', () => {
  const fillAccount = async () => {
    await userEvent.type(field(/^Email/), 'ada@example.org')
    await userEvent.type(field(/^Password/), 'correct horse')
    await userEvent.type(field(/^Confirm password/), 'correct horse')
  }

  it('opens the next step only when this one is valid', async () => {
    show(RegisterStepsPage, at('register-multi-steps'))
    await press(ui['ui.wizard.next'])
    expect(await screen.findByText(auth['auth.error.email'])).toBeVisible()
    await fillAccount()
    await userEvent.type(field(/^Confirm password/), '!')
    await press(ui['ui.wizard.next'])
    expect(await screen.findByText(auth['auth.error.password-differs'])).toBeVisible()
    await userEvent.type(field(/^Confirm password/), '{Backspace}')
    await press(ui['ui.wizard.next'])
    await waitFor(() => expect(field(/^Your name/)).toBeVisible())
  })

  it('creates the account at the last step only, and stores no password before', async () => {
    show(RegisterStepsPage, `${at('register-multi-steps')}?ref=0123456789`)
    await fillAccount()
    await press(ui['ui.wizard.next'])
    await userEvent.type(await screen.findByLabelText(/^Your name/), 'Ada Lovelace')
    await press(ui['ui.wizard.next'])
    expect(await screen.findByText('ada@example.org')).toBeVisible()
    expect(accounts.signUp).not.toHaveBeenCalled()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('correct horse')
    await press(auth['auth.register.submit'])
    await waitFor(() =>
      expect(accounts.signUp).toHaveBeenCalledWith(
        { email: 'ada@example.org', password: 'correct horse', fullName: 'Ada Lovelace', company: '' },
        at('verify-email-v2'),
        '0123456789',
      ),
    )
    expect(await screen.findByText(auth['auth.register.sent.heading'])).toBeVisible()
  })

  it('opens the step whose field Auth refused', async () => {
    vi.mocked(accounts.signUp).mockRejectedValueOnce(refusal('email_exists'))
    show(RegisterStepsPage, at('register-multi-steps'))
    await fillAccount()
    await press(ui['ui.wizard.next'])
    await userEvent.type(await screen.findByLabelText(/^Your name/), 'Ada Lovelace')
    await press(ui['ui.wizard.next'])
    await screen.findByText('ada@example.org')
    await press(auth['auth.register.submit'])
    expect(await screen.findByText(auth['auth.error.email-taken'])).toBeVisible()
  })
})

describe('the page of the confirmation link (R-402)', () => {
  it('sends the mail again to the address of the registration', async () => {
    show(VerifyEmailPage, at('verify-email-v1'), { email: 'ada@example.org' })
    expect(field(/^Email/)).toHaveValue('ada@example.org')
    await press(auth['auth.verify.submit'])
    await waitFor(() =>
      expect(accounts.resendConfirmation).toHaveBeenCalledWith('ada@example.org', at('verify-email-v1')),
    )
    expect(await screen.findByText(auth['auth.register.sent.heading'])).toBeVisible()
    // R-400
    expect(screen.getByRole('link', { name: auth['auth.back-to-login'] })).toHaveAttribute(
      'href',
      at('login-v1'),
    )
  })

  const link = `${at('verify-email-v2')}#token_hash=abc&type=signup`
  const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text })

  it('states that a used or expired link no longer works', async () => {
    vi.mocked(mailLinks.confirmAddress).mockRejectedValueOnce(refusal('otp_expired'))
    show(VerifyEmailPage, link)
    expect(await heading(auth['auth.verify.stale.heading'])).toBeVisible()
  })

  it('confirms the address in any browser and offers the sign-in (R-551)', async () => {
    show(VerifyEmailPage, link)
    expect(await heading(auth['auth.verify.done.heading'])).toBeVisible()
    expect(mailLinks.confirmAddress).toHaveBeenCalledWith({ hash: 'abc', type: 'signup' })
    expect(screen.getByRole('link', { name: auth['auth.login.submit'] })).toHaveAttribute(
      'href',
      at('login-v2'),
    )
    // Another person may be signed in, who stays so.
    act(() =>
      sessionStore.set({ status: 'signed-in', user: { ...user, avatar: null, role: 'client' }, ability }),
    )
    expect(screen.getByText(/ada@example\.org/)).toBeVisible()
    expect(screen.getByRole('link', { name: auth['auth.verify.continue'] })).toHaveAttribute('href', '/')
  })
})

describe('the page that sets a password', () => {
  const link = '/reset-password#token_hash=abc&type=recovery'
  const save = async () => {
    await userEvent.type(field(/^New password/), 'a new long secret')
    await userEvent.type(field(/^Confirm password/), 'a new long secret')
    await press(auth['auth.reset.submit'])
  }
  const signInHere = () =>
    sessionStore.set({ status: 'signed-in', user: { ...user, avatar: null, role: 'client' }, ability })

  it('leads a signed-in person without a mailed link to the security settings (R-550)', () => {
    signInHere()
    show(ResetPasswordPage, '/reset-password')
    expect(screen.getByText('at /pages/account-settings/security')).toBeVisible()
    expect(screen.queryByLabelText(/^New password/)).toBeNull()
  })

  it('opens the form with a link, whoever is signed in, and uses the token when it is sent (R-551)', async () => {
    signInHere()
    const connect = vi.spyOn(tokens, 'loadMemoryAuth').mockRejectedValue(new Error('No call is expected'))
    show(ResetPasswordPage, link)
    expect(mailLinks.setPasswordByMail).not.toHaveBeenCalled()
    expect(connect).not.toHaveBeenCalled()
    await save()
    await waitFor(() =>
      expect(mailLinks.setPasswordByMail).toHaveBeenCalledWith(
        { hash: 'abc', type: 'recovery' },
        expect.objectContaining({ password: 'a new long secret' }),
      ),
    )
    expect(await screen.findByText('at /')).toBeVisible()
  })

  it('asks for a code when the account has a second factor, and keeps what was typed', async () => {
    vi.mocked(mailLinks.setPasswordByMail).mockResolvedValueOnce('needs-code')
    show(ResetPasswordPage, link)
    await save()
    await userEvent.type(await screen.findByLabelText(/^Code of your authenticator app/), '123456')
    expect(field(/^New password/)).toHaveValue('a new long secret')
    await press(auth['auth.reset.submit'])
    await waitFor(() =>
      expect(mailLinks.setPasswordByMail).toHaveBeenLastCalledWith(
        { hash: 'abc', type: 'recovery' },
        expect.objectContaining({ code: '123456' }),
      ),
    )
  })

  it('states that a used or expired link no longer works', async () => {
    vi.mocked(mailLinks.setPasswordByMail).mockRejectedValueOnce(refusal('otp_expired'))
    show(ResetPasswordPage, link)
    await save()
    expect(await screen.findByText(auth['auth.reset.stale.heading'])).toBeVisible()
  })
})

describe('a sign-in to an unconfirmed account (R-552)', () => {
  it('offers to send the confirmation again, with the address', async () => {
    vi.mocked(accounts.signIn).mockRejectedValueOnce(refusal('email_not_confirmed'))
    show(LoginPage, '/login')
    await userEvent.type(field(/^Email/), 'ada@example.org')
    await userEvent.type(field(/^Password/), 'correct horse')
    await press(auth['auth.login.submit'])
    const again = await screen.findByRole('link', { name: auth['auth.verify.again'] })
    await userEvent.click(again)
    expect(screen.getByText(`at ${at('verify-email-v2')} for ada@example.org`)).toBeVisible()
  })
})
