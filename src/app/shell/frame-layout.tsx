import { useSession } from '@/features/auth/api/session.ts'
import { useRouteHandle } from '../use-route-handle.ts'
import { BlankLayout } from './blank-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'

/** The app frame of a screen; guests see an `adaptive` screen without the frame. */
export function FrameLayout() {
  const { status } = useSession()
  const isAdaptive = useRouteHandle()?.layout === 'adaptive'
  return isAdaptive && status !== 'signed-in' ? <BlankLayout /> : <DefaultLayout />
}
