import { lazy } from 'react'
import { DashboardPage } from '../components/dashboard-page.tsx'

const CrmCards = lazy(async () => ({ default: (await import('../components/crm/crm-cards.tsx')).CrmCards }))
const cells = [
  { height: '131px', stats: 4 },
  { lg: 8, height: '380px' },
  { lg: 4, height: '380px' },
  { sm: 6, lg: 4, height: '386px' },
  { sm: 6, lg: 4, height: '386px' },
  { sm: 6, lg: 4, height: '386px' },
  { sm: 6, lg: 4, height: '416px' },
  { sm: 6, lg: 4, height: '416px' },
  { sm: 6, lg: 4, height: '416px' },
  { sm: 6, lg: 4, height: '368px' },
  { sm: 6, lg: 8, height: '368px' },
] as const

/** The CRM dashboard (`/dashboards/crm`). */
export const Page = () => <DashboardPage name="crm" cells={cells} Cards={CrmCards} />
