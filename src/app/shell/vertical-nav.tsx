import { Box, Flex } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen, SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Logo, LogoMark } from '@/ui/art/logo.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { useNav } from '../navigation/use-nav.ts'
import { openCustomiser } from './customiser/customiser.tsx'
import { useLayoutSettings } from './layout-settings.ts'
import { useHoverExpand } from './use-hover-expand.ts'
import { useNavCollapsed } from './use-nav-collapsed.ts'
import { useNavScroll } from './use-nav-scroll.ts'

const wide = '256px'
const narrow = '68px'

/**
 * The navigation column on wide screens; collapsed it shows icons only and expands over the page on hover or
 * focus.
 */
export function VerticalNav() {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  const { isVerticalNavSemiDark, navbar } = useLayoutSettings()
  const [isCollapsed, setCollapsed] = useNavCollapsed()
  const { isPeeking, handlers } = useHoverExpand(isCollapsed)
  const scroll = useNavScroll(activeId)
  const isNarrow = isCollapsed && !isPeeking
  const Fold = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const foldLabel = intl.formatMessage({ id: isCollapsed ? 'app.nav.unfold' : 'app.nav.fold' })
  return (
    <Box
      as="nav"
      aria-label={intl.formatMessage({ id: 'app.nav.label' })}
      position="sticky"
      top="0"
      height="100dvh"
      width={isCollapsed ? narrow : wide}
      flexShrink="0"
      // The expanded column covers the app bar and the page.
      zIndex={isPeeking ? 'banner' : undefined}
      display={{ base: 'none', lg: 'block' }}
      {...handlers}
    >
      <Flex
        direction="column"
        height="full"
        width={isNarrow ? narrow : wide}
        overflow="hidden"
        borderInlineEndWidth="1px"
        bg="bg"
        color="fg"
        boxShadow={isPeeking ? 'floating' : undefined}
        transition="width 140ms ease-out"
        // A dark column beside a light page; the class switches every token inside.
        className={isVerticalNavSemiDark ? 'chakra-theme dark' : undefined}
        data-peeking={isPeeking || undefined}
      >
        <Flex h="16" align="center" px="5" flexShrink="0">
          <Link to="/" aria-label={intl.formatMessage({ id: 'app.home' })}>
            {isNarrow ? <LogoMark /> : <Logo />}
          </Link>
        </Flex>
        <Box
          flex="1"
          overflowY="auto"
          overflowX="hidden"
          px="3"
          py="2"
          scrollbarWidth={isNarrow ? 'none' : 'thin'}
          {...scroll}
        >
          <NavList blocks={blocks} activeId={activeId} isNarrow={isNarrow} />
        </Box>
        <Flex
          p="3"
          ps={isNarrow ? '4' : '3'}
          justify={isNarrow ? 'flex-start' : 'flex-end'}
          wrap="wrap"
          gap="1"
        >
          {navbar === 'hidden' ? (
            // With the bar hidden, this button is the only way to the layout settings.
            <IconButton label={intl.formatMessage({ id: 'app.customiser.open' })} onClick={openCustomiser}>
              <SlidersHorizontal />
            </IconButton>
          ) : null}
          <IconButton label={foldLabel} onClick={() => setCollapsed(!isCollapsed)}>
            <Fold data-mirror="" />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  )
}
