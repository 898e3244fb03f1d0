import { Box, chakra, Stack } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { itemStyle, NavIcon, type NavItemProps } from './nav-item.tsx'
import { NavSectionItems } from './nav-section-items.tsx'
import { hasLink, type NavBlock } from './nav-tree.ts'

const NavButton = chakra('button')

/** The template areas in one group, collapsed until it is opened or one of its screens is shown. */
export function TemplateNav({ blocks, ...item }: NavItemProps & { blocks: readonly NavBlock[] }) {
  const intl = useIntl()
  const listId = useId()
  const hasCurrent = hasLink(blocks, item.activeId)
  const [isOpen, setIsOpen] = useState(hasCurrent)
  const [hadCurrent, setHadCurrent] = useState(hasCurrent)
  if (hasCurrent !== hadCurrent) {
    // Opening a screen of the group expands it; leaving the screen does not collapse it.
    setHadCurrent(hasCurrent)
    if (hasCurrent) setIsOpen(true)
  }
  const name = intl.formatMessage({ id: 'app.nav.template' })
  return (
    <Stack gap="4">
      <NavButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={item.isNarrow ? name : undefined}
        onClick={() => setIsOpen(!isOpen)}
        {...itemStyle}
      >
        <NavIcon name="blocks" />
        {item.isNarrow ? null : (
          <>
            <Box as="span" flex="1" minW="0" whiteSpace="normal">
              {name}
            </Box>
            <Box as="span" data-mirror="" aria-hidden>
              <ChevronRight strokeWidth={2} size={16} style={{ rotate: isOpen ? '90deg' : '0deg' }} />
            </Box>
          </>
        )}
      </NavButton>
      {isOpen ? (
        <Stack gap="4" id={listId}>
          {blocks.map((block) => (
            <NavSectionItems key={block.section} block={block} {...item} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  )
}
