import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '../context-menu/context-menu.tsx'
import type { ContextMenuItem } from '../context-menu/context-menu-item.ts'
import { IconButton } from '../inputs/icon-button.tsx'

type RowActionsProps = {
  name: string
  items: () => readonly ContextMenuItem[]
  tabIndex?: number
}

/** The button at the end of a row that opens the row's context menu. */
export function RowActions({ name, items, tabIndex }: RowActionsProps) {
  const intl = useIntl()
  const menu = useContextMenu()
  return (
    <IconButton
      size="xs"
      tabIndex={tabIndex}
      label={intl.formatMessage({ id: 'ui.table.actions-for' }, { name })}
      onClick={(event) => {
        event.stopPropagation()
        menu.openFromButton(event.currentTarget, items(), name)
      }}
    >
      <Ellipsis />
    </IconButton>
  )
}
