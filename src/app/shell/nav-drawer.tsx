import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { OnceOpened } from '@/ui/overlay/once-opened.tsx'
import { NavDrawerPanel } from './nav-drawer-panel.tsx'

/** The navigation below 1280 px: a button that opens a drawer. */
export function NavDrawer() {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'app.nav.open' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={() => setIsOpen(true)}
      >
        <Menu />
      </IconButton>
      <OnceOpened isOpen={isOpen}>
        <NavDrawerPanel isOpen={isOpen} onClose={close} />
      </OnceOpened>
    </>
  )
}
