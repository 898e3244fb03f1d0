import { Box, chakra, Drawer, Flex, Portal } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../icon-button.tsx'
import { useOpened } from '../use-opened.ts'
import { hasChildren, isDisabled, visibleItems } from './items.ts'
import type { ContextMenuItem } from './types.ts'

const Line = chakra('button')

type ActionSheetProps = {
  items: readonly ContextMenuItem[]
  onChoose: (item: ContextMenuItem) => void
  onClose: () => void
}

/** The menu as a bottom sheet titled Actions, below 1280 px; lines with children open as a page of the same sheet. */
export function ActionSheet({ items, onChoose, onClose }: ActionSheetProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  const [path, setPath] = useState<readonly ContextMenuItem[]>([])
  const page = path.at(-1)
  const lines = visibleItems(page?.children ?? items)
  const title = page?.label ?? intl.formatMessage({ id: 'ui.menu.actions' })

  const handleChoose = (item: ContextMenuItem) => {
    if (isDisabled(item)) return
    if (hasChildren(item)) setPath([...path, item])
    else onChoose(item)
  }

  return (
    <Drawer.Root
      open={isOpened}
      placement="bottom"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxH="70vh" borderTopRadius="card" pb="env(safe-area-inset-bottom)">
            <Flex align="center" gap="1" px="3" pt="3" pb="1" minH="14">
              {page ? (
                <IconButton
                  label={intl.formatMessage({ id: 'ui.back' })}
                  onClick={() => setPath(path.slice(0, -1))}
                >
                  <ChevronLeft data-mirror="" strokeWidth={1.75} />
                </IconButton>
              ) : null}
              <Drawer.Title textStyle="md" px="2">
                {title}
              </Drawer.Title>
            </Flex>
            <Drawer.Body px="3" pb="4" pt="0">
              <Flex role="menu" aria-label={title} direction="column">
                {lines.map((item) =>
                  item.separator ? (
                    <Box key={item.id} role="separator" h="1px" my="1" bg="border" />
                  ) : (
                    <Line
                      key={item.id}
                      type="button"
                      role="menuitem"
                      aria-disabled={isDisabled(item) || undefined}
                      aria-haspopup={hasChildren(item) ? 'menu' : undefined}
                      display="flex"
                      alignItems="center"
                      gap="3"
                      px="2"
                      minH="11"
                      borderRadius="control"
                      textAlign="start"
                      textStyle="md"
                      opacity={isDisabled(item) ? 0.5 : 1}
                      color={item.danger ? 'danger.fg' : 'fg'}
                      _hover={{ bg: 'bg.subtle' }}
                      onClick={() => handleChoose(item)}
                    >
                      {item.icon ? (
                        <item.icon size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
                      ) : null}
                      <chakra.span flex="1">{item.label}</chakra.span>
                      {hasChildren(item) ? <ChevronRight size={18} data-mirror="" aria-hidden /> : null}
                    </Line>
                  ),
                )}
              </Flex>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
