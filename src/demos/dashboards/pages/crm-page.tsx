import { useQuery } from '@tanstack/react-query'
import { today } from '@/lib/calendar-day.ts'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { crmQuery } from '../api/dashboards.ts'
import { DashboardPage } from '../components/dashboard-page.tsx'

const CrmCards = lazyWithRetry(() => import('../components/crm/crm-cards.tsx'), 'CrmCards')
const cells = [
  { sm: 6, lg: 3, height: '124px' },
  { sm: 6, lg: 3, height: '124px' },
  { sm: 6, lg: 3, height: '124px' },
  { sm: 6, lg: 3, height: '124px' },
  { sm: 12, lg: 8, height: '376px' },
  { sm: 12, lg: 4, height: '376px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 6, lg: 4, height: '430px' },
  { sm: 6, lg: 4, height: '430px' },
  { sm: 6, lg: 4, height: '430px' },
] as const

/** The CRM dashboard (`/dashboards/crm`). */
export function Page() {
  const query = useQuery(crmQuery(today()))
  return <DashboardPage name="crm" query={query} cells={cells} cards={(data) => <CrmCards data={data} />} />
}
