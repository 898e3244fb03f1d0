import { useSearchParams } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { CheckoutWizard } from '../components/checkout/checkout-wizard.tsx'
import { PlacedOrder } from '../components/checkout/placed-order.tsx'
import { WizardPage } from '../components/wizard-page.tsx'

const TABLES = ['products', 'orders']

/** The checkout of the sample shop (`/wizard-examples/checkout`); `?order=` shows a placed order. */
export function Page() {
  const [search] = useSearchParams()
  useDemoChanges(TABLES)
  const order = search.get('order') ?? ''
  return (
    <WizardPage name="checkout">
      {/^[1-9]\d{0,8}$/.test(order) ? <PlacedOrder order={Number(order)} /> : <CheckoutWizard />}
    </WizardPage>
  )
}
