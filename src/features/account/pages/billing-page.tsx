import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { accountQuery } from '../api/account.ts'
import { useLivePlans } from '../api/plan-queries.ts'
import { DecisionsSection } from '../components/decisions-section.tsx'
import { InvoiceSection } from '../components/invoice-section.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PlanSection } from '../components/plan-section.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'

/** The plan, plan requests and invoice details (`/pages/account-settings/billing-plans`). */
export function Page() {
  useLivePlans(useUser()?.uid)
  const mayDecide = useAbility().can('update', 'profiles')
  return (
    <SettingsFrame>
      {mayDecide ? <DecisionsSection /> : null}
      <Loaded query={useQuery(accountQuery)} rows={6}>
        {(account) => (
          <>
            <PlanSection account={account} />
            <InvoiceSection account={account} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  )
}
