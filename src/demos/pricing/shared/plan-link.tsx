import { Button } from '@chakra-ui/react'
import type { Plan } from '@contract/account.ts'
import { ORDERABLE_PLANS, type PlanPeriod } from '@contract/plans.ts'
import { Link } from 'react-router-dom'
import { frontLinks } from '@/demos/front-pages/shared/front-links.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'

/** The way to a plan: registration for the free one, the order for a priced one, contact for one on request. */
export function PlanLink({ plan, period = 'monthly' }: { plan: Plan; period?: PlanPeriod }) {
  const t = useT('front-pages-shop.public')
  const name = useT('front-pages.plan')(plan)
  const orderable = ORDERABLE_PLANS.find((one) => one === plan)
  const [to, label] = orderable
    ? ([href('pricing.payment', undefined, { plan: orderable, period }), 'order'] as const)
    : plan === 'basic'
      ? ([frontLinks.register.to, 'register'] as const)
      : ([frontLinks.contact.to, 'contact'] as const)
  return (
    <Button asChild width="full" variant={plan === 'team' ? 'solid' : 'outline'}>
      <Link to={to} aria-label={t(`${label}-name`, { plan: name })}>
        {t(label)}
      </Link>
    </Button>
  )
}
