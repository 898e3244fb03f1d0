import { PlanGrid } from '../components/plan-grid.tsx'
import { ShopFrame } from '../components/shop-frame.tsx'
import { PlanLink } from '../shared/plan-link.tsx'

/** The public plans (`/front-pages/pricing`). */
export function Page() {
  return (
    <ShopFrame name="public">
      <PlanGrid action={(plan, period) => <PlanLink plan={plan} period={period} />} />
    </ShopFrame>
  )
}
