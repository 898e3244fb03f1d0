import { Box, Button, Flex, Menu } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { followLink } from '@/ui/menu/follow-link.ts'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'
import { countLabel, useNavCount } from '../navigation/nav-counts.ts'
import { navIcons } from '../navigation/nav-icons.ts'
import { CountBadge, currentStyle } from '../navigation/nav-item.tsx'
import type { NavBlock, NavLink } from '../navigation/nav-tree.ts'
import { useNav } from '../navigation/use-nav.ts'

const popoverOffset = 6

/** The navigation as a row below the app bar: one menu per heading, 6 px from its button. */
export function HorizontalNav() {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'app.nav.label' })}
      gap="1"
      px="6"
      pb="2"
      wrap="wrap"
      display={{ base: 'none', lg: 'flex' }}
      data-print="hide"
    >
      {blocks.map((block) => (
        <Section key={block.section} block={block} activeId={activeId} />
      ))}
    </Flex>
  )
}

const linksOf = (block: NavBlock): NavLink[] =>
  block.entries.flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.links))

function Section({ block, activeId }: { block: NavBlock; activeId: string | null }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: `app.nav.${block.section}` })
  const isCurrent = linksOf(block).some((link) => link.id === activeId)
  const count = useNavCount(...linksOf(block).map(({ id }) => id))
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start', gutter: popoverOffset }}
      navigate={followLink}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant={isCurrent ? 'subtle' : 'ghost'}
          colorPalette={isCurrent ? 'brand' : 'gray'}
        >
          {label}
          <CountBadge count={count} />
          <UnreadWords id={null} count={count} />
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <MenuSurface label={label}>
        <Box maxH="70vh" overflowY="auto" minW="56">
          {block.entries.map((entry) =>
            entry.kind === 'link' ? (
              <Line key={entry.id} link={entry} isCurrent={entry.id === activeId} />
            ) : (
              <Menu.ItemGroup key={entry.id}>
                <Menu.ItemGroupLabel textStyle="xs" fontWeight="medium" color="fg.muted">
                  {intl.formatMessage({ id: entry.labelId })}
                </Menu.ItemGroupLabel>
                {entry.links.map((link) => (
                  <Line key={link.id} link={link} isCurrent={link.id === activeId} isNested />
                ))}
              </Menu.ItemGroup>
            ),
          )}
        </Box>
      </MenuSurface>
    </Menu.Root>
  )
}

function Line({ link, isCurrent, isNested }: { link: NavLink; isCurrent: boolean; isNested?: boolean }) {
  const intl = useIntl()
  const count = useNavCount(link.id)
  const Glyph = link.icon ? navIcons[link.icon] : undefined
  return (
    <Menu.Item
      value={link.id}
      asChild
      {...(isNested ? { ps: '8' } : {})}
      {...(isCurrent ? currentStyle : {})}
    >
      <Link to={link.path} aria-current={isCurrent ? 'page' : undefined}>
        {Glyph ? <Glyph size={16} aria-hidden /> : null}
        <Box as="span" flex="1">
          {intl.formatMessage({ id: link.labelId })}
        </Box>
        <CountBadge count={count} />
        <UnreadWords id={link.id} count={count} />
      </Link>
    </Menu.Item>
  )
}

function UnreadWords({ id, count }: { id: string | null; count: number }) {
  const intl = useIntl()
  if (count <= 0) return null
  return (
    <Box as="span" srOnly>
      {intl.formatMessage({ id: countLabel(id) }, { count })}
    </Box>
  )
}
