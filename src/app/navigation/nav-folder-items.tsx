import { Box, chakra, Stack } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { currentStyle, itemStyle, NavIcon, NavItem, type NavItemProps } from './nav-item.tsx'
import type { NavFolder } from './nav-tree.ts'

const NavButton = chakra('button')

/** A collapsible group of navigation items; the group with the current screen is expanded. */
export function NavFolderItems({ folder, ...item }: NavItemProps & { folder: NavFolder }) {
  const intl = useIntl()
  const linesId = useId()
  const hasCurrent = folder.links.some((link) => link.id === item.activeId)
  const [isUnfolded, setIsUnfolded] = useState(hasCurrent)
  const [hadCurrent, setHadCurrent] = useState(hasCurrent)
  if (hasCurrent !== hadCurrent) {
    // Opening a screen of this group expands it; leaving the screen does not collapse it.
    setHadCurrent(hasCurrent)
    if (hasCurrent) setIsUnfolded(true)
  }
  const { isNarrow } = item
  const isOpen = isUnfolded && !isNarrow
  // The links of a group that was never open are not rendered: they are most of the navigation.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const name = intl.formatMessage({ id: folder.labelId })
  return (
    <div>
      <NavButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={linesId}
        aria-label={isNarrow ? name : undefined}
        onClick={() => setIsUnfolded(isNarrow || !isUnfolded)}
        {...itemStyle}
        {...(hasCurrent ? { color: 'fg', fontWeight: 'medium' } : {})}
        {...(hasCurrent && isNarrow ? currentStyle : {})}
      >
        <NavIcon name={folder.icon} />
        {isNarrow ? null : (
          <>
            <Box as="span" flex="1" minW="0" whiteSpace="normal">
              {name}
            </Box>
            <Box as="span" data-mirror="" aria-hidden>
              <ChevronRight
                strokeWidth={2}
                size={16}
                style={{ rotate: isOpen ? '90deg' : '0deg', transition: 'rotate 140ms ease-out' }}
              />
            </Box>
          </>
        )}
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
          {wasOpen
            ? folder.links.map((link) => <NavItem key={link.id} link={link} isNested {...item} />)
            : null}
        </Stack>
      </Box>
    </div>
  )
}
