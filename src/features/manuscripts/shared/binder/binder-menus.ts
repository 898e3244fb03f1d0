import { ITEM_TYPES } from '@contract/item-types.ts'
import type { ItemSummary, ItemType } from '@contract/items.ts'
import { Trash2 } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import type { BinderTree } from '../../model/tree.ts'
import { typeIcon } from '../item-icon.tsx'

/** The types that can be added, the most likely first, and then the templates. */
export function addMenu(
  intl: IntlShape,
  first: ItemType,
  onAdd: (type: ItemType) => void,
  templates: readonly ContextMenuItem[],
): ContextMenuItem[] {
  const types = [first, ...ITEM_TYPES.filter((type) => type !== first)]
  const lines = types.map((type) => ({
    id: type,
    label: intl.formatMessage({ id: `manuscripts.type.${type}` }),
    icon: typeIcon(type),
    takesFocus: true,
    action: () => onAdd(type),
  }))
  return [...lines, ...templates]
}

/** The context menu of the trash row. */
export function trashMenu(
  intl: IntlShape,
  tree: BinderTree,
  actions: ItemActions,
  confirmErase: (items: readonly ItemSummary[]) => Promise<boolean>,
): ContextMenuItem[] {
  return [
    {
      id: 'empty',
      label: intl.formatMessage({ id: 'manuscripts.menu.empty-trash' }),
      icon: Trash2,
      danger: true,
      async action() {
        if (await confirmErase(tree.trashRoots)) await actions.emptyTrash()
      },
    },
  ]
}
