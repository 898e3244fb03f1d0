import { lazy } from 'react'
import { DashboardPage } from '../components/dashboard-page.tsx'
import { VehiclesPanel } from '../components/logistics/vehicles-panel.tsx'

const LogisticsCards = lazy(async () => ({
  default: (await import('../components/logistics/logistics-cards.tsx')).LogisticsCards,
}))
const cells = [
  { height: '131px', stats: 4 },
  { lg: 6, height: '380px' },
  { lg: 6, height: '380px' },
  { sm: 6, lg: 4, height: '396px' },
  { sm: 6, lg: 4, height: '396px' },
  { lg: 4, height: '396px' },
] as const

/** The logistics dashboard (`/dashboards/logistics` and `/apps/logistics/dashboard`). */
export const Page = () => (
  <DashboardPage name="logistics" cells={cells} Cards={LogisticsCards}>
    <VehiclesPanel />
  </DashboardPage>
)
