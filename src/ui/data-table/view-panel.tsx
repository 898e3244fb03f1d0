import { Menu } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { MenuPanel } from '../menu/menu-panel.tsx'
import type { MenuPanelProps } from '../menu/types.ts'
import { useViewChoices } from './view-choices.ts'

/** How a table is looked at: its order where it has no heads, its columns, the height of its rows. */
export function ViewPanel(props: MenuPanelProps) {
  const intl = useIntl()
  const { columns, shown, prefs, onPrefsChange, sort } = useViewChoices()
  const text = (id: string) => intl.formatMessage({ id: `ui.table.${id}` })
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const first = sort && sortable[0] ? `sort-${sortable[0].id}` : `column-${columns[0]?.id ?? ''}`
  return (
    <MenuPanel {...props} first={first} minW="56">
      {sort && sortable.length > 0 ? (
        <>
          <Menu.RadioItemGroup
            value={`sort-${sort.state.sortBy}`}
            onValueChange={({ value }) => sort.onChange({ sortBy: value.slice('sort-'.length) })}
          >
            <Menu.ItemGroupLabel>{text('sort')}</Menu.ItemGroupLabel>
            {sortable.map(({ id, header }) => (
              <Menu.RadioItem key={id} value={`sort-${id}`}>
                {header}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator />
          <Menu.RadioItemGroup
            value={sort.state.orderBy}
            onValueChange={({ value }) => sort.onChange({ orderBy: value === 'desc' ? 'desc' : 'asc' })}
          >
            {(['asc', 'desc'] as const).map((order) => (
              <Menu.RadioItem key={order} value={order}>
                {text(order)}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator />
        </>
      ) : null}
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>{text('columns')}</Menu.ItemGroupLabel>
        {columns.map(({ id, header, isFixed }) => (
          <Menu.CheckboxItem
            key={id}
            value={`column-${id}`}
            checked={shown.includes(id)}
            disabled={isFixed}
            closeOnSelect={false}
            onCheckedChange={(checked) =>
              onPrefsChange({ ...prefs, shown: { ...prefs.shown, [id]: checked } })
            }
          >
            {header}
            <Menu.ItemIndicator />
          </Menu.CheckboxItem>
        ))}
      </Menu.ItemGroup>
      {sort ? null : (
        <>
          <Menu.Separator />
          <Menu.RadioItemGroup
            value={prefs.density}
            onValueChange={({ value }) =>
              onPrefsChange({ ...prefs, density: value === 'compact' ? 'compact' : 'comfortable' })
            }
          >
            <Menu.ItemGroupLabel>{text('density')}</Menu.ItemGroupLabel>
            {(['comfortable', 'compact'] as const).map((density) => (
              <Menu.RadioItem key={density} value={density} closeOnSelect={false}>
                {text(density)}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </>
      )}
    </MenuPanel>
  )
}
