import { createStore, useStore } from '@/lib/external-store.ts'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { LoadedOnOpening } from '@/ui/loaded-later.tsx'

const Drawer = lazyPart(() => import('./customiser-drawer.tsx').then((file) => file.CustomiserDrawer))
const isOpenStore = createStore(false)

/** Opens the customiser from wherever its button stands. */
export const openCustomiser = () => isOpenStore.set(true)

const close = () => isOpenStore.set(false)

/** The place of the customiser in the frame; it is loaded with its first opening. */
export function Customiser() {
  const isOpen = useStore(isOpenStore)
  return (
    <LoadedOnOpening isOpen={isOpen} onFail={close}>
      <Drawer isOpen={isOpen} onClose={close} />
    </LoadedOnOpening>
  )
}
