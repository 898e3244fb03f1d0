import { createStore, useStore } from '@/lib/storage/external-store.ts'
import { OnceOpened } from '@/ui/overlay/once-opened.tsx'
import { CustomiserDrawer } from './customiser-drawer.tsx'

const isOpenStore = createStore(false)

/** Opens the customiser from any button. */
export const openCustomiser = () => isOpenStore.set(true)

const close = () => isOpenStore.set(false)

/** Renders the customiser. */
export function Customiser() {
  const isOpen = useStore(isOpenStore)
  return (
    <OnceOpened isOpen={isOpen}>
      <CustomiserDrawer isOpen={isOpen} onClose={close} />
    </OnceOpened>
  )
}
