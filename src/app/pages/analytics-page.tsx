import { AnalyticsSection } from '@/demos/dashboards/shared/analytics-section.tsx'
import { HomeFrame } from '@/features/home/shared/home-frame.tsx'

/** The home page with the analytics dashboard (`/dashboards/analytics`). */
export function Page() {
  return (
    <HomeFrame>
      <AnalyticsSection />
    </HomeFrame>
  )
}
