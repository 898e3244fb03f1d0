import { Button, Link as ChakraLink } from '@chakra-ui/react'
import { placedPlanOrder } from '@contract/demo/plan-orders.ts'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod'
import { frontLinks } from '@/demos/front-pages/shared/front-links.ts'
import { SavedNote } from '@/demos/wizards/shared/saved-note.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { GuestForm } from '../components/guest-form.tsx'
import { OrderSummary } from '../components/order-summary.tsx'
import { ShopFrame } from '../components/shop-frame.tsx'
import { readPlanChoice } from '../model/plan-choice.ts'

/** The placed order in the entry of the browser's history, which a reload keeps. */
const placedState = z.object({ ...placedPlanOrder.shape, email: z.string() })

/** The address and the order of a plan without an account (`/front-pages/checkout`). */
export function Page() {
  const t = useT('front-pages-shop.checkout')
  const navigate = useNavigate()
  const { search: query, state } = useLocation()
  const [search] = useSearchParams()
  const choice = readPlanChoice(search)
  const placed = placedState.safeParse(state).data
  return (
    <ShopFrame
      name={placed ? 'ordered' : 'checkout'}
      aside={
        <OrderSummary choice={choice}>
          {placed ? null : (
            <ChakraLink asChild color="brand.fg" alignSelf="flex-start">
              <Link to={href('pricing.payment', undefined, choice)}>{t('change')}</Link>
            </ChakraLink>
          )}
        </OrderSummary>
      }
    >
      {placed ? (
        <SavedNote
          title={t('placed', { order: String(placed.order) })}
          body={t('placed-body', { email: placed.email })}
          actions={
            <Button asChild>
              <Link to={frontLinks.register.to}>{t('register')}</Link>
            </Button>
          }
        />
      ) : (
        <GuestForm
          choice={choice}
          onPlaced={(order, email) =>
            void navigate({ search: query }, { replace: true, state: { ...order, email } })
          }
        />
      )}
    </ShopFrame>
  )
}
