import { useSession } from '@/features/auth/api/session.ts'
import { useRouteHandle } from '../use-route-handle.ts'
import { BlankLayout } from './blank-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'

/** Navigation and app bar around a screen; an `adaptive` one is a page by itself for guests, who have no navigation. */
export function FrameLayout() {
  const { status } = useSession()
  const isAdaptive = useRouteHandle()?.layout === 'adaptive'
  return isAdaptive && status !== 'signed-in' ? <BlankLayout /> : <DefaultLayout />
}
