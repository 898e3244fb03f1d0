import { AnalyticsSection } from '@/demos/dashboards/shared/analytics-section.tsx'
import { HomeFrame } from '@/features/home/shared/home-frame.tsx'
import { useAbility } from '@/lib/auth/ability.ts'

/** The home page (`/dashboards/analytics`), with the analytics dashboard while the template areas are shown. */
export function Page() {
  const hasSampleData = useAbility().can('read', 'demo')
  return <HomeFrame>{hasSampleData ? <AnalyticsSection /> : null}</HomeFrame>
}
