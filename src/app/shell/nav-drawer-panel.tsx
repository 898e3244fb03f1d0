import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Logo } from '@/ui/art/logo.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { useNav } from '../navigation/use-nav.ts'

/** The drawer with the navigation in it; following a link closes it. */
export function NavDrawerPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  return (
    <Drawer.Root
      placement="start"
      size="xs"
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header minH="16" flexShrink="0" py="0" px="5" alignItems="center">
              <Drawer.Title>
                <Logo />
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body px="3" pt="2">
              <nav aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
                <NavList blocks={blocks} activeId={activeId} isNarrow={false} onFollow={onClose} />
              </nav>
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
