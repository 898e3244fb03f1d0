import { Box, Button, Grid } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { PlanLink } from '@/demos/pricing/shared/plan-link.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { frontLinks } from '../shared/front-links.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { PlanCard } from '../shared/plan-card.tsx'

const plans = ['basic', 'team', 'company', 'enterprise'] as const

/** The plans with their prices, and the way to compare them. */
export function Prices() {
  const t = useT('front-pages.prices')
  return (
    <FrontSection id="prices" title={t('heading')} lead={t('body')}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="4">
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} isMarked={plan === 'team'}>
            <Box mt="5">
              <PlanLink plan={plan} />
            </Box>
          </PlanCard>
        ))}
      </Grid>
      <Box>
        <Button asChild variant="outline">
          <Link to={frontLinks.prices.to}>{t('more')}</Link>
        </Button>
      </Box>
    </FrontSection>
  )
}
