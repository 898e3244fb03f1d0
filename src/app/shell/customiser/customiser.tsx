import { lazy, Suspense, useState } from 'react'
import { createStore, useStore } from '@/lib/external-store.ts'

const Drawer = lazy(() =>
  import('./customiser-drawer.tsx').then((file) => ({ default: file.CustomiserDrawer })),
)
const isOpenStore = createStore(false)

/** Opens the customiser from wherever its button stands. */
export const openCustomiser = () => isOpenStore.set(true)

/** The place of the customiser in the frame; it is loaded with its first opening. */
export function Customiser() {
  const isOpen = useStore(isOpenStore)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense fallback={null}>
      <Drawer isOpen={isOpen} onClose={() => isOpenStore.set(false)} />
    </Suspense>
  ) : null
}
