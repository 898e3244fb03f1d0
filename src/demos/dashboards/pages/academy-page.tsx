import { lazy } from 'react'
import { CoursesPanel } from '../components/academy/courses-panel.tsx'
import { DashboardPage } from '../components/dashboard-page.tsx'

const AcademyCards = lazy(async () => ({
  default: (await import('../components/academy/academy-cards.tsx')).AcademyCards,
}))
const cells = [
  { lg: 8, height: '228px' },
  { lg: 4, height: '228px' },
  { lg: 8, height: '376px' },
  { sm: 6, lg: 4, height: '376px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 6, lg: 4, height: '420px' },
  { sm: 6, lg: 4, height: '420px' },
] as const

/** The academy dashboard (`/dashboards/academy` and `/apps/academy/dashboard`). */
export const Page = () => (
  <DashboardPage name="academy" cells={cells} Cards={AcademyCards}>
    <CoursesPanel />
  </DashboardPage>
)
