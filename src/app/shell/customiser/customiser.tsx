import { createStore, useStore } from '@/lib/storage/external-store.ts'
import { LazyOnOpen } from '@/ui/overlay/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'

const Drawer = lazyWithRetry(() => import('./customiser-drawer.tsx'), 'CustomiserDrawer')
const isOpenStore = createStore(false)

/** Opens the customiser from any button. */
export const openCustomiser = () => isOpenStore.set(true)

const close = () => isOpenStore.set(false)

/** Renders the customiser; its chunk loads on first opening. */
export function Customiser() {
  const isOpen = useStore(isOpenStore)
  return (
    <LazyOnOpen isOpen={isOpen} onFail={close}>
      <Drawer isOpen={isOpen} onClose={close} />
    </LazyOnOpen>
  )
}
