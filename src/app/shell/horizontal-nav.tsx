import { Box, Button, Flex, Menu, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { MenuPanel } from '@/ui/menu/menu-panel.tsx'
import { useMenuTrigger } from '@/ui/menu/use-menu-trigger.ts'
import { countLabel, useNavCount } from '../navigation/nav-counts.ts'
import { navIcons } from '../navigation/nav-icons.ts'
import { CountBadge, currentStyle } from '../navigation/nav-item.tsx'
import { linksOf, type NavBlock, type NavLink, splitTemplate } from '../navigation/nav-tree.ts'
import { useNav } from '../navigation/use-nav.ts'

const POPOVER_OFFSET_PX = 6

/** The navigation as a row below the app bar: a menu per heading of the product, then one of the template. */
export function HorizontalNav() {
  const intl = useIntl()
  const { blocks, activeId } = useNav()
  const { product, template } = splitTemplate(blocks)
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'app.nav.label' })}
      gap="1"
      px="6"
      pb="2"
      wrap="wrap"
      display={{ base: 'none', lg: 'flex' }}
    >
      {product.map((block) => (
        <Section key={block.section} name={block.section} blocks={[block]} activeId={activeId} />
      ))}
      {template.length > 0 ? <Section name="template" blocks={template} activeId={activeId} /> : null}
    </Flex>
  )
}

type SectionProps = {
  name: NavBlock['section'] | 'template'
  blocks: readonly NavBlock[]
  activeId: string | null
}

function Section({ name, blocks, activeId }: SectionProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: `app.nav.${name}` })
  const links = linksOf(blocks)
  const isCurrent = links.some((link) => link.id === activeId)
  const count = useNavCount(...links.map(({ id }) => id))
  const { trigger, panel } = useMenuTrigger()
  return (
    <>
      <Button
        size="sm"
        variant={isCurrent ? 'subtle' : 'ghost'}
        colorPalette={isCurrent ? 'brand' : 'gray'}
        {...trigger}
      >
        {label}
        <CountBadge count={count} />
        <UnreadWords id={null} count={count} />
        <ChevronDown size={14} aria-hidden />
      </Button>
      {panel ? (
        <MenuPanel
          {...panel}
          first={links[0]?.id}
          positioning={{ placement: 'bottom-start', gutter: POPOVER_OFFSET_PX }}
        >
          <Box maxH="70vh" overflowY="auto" minW="56">
            {blocks.map((block) => (
              <Fragment key={block.section}>
                {blocks.length > 1 ? (
                  <Text px="2" pt="3" pb="1" textStyle="sm" fontWeight="semibold">
                    {intl.formatMessage({ id: `app.nav.${block.section}` })}
                  </Text>
                ) : null}
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
              </Fragment>
            ))}
          </Box>
        </MenuPanel>
      ) : null}
    </>
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
