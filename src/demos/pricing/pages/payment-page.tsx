import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { ORDERABLE_PLANS, PLAN_METHODS, PLAN_PERIODS } from '@contract/plans.ts'
import { Link, useSearchParams } from 'react-router-dom'
import { orderMethodName } from '@/demos/shared/order-method.ts'
import { NoCardNote } from '@/demos/wizards/shared/no-card-note.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'
import { OrderSummary } from '../components/order-summary.tsx'
import { ShopFrame } from '../components/shop-frame.tsx'
import { readPlanChoice } from '../model/plan-choice.ts'

/** The choice of plan, period and payment (`/front-pages/payment`); the choice is in the URL. */
export function Page() {
  const t = useT('front-pages-shop')
  const plan = useT('front-pages.plan')
  const [search, setSearch] = useSearchParams()
  const choice = readPlanChoice(search)
  const change = (part: Partial<typeof choice>) =>
    setSearch({ ...choice, ...part }, { replace: true, preventScrollReset: true })
  return (
    <ShopFrame
      name="payment"
      aside={
        <OrderSummary choice={choice}>
          <Button asChild>
            <Link to={href('pricing.checkout', undefined, choice)}>{t('payment.next')}</Link>
          </Button>
        </OrderSummary>
      }
    >
      <Stack gap="6">
        <RadioRows
          label={t('payment.plan')}
          value={choice.plan}
          options={ORDERABLE_PLANS.map((value) => ({ value, label: plan(value) }))}
          onChange={(value) => change({ plan: value as typeof choice.plan })}
        />
        <RadioRows
          label={t('period.label')}
          value={choice.period}
          options={PLAN_PERIODS.map((value) => ({ value, label: t(`payment.${value}`) }))}
          onChange={(value) => change({ period: value as typeof choice.period })}
        />
        <RadioRows
          label={t('payment.method')}
          value={choice.method}
          options={PLAN_METHODS.map((value) => ({
            value,
            label: (
              <Box>
                {orderMethodName(value, (key) => t(`method.${key}`))}
                <Text color="fg.muted">{orderMethodName(value, (key) => t(`method.${key}.help`))}</Text>
              </Box>
            ),
          }))}
          onChange={(value) => change({ method: value as typeof choice.method })}
        />
        <NoCardNote />
      </Stack>
    </ShopFrame>
  )
}
