import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { PlanGrid } from '../components/plan-grid.tsx'

/** The plans for a signed-in person (`/pages/pricing`); a plan is requested in the account settings. */
export function Page() {
  const t = useT('front-pages-shop.plans')
  const plan = useT('front-pages.plan')
  const hasAccountPage = useAbility().can('read', 'client')
  return (
    <PageFrame width="wide" title={t('title')} description={t('lead')}>
      <PlanGrid
        action={(name) =>
          hasAccountPage ? (
            <Button asChild width="full" variant={name === 'team' ? 'solid' : 'outline'}>
              <Link
                to={href('account.billing', undefined, { plan: name })}
                aria-label={t('request-name', { plan: plan(name) })}
              >
                {t('request')}
              </Link>
            </Button>
          ) : null
        }
      />
    </PageFrame>
  )
}
