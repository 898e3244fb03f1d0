import { Box, chakra, Drawer, Flex, Portal } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import { textAlignMatchParent } from '../layout/text-align.ts'
import { keepSelection } from '../overlay/keep-selection.ts'
import { useHasOpened } from '../overlay/use-has-opened.ts'
import { drawerRecipe } from '../theme/modal-recipes.ts'
import type { ContextMenuItem } from './context-menu-item.ts'
import { hasChildren, isDisabled, visibleItems } from './items.ts'
import { nextIndex } from './keyboard.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

const Line = chakra('button')

type ActionSheetProps = {
  /** The name of the item that the actions apply to. */
  label: string
  items: readonly ContextMenuItem[]
  onChoose: (item: ContextMenuItem) => void
  onClose: () => void
}

/**
 * The context menu below 1280 px: a bottom sheet titled "Actions" with the item's name; submenus open as
 * pages of the sheet.
 */
export function ActionSheet({ label, items, onChoose, onClose }: ActionSheetProps) {
  const intl = useIntl()
  const isOpened = useHasOpened()
  const sheet = useRef<HTMLDivElement>(null)
  const drag = useSheetDrag(sheet, onClose)
  const [path, setPath] = useState<readonly ContextMenuItem[]>([])
  const page = path.at(-1)
  const lines = visibleItems(page?.children ?? items)
  const title = page?.label ?? intl.formatMessage({ id: 'ui.menu.actions' })

  const handleChoose = (item: ContextMenuItem) => {
    if (isDisabled(item)) return
    if (hasChildren(item)) {
      // the log is fixed, and the submenu opens as a page so that touch users reach it.
      console.warn('A submenu is not implemented on mobile: it opens as a page of the sheet.', item.id)
      setPath([...path, item])
    } else onChoose(item)
  }

  const handleKey = (event: KeyboardEvent) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const labels = lines.filter((line) => !line.separator).map((line) => line.label)
    const current = buttons.findIndex((button) => button.matches(':focus'))
    const next = nextIndex(event.key, current, labels)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={isOpened}
      // The menu returns the focus itself, before an action that moves it.
      restoreFocus={false}
      placement="bottom"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner onMouseDownCapture={keepSelection}>
          <Drawer.Content ref={sheet} maxH="70vh" borderTopRadius="card" pb="env(safe-area-inset-bottom)">
            <Flex
              position="relative"
              align="center"
              gap="1"
              px="3"
              pt="3"
              pb="1"
              minH="14"
              flexShrink="0"
              touchAction="none"
              cursor="grab"
              {...drag}
            >
              <Box
                position="absolute"
                top="1.5"
                insetInline="0"
                mx="auto"
                w="9"
                h="1"
                borderRadius="full"
                bg="border.emphasized"
                aria-hidden
              />
              {page ? (
                <IconButton
                  label={intl.formatMessage({ id: 'ui.back' })}
                  onClick={() => setPath(path.slice(0, -1))}
                >
                  <ChevronLeft data-mirror="" />
                </IconButton>
              ) : null}
              <Box minW="0" px="2">
                <Drawer.Title textStyle="md">{title}</Drawer.Title>
                <Drawer.Description color="fg.muted" textStyle="sm" truncate>
                  <bdi>{label}</bdi>
                </Drawer.Description>
              </Box>
            </Flex>
            <Drawer.Body px="3" pb="4" pt="0">
              <Flex role="menu" aria-label={title} direction="column" onKeyDown={handleKey}>
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
                      py="1.5"
                      borderRadius="control"
                      textAlign="start"
                      textStyle="md"
                      opacity={isDisabled(item) ? 0.5 : 1}
                      color={item.danger ? 'danger.fg' : 'fg'}
                      _hover={{ bg: 'bg.subtle' }}
                      onClick={() => handleChoose(item)}
                    >
                      {item.icon ? <item.icon size={18} aria-hidden style={{ flexShrink: 0 }} /> : null}
                      <chakra.span flex="1" dir="auto" css={textAlignMatchParent}>
                        {item.label}
                        {item.disabledReason ? (
                          <chakra.span display="block" textStyle="xs">
                            {item.disabledReason}
                          </chakra.span>
                        ) : null}
                      </chakra.span>
                      {hasChildren(item) ? (
                        <ChevronRight strokeWidth={2} size={18} data-mirror="" aria-hidden />
                      ) : null}
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
