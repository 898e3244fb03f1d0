import { Box, Flex } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Logo, LogoMark } from '@/ui/art/logo.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { useNav } from '../navigation/use-nav.ts'
import { setLayout, useLayoutSettings } from './layout-settings.ts'

/** The column of navigation on wide screens; folded it shows icons only. */
export function VerticalNav() {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  const { isVerticalNavCollapsed: isCollapsed, isVerticalNavSemiDark } = useLayoutSettings()
  const Fold = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const foldLabel = intl.formatMessage({ id: isCollapsed ? 'app.nav.unfold' : 'app.nav.fold' })
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'app.nav.label' })}
      direction="column"
      position="sticky"
      top="0"
      height="100dvh"
      width={isCollapsed ? '68px' : '256px'}
      flexShrink="0"
      borderInlineEndWidth="1px"
      bg="bg"
      color="fg"
      // Dark beside a light page; the class turns every token below it.
      className={isVerticalNavSemiDark ? 'chakra-theme dark' : undefined}
      data-print="hide"
      display={{ base: 'none', lg: 'flex' }}
    >
      <Flex
        h="16"
        align="center"
        justify={isCollapsed ? 'center' : 'flex-start'}
        px={isCollapsed ? '0' : '5'}
      >
        <Link to="/" aria-label={intl.formatMessage({ id: 'app.home' })}>
          {isCollapsed ? <LogoMark /> : <Logo />}
        </Link>
      </Flex>
      <Box flex="1" overflowY="auto" px="3" py="2">
        <NavList blocks={blocks} activeId={activeId} isNarrow={isCollapsed} />
      </Box>
      <Flex p="3" justify={isCollapsed ? 'center' : 'flex-end'}>
        <IconButton label={foldLabel} onClick={() => setLayout({ isVerticalNavCollapsed: !isCollapsed })}>
          <Fold data-mirror="" strokeWidth={1.75} />
        </IconButton>
      </Flex>
    </Flex>
  )
}
