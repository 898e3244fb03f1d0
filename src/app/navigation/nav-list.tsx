import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { NavFolderItems } from './nav-folder-items.tsx'
import { NavItem, type NavItemProps } from './nav-item.tsx'
import type { NavBlock } from './nav-tree.ts'

/**
 * The navigation items under their headings; when narrow, a divider takes each heading's height so that icons
 * do not move.
 */
export function NavList({ blocks, ...item }: NavItemProps & { blocks: readonly NavBlock[] }) {
  const intl = useIntl()
  return (
    <Stack gap="4">
      {blocks.map((block) => (
        <Box key={block.section}>
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
      ))}
    </Stack>
  )
}
