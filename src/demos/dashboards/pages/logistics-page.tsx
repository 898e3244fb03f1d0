import { useQuery } from '@tanstack/react-query'
import { today } from '@/lib/calendar-day.ts'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { logisticsQuery } from '../api/dashboards.ts'
import { DashboardPage } from '../components/dashboard-page.tsx'
import { VehiclesPanel } from '../components/logistics/vehicles-panel.tsx'

const LogisticsCards = lazyWithRetry(
  () => import('../components/logistics/logistics-cards.tsx'),
  'LogisticsCards',
)
const cells = [
  { sm: 6, lg: 3, height: '124px' },
  { sm: 6, lg: 3, height: '124px' },
  { sm: 6, lg: 3, height: '124px' },
  { sm: 6, lg: 3, height: '124px' },
  { sm: 12, lg: 6, height: '376px' },
  { sm: 12, lg: 6, height: '376px' },
  { sm: 6, lg: 4, height: '390px' },
  { sm: 6, lg: 4, height: '390px' },
  { sm: 12, lg: 4, height: '390px' },
] as const

/** The logistics dashboard (`/dashboards/logistics` and `/apps/logistics/dashboard`). */
export function Page() {
  const query = useQuery(logisticsQuery(today()))
  return (
    <DashboardPage
      name="logistics"
      query={query}
      cells={cells}
      cards={(data) => <LogisticsCards data={data} />}
    >
      <VehiclesPanel />
    </DashboardPage>
  )
}
