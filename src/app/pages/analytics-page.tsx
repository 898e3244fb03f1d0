import { AnalyticsSection } from '@/demos/dashboards/shared/analytics-section.tsx' // template areas
import { HomeFrame } from '@/features/home/shared/home-frame.tsx'

/** The home page (`/dashboards/analytics`), with the analytics dashboard while the template areas are shown. */
export const Page = () => (
  <HomeFrame>
    <AnalyticsSection /> {/* template areas */}
  </HomeFrame>
)
