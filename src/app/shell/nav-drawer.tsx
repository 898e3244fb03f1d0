import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Logo } from '@/ui/art/logo.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { useNav } from '../navigation/use-nav.ts'

/** Navigation below 1280 px: a button, and a drawer over the page. */
export function NavDrawer() {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Drawer.Root
      placement="start"
      size="xs"
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      lazyMount
    >
      <IconButton
        label={intl.formatMessage({ id: 'app.nav.open' })}
        aria-expanded={isOpen}
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={() => setIsOpen(true)}
      >
        <Menu strokeWidth={1.75} />
      </IconButton>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
            <Drawer.Header h="16" py="0" alignItems="center">
              <Drawer.Title>
                <Logo />
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body as="nav" px="3">
              <NavList
                blocks={blocks}
                activeId={activeId}
                isNarrow={false}
                onFollow={() => setIsOpen(false)}
              />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={intl.formatMessage({ id: 'ui.close' })} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
