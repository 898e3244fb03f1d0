import { ChakraProvider } from '@chakra-ui/react'
import { PLAN_PRICES } from '@contract/demo/plan-terms.ts'
import auth from '@locales/en/auth.json'
import frontPages from '@locales/en/front-pages.json'
import shop from '@locales/en/front-pages-shop.json'
import ui from '@locales/en/ui.json'
import wizards from '@locales/en/wizards.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createIntl, IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { createAbility } from '@/lib/auth/ability.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { system } from '@/ui/theme/system.ts'
import { routes } from '../routes.ts'
import { Page as CheckoutPage } from './checkout-page.tsx'
import { Page as PaymentPage } from './payment-page.tsx'
import { Page as PricingPage } from './public-pricing-page.tsx'

const show = (Page: () => React.ReactNode, search = '') =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...auth, ...frontPages, ...shop, ...wizards, ...ui }}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[`/${search}`]}>
            <Page />
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
registerPaths(routes.routes)
const money = (cents = 0) => formatMoney(createIntl({ locale: 'en' }), cents, 'round')

describe('the public pages of the plans (R-426, R-441)', () => {
  beforeEach(() => {
    sessionStorage.clear()
    sessionStore.set({ status: 'signed-out', user: null, ability: createAbility([]) })
  })

  it('switch between the price of a month and of a year, which the order keeps', async () => {
    show(PricingPage)
    expect(screen.getByText(money(PLAN_PRICES.team?.monthlyCents))).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
    expect(await screen.findByText(money(PLAN_PRICES.team?.yearlyCents))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Order Team' })).toHaveAttribute(
      'href',
      '/front-pages/payment?plan=team&period=yearly',
    )
    expect(screen.getByRole('link', { name: 'Contact us about Enterprise' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'People' })).toBeVisible()
  })

  it('R-422: say that no card data is asked for where the payment is chosen and where it is ordered', async () => {
    const { unmount } = show(PaymentPage, '?plan=company&period=yearly')
    expect(screen.getByText(/never ask for card details/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Continue to the address' })).toHaveAttribute(
        'href',
        '/front-pages/checkout?plan=company&period=yearly&method=Bank+Transfer',
      ),
    )
    unmount()
    show(CheckoutPage)
    expect(await screen.findByText(/never ask for card details/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }))
    expect(await screen.findByText('Enter a street and number')).toBeVisible()
  })

  it('keep the typed address while the plan is changed', async () => {
    const { unmount } = show(CheckoutPage)
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), 'Turin')
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0))
    unmount()
    show(CheckoutPage, '?plan=company')
    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Turin')
    expect(sessionStorage.getItem('quillport-guest-order')).not.toContain('key')
  })
})
