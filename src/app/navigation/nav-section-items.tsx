import { Box, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { NavFolderItems } from './nav-folder-items.tsx'
import { NavItem, type NavItemProps } from './nav-item.tsx'
import type { NavBlock } from './nav-tree.ts'

/** A heading of the navigation and its items; when narrow, a divider takes the height of the heading. */
export function NavSectionItems({ block, ...item }: NavItemProps & { block: NavBlock }) {
  const intl = useIntl()
  return (
    <Box>
      {item.isNarrow ? (
        <Flex h="4" mb="1" px="3" align="center" aria-hidden>
          <Box flex="1" h="1px" bg="border" />
        </Flex>
      ) : (
        <Text px="3" mb="1" textStyle="xs" fontWeight="medium" color="fg.faint" whiteSpace="nowrap">
          {intl.formatMessage({ id: `app.nav.${block.section}` })}
        </Text>
      )}
      <Flex direction="column" gap="0.5">
        {block.entries.map((entry) =>
          entry.kind === 'link' ? (
            <NavItem key={entry.id} link={entry} {...item} />
          ) : (
            <NavFolderItems key={entry.id} folder={entry} {...item} />
          ),
        )}
      </Flex>
    </Box>
  )
}
