import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { NavLink } from 'react-router-dom'
import type { MessageId } from '@/lib/i18n/message-ids.ts'

const Tab = chakra(NavLink)

type TabLinksProps = { label: string; tabs: readonly { to: string; labelId: MessageId }[] }

/** Links between related screens; on a narrow screen the row scrolls to keep the current link visible. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    line.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <Flex
      as="nav"
      ref={line}
      aria-label={label}
      gap="1"
      overflowX="auto"
      borderBottomWidth="1px"
      css={{ scrollbarWidth: 'none' }}
    >
      {tabs.map(({ to, labelId }) => (
        <Tab
          key={to}
          to={to}
          flexShrink="0"
          px="3"
          py="2.5"
          mb="-1px"
          fontWeight="medium"
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
          _currentPage={{ color: 'brand.fg', borderColor: 'brand.solid' }}
        >
          <FormattedMessage id={labelId} />
        </Tab>
      ))}
    </Flex>
  )
}
