import { Badge, Box, Flex, Grid, Stack, VisuallyHidden } from '@chakra-ui/react'
import { ACCOUNT_PLANS, type Plan } from '@contract/account.ts'
import { PLAN_PERIODS, type PlanPeriod } from '@contract/plans.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PlanCard } from '@/demos/front-pages/shared/plan-card.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { readPlanChoice } from '../model/plan-choice.ts'
import { PlanComparison } from './plan-comparison.tsx'

/** The plans with their prices for a month or a year, and what each includes; the period is in the URL. */
export function PlanGrid({ action }: { action: (plan: Plan, period: PlanPeriod) => ReactNode }) {
  const t = useT('front-pages-shop')
  const [search, setSearch] = useSearchParams()
  const { period } = readPlanChoice(search)
  return (
    <Stack gap="6">
      <VisuallyHidden asChild>
        <h2>{t('period.heading')}</h2>
      </VisuallyHidden>
      <Flex gap="3" align="center" wrap="wrap">
        <SegmentChoice
          label={t('period.label')}
          value={period}
          choices={PLAN_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(value) => setSearch({ period: value }, { replace: true, preventScrollReset: true })}
        />
        <Badge colorPalette="success">{t('period.saving')}</Badge>
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="4">
        {ACCOUNT_PLANS.map((plan) => (
          <PlanCard key={plan} plan={plan} period={period} isMarked={plan === 'team'}>
            <Box mt="4">{action(plan, period)}</Box>
          </PlanCard>
        ))}
      </Grid>
      <PlanComparison />
    </Stack>
  )
}
