import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Logo } from '@/ui/art/logo.tsx'
import { useIsWide } from '@/ui/layout/use-is-wide.ts'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { useNav } from '../navigation/use-nav.ts'

/** The navigation drawer; following a link closes it, and so does a window wide enough for the column. */
export function NavDrawerPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  const isWide = useIsWide()
  useEffect(() => {
    if (isWide && isOpen) onClose()
  }, [isWide, isOpen, onClose])
  return (
    <DrawerFrame isOpen={isOpen} side="start" size="xs" isBare title={<Logo />} onClose={onClose}>
      <Box px="3" pt="2">
        <nav aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
          <NavList blocks={blocks} activeId={activeId} isNarrow={false} onFollow={onClose} />
        </nav>
      </Box>
    </DrawerFrame>
  )
}
