import { Box, Flex, Text, useMediaQuery } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { BulkBar } from '@/ui/data-table/bulk-bar.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

type SelectionBarProps = {
  items: readonly ItemSummary[]
  /** The menu of the items. */
  entries: readonly ContextMenuItem[]
  /** Given at the end of a narrow pane: icons only, in the flow. Otherwise the bar floats over the end of the list. */
  isNarrow?: boolean
  onClear: () => void
  /** Gives the focus back to the rows or cards, before a menu or dialog opens and when the bar goes. */
  onFocus: () => void
}

/** The number of selected items and the entries of their menu as buttons. */
export function SelectionBar({ items, entries, isNarrow = false, onClear, onFocus }: SelectionBarProps) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const isPhone = useMediaQuery(['(max-width: 559px)'], { ssr: false })[0] ?? false
  const clear = () => {
    onFocus()
    onClear()
  }
  const actions = entries
    // A merge depends on which items are selected, and the menu says why it is not possible.
    .filter(({ id, separator, hidden }) => id !== 'merge' && !separator && hidden !== true)
    .map(({ id, label, icon: Icon, danger = false, action, children }) => ({
      id,
      // Shorter than in the menu, so that the bar has one line.
      label: id === 'status' ? intl.formatMessage({ id: 'manuscripts.field.status' }) : label,
      icon: Icon ? <Icon size={16} aria-hidden /> : null,
      isDanger: danger,
      onRun: (_items: readonly ItemSummary[], _clear: () => void, button: HTMLElement) => {
        onFocus()
        if (children) contextMenu.openFromButton(button, children, label)
        else void action?.()
      },
    }))
  if (!isNarrow && !isPhone) {
    return (
      // Without a box of its own, in which the bar could not stick to the end of the view.
      <Box display="contents" onKeyDown={(event) => (event.key === 'Escape' ? clear() : undefined)}>
        <BulkBar rows={items} actions={actions} onClear={clear} />
      </Box>
    )
  }
  return (
    <Flex
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'ui.table.bulk' })}
      align="center"
      wrap="wrap"
      gap="0.5"
      px="3"
      py="1.5"
      bg="bg.surface"
      {...(isNarrow
        ? { borderTopWidth: '1px' }
        : { position: 'sticky', bottom: '4', zIndex: 'docked', borderRadius: 'card', boxShadow: 'floating' })}
      onKeyDown={(event) => (event.key === 'Escape' ? clear() : undefined)}
    >
      <Text role="status" flex="1" whiteSpace="nowrap" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {intl.formatMessage({ id: 'ui.table.selected' }, { count: items.length })}
      </Text>
      {/* Eight buttons are wider than the narrowest binder. */}
      <Flex wrap="wrap">
        {actions.map(({ id, label, icon, isDanger, onRun }) => (
          <IconButton
            key={id}
            size="sm"
            label={label}
            {...(isDanger ? { color: 'danger.fg' } : {})}
            onClick={(event) => onRun(items, clear, event.currentTarget)}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton size="sm" label={intl.formatMessage({ id: 'ui.table.clear' })} onClick={clear}>
          <X />
        </IconButton>
      </Flex>
    </Flex>
  )
}
