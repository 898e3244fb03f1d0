import { useQuery } from '@tanstack/react-query'
import { today } from '@/lib/calendar-day.ts'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { academyQuery } from '../api/dashboards.ts'
import { CoursesPanel } from '../components/academy/courses-panel.tsx'
import { DashboardPage } from '../components/dashboard-page.tsx'

const AcademyCards = lazyWithRetry(() => import('../components/academy/academy-cards.tsx'), 'AcademyCards')
const cells = [
  { sm: 12, lg: 8, height: '240px' },
  { sm: 12, lg: 4, height: '240px' },
  { sm: 12, lg: 8, height: '372px' },
  { sm: 6, lg: 4, height: '372px' },
  { sm: 6, lg: 4, height: '430px' },
  { sm: 6, lg: 4, height: '430px' },
  { sm: 6, lg: 4, height: '430px' },
] as const

/** The academy dashboard (`/dashboards/academy` and `/apps/academy/dashboard`). */
export function Page() {
  const query = useQuery(academyQuery(today()))
  return (
    <DashboardPage name="academy" query={query} cells={cells} cards={(data) => <AcademyCards data={data} />}>
      <CoursesPanel />
    </DashboardPage>
  )
}
