import { ChakraProvider } from '@chakra-ui/react'
import { PLAN_PRICES } from '@contract/demo/plan-terms.ts'
import auth from '@locales/en/auth.json'
import frontPages from '@locales/en/front-pages.json'
import shop from '@locales/en/front-pages-shop.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createIntl, IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { createAbility } from '@/lib/auth/ability.ts'
import { setThemeChoice } from '@/lib/browser/color-mode.ts'
import { setLanguage } from '@/lib/i18n/language.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { system } from '@/ui/theme/system.ts'
import { landingQuery } from '../api/front-pages.ts'
import { Page } from './landing-page.tsx'

/** jsdom has no layout, so nothing comes near the window. */
class NeverNear {
  observe() {}
  disconnect() {}
}

registerPaths([{ id: 'pricing.payment', path: '/front-pages/payment' }])
const ability = createAbility([])
const user = {
  id: 9,
  uid: '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11',
  fullName: 'A B',
  username: 'ab',
  email: 'a@b.c',
  avatar: null,
  role: 'client',
}

const client = new QueryClient()
const show = () =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...auth, ...frontPages, ...shop, ...ui }}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
const header = () => within(screen.getByRole('banner'))
/** The names of links or buttons of the header, also of those that jsdom, with the width of a phone, does not show. */
const inHeader = (selector: string) =>
  [...screen.getByRole('banner').querySelectorAll(selector)].map(
    (one) => one.getAttribute('aria-label') || one.textContent,
  )
const sections = ['For writers', 'For clients', 'Pricing', 'Help']

describe('the landing page (R-036, R-440, R-441)', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NeverNear)
    // The module of the theme is shared with files whose system is dark.
    setThemeChoice('system')
    client.setQueryData(landingQuery('en').queryKey, {
      reviews: [{ id: 1, name: 'Ida', role: 'Writer', quote: 'Good.', rating: 4, avatar: '/build/ida.svg' }],
      questions: [{ id: 1, question: 'Who reads it?', answer: '<b>You</b>' }],
    })
    client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
    sessionStore.set({ status: 'signed-out', user: null, ability })
  })

  it('leads a visitor to the login', () => {
    show()
    expect(header().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(inHeader('a').slice(1)).toEqual([...sections, 'Sign in', 'Create an account'])
    expect(inHeader('button')).toEqual(['Français', 'Dark theme', 'Open menu'])
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('leads a signed-in person into the product', () => {
    sessionStore.set({ status: 'signed-in', user, ability })
    show()
    expect(header().getByRole('link', { name: 'Open Quillport' })).toHaveAttribute('href', '/')
    expect(inHeader('a').slice(1)).toEqual([...sections, 'Open Quillport'])
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeInTheDocument()
  })

  it('shows the prices of the plans from their one source', () => {
    show()
    const intl = createIntl({ locale: 'en' })
    for (const price of Object.values(PLAN_PRICES)) {
      if (price === null || price.monthlyCents === 0) continue
      expect(screen.getByText(formatMoney(intl, price.monthlyCents, 'round'))).toBeInTheDocument()
    }
    expect(screen.getByText('Free')).toBeInTheDocument()
    expect(screen.getByText('On request')).toBeInTheDocument()
  })

  it('R-584: leads from each plan to its order, and a signed-in person into the product', () => {
    show()
    expect(screen.getByRole('link', { name: 'Order Team' })).toHaveAttribute(
      'href',
      '/front-pages/payment?plan=team&period=monthly',
    )
    expect(screen.getByRole('link', { name: 'Contact us about Enterprise' })).toBeVisible()
    sessionStore.set({ status: 'signed-in', user, ability })
    show()
    expect(screen.getAllByRole('link', { name: 'Open Quillport' }).length).toBeGreaterThan(1)
  })

  it('R-584: the menu of a signed-in person has no registration', async () => {
    sessionStore.set({ status: 'signed-in', user, ability })
    show()
    await userEvent.click(header().getByRole('button', { name: 'Open menu' }))
    const menu = header().getByRole('button', { name: 'Close menu' }).parentElement
    expect(
      within(menu ?? document.body)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['For writers', 'For clients', 'Pricing', 'Help'])
  })

  it.each([
    ['light', 'en'],
    ['dark', 'fr'],
  ] as const)(
    'R-448: has pictures of the theme and the language (%s, %s), also for phones',
    (theme, language) => {
      setThemeChoice(theme)
      setLanguage(language)
      client.setQueryData(landingQuery(language).queryKey, { reviews: [], questions: [] })
      const { container } = show()
      const addresses = (selector: string, name: string) =>
        [...container.querySelectorAll(`picture > ${selector}`)].map((one) => one.getAttribute(name))
      const [phone, wide] = [addresses('source', 'srcset'), addresses('img', 'src')]
      setThemeChoice('system')
      setLanguage('en')
      expect(phone.length).toBeGreaterThan(0)
      for (const address of phone) expect(address).toContain(`-phone-${language}-${theme}`)
      for (const address of wide) expect(address).toContain(`-wide-${language}-${theme}`)
    },
  )

  it('shows reviews and questions of the rows as text', () => {
    show()
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument()
    expect(screen.getByText('Who reads it?')).toBeInTheDocument()
    expect(screen.getByText('<b>You</b>')).toBeInTheDocument()
    // The texts are in the language of the rows, whatever the direction of the page is.
    for (const text of ['Good.', 'Who reads it?', '<b>You</b>'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'auto')
  })
})
