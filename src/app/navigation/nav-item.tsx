import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { countLabel, shownCount, useNavCount } from './nav-counts.ts'
import { navIcons } from './nav-icons.ts'
import type { NavLink } from './nav-tree.ts'

const NavAnchor = chakra(Link)

/** The style of a navigation item. */
export const itemStyle = {
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
  whiteSpace: 'nowrap',
  position: 'relative',
  _hover: { bg: 'bg.subtle', color: 'fg' },
  '@media (pointer: coarse)': { minH: '11' },
} as const

/** The style of the current navigation item. */
export const currentStyle = {
  bg: 'brand.subtle',
  color: 'brand.fg',
  fontWeight: 'medium',
  _hover: { bg: 'brand.subtle' },
} as const

export function NavIcon({ name }: { name: string | undefined }) {
  const Glyph = name ? navIcons[name] : undefined
  if (!Glyph) return <Box width="18px" flexShrink="0" aria-hidden />
  return <Glyph size={18} aria-hidden style={{ flexShrink: 0 }} />
}

/** The props of every navigation item. */
export type NavItemProps = {
  activeId: string | null
  /** True when only icons are visible. */
  isNarrow: boolean
  onFollow?: (() => void) | undefined
}

/** A navigation link with its unread count. */
export function NavItem({
  link,
  activeId,
  isNarrow,
  onFollow,
  isNested = false,
}: NavItemProps & { link: NavLink; isNested?: boolean }) {
  const intl = useIntl()
  const wordsId = useId()
  const isCurrent = link.id === activeId
  const count = useNavCount(link.id)
  const name = intl.formatMessage({ id: link.labelId })
  return (
    <>
      <NavAnchor
        to={link.path}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isNarrow ? name : undefined}
        aria-describedby={count > 0 ? wordsId : undefined}
        onClick={onFollow}
        {...itemStyle}
        {...(isCurrent ? currentStyle : {})}
        ps={isNested ? '11' : '3'}
      >
        {isNested ? null : <NavIcon name={link.icon} />}
        {isNarrow ? null : (
          <Box as="span" flex="1" minW="0" whiteSpace="normal">
            {name}
          </Box>
        )}
        <CountBadge count={count} isNarrow={isNarrow} />
      </NavAnchor>
      {count > 0 ? (
        <span id={wordsId} hidden>
          {intl.formatMessage({ id: countLabel(link.id) }, { count })}
        </span>
      ) : null}
    </>
  )
}

/** An unread count at the end of an item, or a dot on its icon; its description is elsewhere in the item. */
export function CountBadge({ count, isNarrow = false }: { count: number; isNarrow?: boolean }) {
  const intl = useIntl()
  if (count <= 0) return null
  if (isNarrow)
    return (
      <Box
        position="absolute"
        top="1.5"
        insetInlineStart="6"
        boxSize="2"
        borderRadius="full"
        bg="mark.fg"
        aria-hidden
      />
    )
  return (
    <Box
      as="span"
      flexShrink="0"
      minW="5"
      px="1.5"
      borderRadius="full"
      bg="mark.solid"
      color="mark.contrast"
      textStyle="xs"
      fontWeight="semibold"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      aria-hidden
    >
      {shownCount(count, intl.formatNumber)}
    </Box>
  )
}
