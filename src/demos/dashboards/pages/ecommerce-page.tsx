import { lazy } from 'react'
import { DashboardPage } from '../components/dashboard-page.tsx'
import { InvoicesPanel } from '../components/ecommerce/invoices-panel.tsx'

const EcommerceCards = lazy(async () => ({
  default: (await import('../components/ecommerce/ecommerce-cards.tsx')).EcommerceCards,
}))
const cells = [
  { lg: 4, height: '180px' },
  { lg: 8, height: '180px' },
  { lg: 4, height: '270px' },
  { sm: 6, lg: 4, height: '270px' },
  { sm: 6, lg: 4, height: '270px' },
  { height: '400px' },
  { sm: 6, lg: 4, height: '410px' },
  { sm: 6, lg: 4, height: '410px' },
  { lg: 4, height: '410px' },
] as const

/** The e-commerce dashboard (`/dashboards/ecommerce` and `/apps/ecommerce/dashboard`). */
export const Page = () => (
  <DashboardPage name="ecommerce" cells={cells} Cards={EcommerceCards}>
    <InvoicesPanel />
  </DashboardPage>
)
