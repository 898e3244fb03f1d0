import { ACCOUNT_BILLINGS } from '@contract/account.ts'
import { Wallet } from 'lucide-react'
import { billingKey } from '@/features/account/shared/account-forms.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { PlanRequestDialog } from '../components/plan-request-dialog.tsx'

export function DialogPaymentMethods() {
  const t = useT('dialog-examples.payment-methods')
  const way = useT('account.billing-way')
  return (
    <PlanRequestDialog
      name="payment-methods"
      icon={Wallet}
      field="billing"
      label={t('method')}
      options={ACCOUNT_BILLINGS.map((value) => ({
        value,
        label: way(billingKey[value]),
        help: t(`help.${billingKey[value]}`),
      }))}
    />
  )
}
