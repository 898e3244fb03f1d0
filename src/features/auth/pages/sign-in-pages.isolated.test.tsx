import { ChakraProvider } from '@chakra-ui/react'
import app from '@locales/en/app.json'
import auth from '@locales/en/auth.json'
import ui from '@locales/en/ui.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAbility } from '@/lib/ability.ts'
import { system } from '@/ui/theme/system.ts'
import { resendConfirmation, signUp } from '../api/auth.ts'
import { sessionStore } from '../api/session.ts'
import { Page as LoginPage } from './login-page.tsx'
import { Page as RegisterStepsPage } from './register-steps-page.tsx'
import { Page as VerifyEmailPage } from './verify-email-page.tsx'

vi.mock('../api/auth.ts', () => ({
  signIn: vi.fn(),
  signOut: vi.fn(),
  signUp: vi.fn(() => Promise.resolve({ isSignedIn: false })),
  resendConfirmation: vi.fn(() => Promise.resolve()),
}))

const user = { id: 9, uid: 'u', fullName: 'Ada Lovelace', username: 'ada', email: 'ada@example.org' }
const ability = createAbility()

const show = (Shown: ComponentType, path: string, state?: unknown) => {
  const [pathname = '', search = ''] = path.split('?')
  return render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...app, ...auth }}>
        <MemoryRouter initialEntries={[{ pathname, search: search ? `?${search}` : '', state }]}>
          <Shown />
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
  vi.mocked(signUp).mockClear()
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
    expect(signUp).not.toHaveBeenCalled()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('correct horse')
    await press(auth['auth.register.submit'])
    await waitFor(() =>
      expect(signUp).toHaveBeenCalledWith(
        { email: 'ada@example.org', password: 'correct horse', fullName: 'Ada Lovelace', company: '' },
        at('verify-email-v2'),
        '0123456789',
      ),
    )
    expect(await screen.findByText(auth['auth.register.sent.heading'])).toBeVisible()
  })

  it('opens the step whose field Auth refused', async () => {
    const refusal = Object.assign(new Error('exists'), { name: 'AuthApiError', code: 'email_exists' })
    vi.mocked(signUp).mockRejectedValueOnce(refusal)
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
      expect(resendConfirmation).toHaveBeenCalledWith('ada@example.org', at('verify-email-v1')),
    )
    expect(await screen.findByText(auth['auth.register.sent.heading'])).toBeVisible()
  })

  it('states that a used or expired link no longer works', () => {
    show(VerifyEmailPage, at('verify-email-v2?error_code=otp_expired'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(auth['auth.verify.stale.heading'])
  })

  it('confirms the address to a person whom the link signed in', () => {
    sessionStore.set({
      status: 'signed-in',
      user: { ...user, avatar: null, role: 'client' },
      ability,
    })
    show(VerifyEmailPage, at('verify-email-v2'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(auth['auth.verify.done.heading'])
    expect(screen.getByRole('link', { name: auth['auth.verify.continue'] })).toHaveAttribute('href', '/')
  })
})
