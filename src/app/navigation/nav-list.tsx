import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { navIcons } from './nav-icons.ts'
import type { NavBlock, NavFolder, NavLink } from './nav-tree.ts'

const NavAnchor = chakra(Link)
const NavButton = chakra('button')

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '9',
  px: '3',
  borderRadius: 'control',
  color: 'fg.muted',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle', color: 'fg' },
  '@media (pointer: coarse)': { minH: '11' },
} as const

const current = {
  bg: 'brand.subtle',
  color: 'brand.fg',
  fontWeight: 'medium',
  _hover: { bg: 'brand.subtle' },
} as const

function Icon({ name }: { name: string | undefined }) {
  const Glyph = name ? navIcons[name] : undefined
  if (!Glyph) return <Box width="18px" flexShrink="0" aria-hidden />
  return <Glyph size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
}

type ItemProps = { activeId: string | null; isNarrow: boolean; onFollow?: () => void }

function NavLine({
  link,
  activeId,
  isNarrow,
  onFollow,
  isNested = false,
}: ItemProps & { link: NavLink; isNested?: boolean }) {
  const intl = useIntl()
  const isCurrent = link.id === activeId
  const name = intl.formatMessage({ id: link.labelId })
  return (
    <NavAnchor
      to={link.path}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? name : undefined}
      aria-label={isNarrow ? name : undefined}
      onClick={onFollow}
      {...line}
      {...(isCurrent ? current : {})}
      ps={isNested && !isNarrow ? '11' : '3'}
    >
      {isNested && !isNarrow ? null : <Icon name={link.icon} />}
      {isNarrow ? null : <span>{name}</span>}
    </NavAnchor>
  )
}

function NavFolderLines({ folder, ...item }: ItemProps & { folder: NavFolder }) {
  const intl = useIntl()
  const linesId = useId()
  const hasCurrent = folder.links.some((link) => link.id === item.activeId)
  const [isOpen, setIsOpen] = useState(hasCurrent)
  const [hadCurrent, setHadCurrent] = useState(hasCurrent)
  if (hasCurrent !== hadCurrent) {
    // Whoever comes to a screen of this group sees where they are; leaving it folds nothing.
    setHadCurrent(hasCurrent)
    if (hasCurrent) setIsOpen(true)
  }
  if (item.isNarrow)
    return folder.links.map((link) => (
      <NavLine key={link.id} link={{ ...link, icon: link.icon ?? folder.icon }} {...item} />
    ))
  return (
    <div>
      <NavButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={() => setIsOpen(!isOpen)}
        {...line}
        {...(hasCurrent ? { color: 'fg', fontWeight: 'medium' } : {})}
      >
        <Icon name={folder.icon} />
        <Box flex="1" minW="0">
          {intl.formatMessage({ id: folder.labelId })}
        </Box>
        <Box data-mirror="" aria-hidden>
          <ChevronRight
            size={16}
            style={{ rotate: isOpen ? '90deg' : '0deg', transition: 'rotate 140ms ease-out' }}
          />
        </Box>
      </NavButton>
      <Box
        id={linesId}
        inert={!isOpen}
        display="grid"
        gridTemplateRows={isOpen ? '1fr' : '0fr'}
        visibility={isOpen ? 'visible' : 'hidden'}
        transition="grid-template-rows 140ms ease-out, visibility 140ms"
      >
        <Stack gap="0.5" minH="0" overflow="hidden" pt={isOpen ? '0.5' : '0'}>
          {folder.links.map((link) => (
            <NavLine key={link.id} link={link} isNested {...item} />
          ))}
        </Stack>
      </Box>
    </div>
  )
}

/** The navigation's lines, under their headings. */
export function NavList({ blocks, ...item }: ItemProps & { blocks: readonly NavBlock[] }) {
  const intl = useIntl()
  return (
    <Stack gap="4">
      {blocks.map((block) => (
        <Box key={block.section}>
          {item.isNarrow ? null : (
            <Text px="3" mb="1" textStyle="xs" fontWeight="medium" color="fg.faint">
              {intl.formatMessage({ id: `app.nav.${block.section}` })}
            </Text>
          )}
          <Flex direction="column" gap="0.5">
            {block.entries.map((entry) =>
              entry.kind === 'link' ? (
                <NavLine key={entry.id} link={entry} {...item} />
              ) : (
                <NavFolderLines key={entry.id} folder={entry} {...item} />
              ),
            )}
          </Flex>
        </Box>
      ))}
    </Stack>
  )
}
