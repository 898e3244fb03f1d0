import { ACCOUNT_PLANS } from '@contract/account.ts'
import { Tags } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { PlanRequestDialog } from '../components/plan-request-dialog.tsx'

export function DialogPricing() {
  const t = useT('dialog-examples.pricing')
  const plan = useT('account.plan')
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
        help: plan(`for.${value}`),
      }))}
    />
  )
}
