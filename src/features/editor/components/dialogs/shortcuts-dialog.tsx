import { Box, Flex, Heading, Kbd, SimpleGrid } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { keysOf, SHORTCUTS } from '../../model/shortcuts.ts'
import { DeskDialogFrame } from './desk-dialog.tsx'

/** Every key of the editor, and what one can type for the same. */
export function ShortcutsDialog() {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id })
  return (
    <DeskDialogFrame title={say('editor.shortcuts')} description={say('editor.shortcuts.typed')} size="lg">
      <SimpleGrid
        columns={{ base: 1, sm: 2 }}
        gapX="8"
        gapY="6"
        tabIndex={0}
        outline="none"
        data-autofocus=""
      >
        {Object.entries(SHORTCUTS).map(([group, shortcuts]) => (
          <Box key={group} as="section">
            <Heading as="h3" textStyle="xs" color="fg.muted" mb="2">
              {say(`editor.shortcuts.group.${group}`)}
            </Heading>
            <Box as="dl">
              {shortcuts.map(({ id, keys }) => (
                <Flex key={id} justify="space-between" gap="4" py="1" align="center">
                  <dt>{say(`editor.tool.${id}`)}</dt>
                  <Flex as="dd" gap="1" flexShrink="0">
                    {keysOf(keys).map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Flex>
                </Flex>
              ))}
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </DeskDialogFrame>
  )
}
