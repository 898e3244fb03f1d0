import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button.tsx'

const DrawerPanel = lazy(() =>
  import('./nav-drawer-panel.tsx').then((file) => ({ default: file.NavDrawerPanel })),
)

/** Navigation below 1280 px: a button, and a drawer over the page. */
export function NavDrawer() {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'app.nav.open' })}
        aria-expanded={isOpen}
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={open}
      >
        <Menu strokeWidth={1.75} />
      </IconButton>
      {wasOpened ? (
        <Suspense fallback={null}>
          <DrawerPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
