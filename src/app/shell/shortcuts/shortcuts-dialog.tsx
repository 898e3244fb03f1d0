import { Box, CloseButton, Dialog, Flex, Heading, Kbd, Portal, SimpleGrid } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { keySigns, useShortcutGroups } from '@/lib/shortcuts.ts'
import { useOpened } from '@/ui/use-opened.ts'

/** Every shortcut of what is on the screen, in groups. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  const groups = useShortcutGroups()
  const isMounted = useOpened()
  return (
    <Dialog.Root
      open={isOpen && isMounted}
      size="lg"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{intl.formatMessage({ id: 'app.shortcuts.heading' })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6" tabIndex={0} outline="none">
              <SimpleGrid columns={{ base: 1, sm: groups.length > 1 ? 2 : 1 }} gapX="8" gapY="6">
                {groups.toReversed().map(({ id, title, shortcuts }) => (
                  <Box key={id} as="section">
                    <Heading as="h3" textStyle="xs" color="fg.muted" mb="2">
                      {title}
                    </Heading>
                    <Box as="dl">
                      {shortcuts.map(({ keys, label }) => (
                        <Flex key={keys} justify="space-between" gap="4" py="1" align="center">
                          <dt>{label}</dt>
                          <Flex as="dd" gap="1" flexShrink="0" dir="ltr">
                            {keySigns(keys).map((key) => (
                              <Kbd key={key}>{key}</Kbd>
                            ))}
                          </Flex>
                        </Flex>
                      ))}
                    </Box>
                  </Box>
                ))}
              </SimpleGrid>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={intl.formatMessage({ id: 'ui.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
