import { Box, Flex, Heading, Kbd, SimpleGrid, type SimpleGridProps } from '@chakra-ui/react'

type ShortcutListProps = Omit<SimpleGridProps, 'columns'> & {
  groups: readonly {
    title: string
    /** The description and the key labels of each shortcut. */
    lines: readonly { label: string; signs: readonly string[] }[]
  }[]
}

/** Shortcuts in groups with headings. */
export function ShortcutList({ groups, ...grid }: ShortcutListProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: groups.length > 1 ? 2 : 1 }} gapX="8" gapY="6" {...grid}>
      {groups.map(({ title, lines }) => (
        <Box key={title} as="section">
          <Heading as="h3" textStyle="xs" color="fg.muted" mb="2">
            {title}
          </Heading>
          <Box as="dl">
            {lines.map(({ label, signs }) => (
              <Flex key={label} justify="space-between" gap="4" py="1" align="center">
                <dt>{label}</dt>
                {/* Key combinations read left to right in every script. */}
                <Flex as="dd" gap="1" flexShrink="0" dir="ltr">
                  {signs.map((sign) => (
                    <Kbd key={sign}>{sign}</Kbd>
                  ))}
                </Flex>
              </Flex>
            ))}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  )
}
