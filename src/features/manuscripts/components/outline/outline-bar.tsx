import { Box } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { BulkBar } from '@/ui/data-table/bulk-bar.tsx'
import { useOutlineCommands } from './outline-context.ts'

type OutlineBarProps = {
  /** The selected items, at least two. */
  items: readonly ItemSummary[]
  entries: readonly ContextMenuItem[]
  onClear: () => void
}

/** The number of selected items and the entries of their menu as buttons. */
export function OutlineBar({ items, entries, onClear }: OutlineBarProps) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const { focus } = useOutlineCommands()
  const clear = () => {
    focus()
    onClear()
  }
  const actions = entries
    .filter(({ separator, hidden }) => !separator && hidden !== true)
    .map(({ id, label, icon: Icon, danger = false, action, children }) => ({
      id,
      // Shorter than in the menu, so that the bar has one line.
      label: id === 'status' ? intl.formatMessage({ id: 'manuscripts.field.status' }) : label,
      icon: Icon ? <Icon size={16} aria-hidden /> : null,
      isDanger: danger,
      onRun: (_items: readonly ItemSummary[], _clear: () => void, button: HTMLElement) => {
        // The menu, a dialog or the removed bar gives the focus back to the outline.
        focus()
        if (children) contextMenu.openFromButton(button, children, label)
        else void action?.()
      },
    }))
  return (
    <Box onKeyDown={(event) => (event.key === 'Escape' ? clear() : undefined)}>
      <BulkBar rows={items} actions={actions} onClear={clear} />
    </Box>
  )
}
