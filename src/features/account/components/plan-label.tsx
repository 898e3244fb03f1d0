import type { Billing, Plan } from '@contract/account.ts'
import { FormattedMessage } from 'react-intl'
import { billingKey } from '../model/plans.ts'

export function PlanLabel({ plan, billing }: { plan: Plan; billing: Billing }) {
  return (
    <>
      <FormattedMessage id={`account.plan.name.${plan}`} />
      {' · '}
      <FormattedMessage id={`account.billing-way.${billingKey[billing]}`} />
    </>
  )
}
