import { Text } from '@chakra-ui/react'
import { ACCOUNT_PLANS, type Plan } from '@contract/account.ts'
import { planCents } from '@contract/demo/plan-terms.ts'
import { Tags } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { PlanRequestDialog } from '../components/plan-request-dialog.tsx'

export function DialogPricing() {
  const intl = useIntl()
  const t = useT('dialog-examples.pricing')
  const plan = useT('account.plan')
  const priceOf = (value: Plan) => {
    const month = planCents(value, 'monthly')
    const year = planCents(value, 'yearly')
    if (month === null || year === null) return t('on-request')
    return month === 0
      ? t('free')
      : t('price', { month: formatMoney(intl, month, 'round'), year: formatMoney(intl, year, 'round') })
  }
  return (
    <PlanRequestDialog
      name="pricing"
      icon={Tags}
      size="lg"
      field="plan"
      label={t('plan')}
      options={ACCOUNT_PLANS.map((value) => ({
        value,
        label: plan(`name.${value}`),
        help: (
          <>
            <Text as="span" display="block" color="fg">
              {priceOf(value)}
            </Text>
            {plan(`for.${value}`)}
          </>
        ),
      }))}
    />
  )
}
