import { useQuery } from '@tanstack/react-query'
import { today } from '@/lib/calendar-day.ts'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { ecommerceQuery } from '../api/dashboards.ts'
import { DashboardPage } from '../components/dashboard-page.tsx'
import { InvoicesPanel } from '../components/ecommerce/invoices-panel.tsx'

const EcommerceCards = lazyWithRetry(
  () => import('../components/ecommerce/ecommerce-cards.tsx'),
  'EcommerceCards',
)
const cells = [
  { sm: 12, lg: 4, height: '188px' },
  { sm: 12, lg: 8, height: '188px' },
  { sm: 12, lg: 4, height: '262px' },
  { sm: 6, lg: 4, height: '262px' },
  { sm: 6, lg: 4, height: '262px' },
  { sm: 12, lg: 12, height: '396px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 12, lg: 4, height: '420px' },
] as const

/** The e-commerce dashboard (`/dashboards/ecommerce` and `/apps/ecommerce/dashboard`). */
export function Page() {
  const query = useQuery(ecommerceQuery(today()))
  return (
    <DashboardPage
      name="ecommerce"
      query={query}
      cells={cells}
      cards={(data) => <EcommerceCards data={data} />}
    >
      <InvoicesPanel />
    </DashboardPage>
  )
}
