import type { ItemPlacement, ItemSummary, ItemType } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import type { Collections } from '../../api/collections.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import { topmost } from '../../model/row-selection.ts'
import { type BinderTree, branchOf } from '../../model/tree.ts'
import { itemMenu } from './item-menu.ts'
import { itemsMenu } from './items-menu.ts'
import { KeywordsDialog } from './keywords-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type ItemMenuOptions = {
  tree: BinderTree
  manuscript: ManuscriptDetail | undefined
  /** Missing where items cannot be added to collections. */
  collections?: Collections
  canWrite: boolean
  actions: ItemActions
  onOpen: (item: ItemSummary) => void
  /** Shows an item beside another one; undefined for one that cannot be shown there. */
  besideOf?: ((item: ItemSummary) => (() => void) | undefined) | undefined
  onRename?: (item: ItemSummary) => void
  /** Called with a new item, or with the one made from a template, so that the screen can show it. */
  onAdded?: (item: ItemSummary, place: ItemPlacement) => void
  /** Replaces the immediate creation of an item. */
  onAdd?: (type: ItemType, place: ItemPlacement) => void
}

/**
 * The menu of an item; `onRename` edits its title in place, instead of that of the surrounding screen, and `onPick`
 * begins to select several items.
 */
export type MenuFor = (item: ItemSummary, onRename?: () => void, onPick?: () => void) => ContextMenuItem[]

/** The menus of items and what they share with keys and drags. */
export type ItemMenus = {
  menuFor: MenuFor
  /** The menu of several items. */
  menuForAll: (items: readonly ItemSummary[]) => ContextMenuItem[]
  /** Adds an item from a template and shows it. */
  addFrom: (template: ItemSummary, place: ItemPlacement) => Promise<void>
  /** Asks for confirmation of a permanent deletion. */
  confirmErase: (items: readonly ItemSummary[]) => Promise<boolean>
  /** Deletes an item permanently after confirmation. */
  erase: (item: ItemSummary) => Promise<void>
  /** Moves items to the trash, after a question about some with children. */
  trash: (items: readonly ItemSummary[]) => Promise<void>
}

/** The menu of an item and its dialogs; the caller must render `dialogs`. */
export function useItemMenu(options: ItemMenuOptions): ItemMenus & { dialogs: ReactNode } {
  const { tree, manuscript, canWrite, actions, collections, onOpen, onRename, onAdd, onAdded } = options
  const intl = useIntl()
  const confirm = useConfirm()
  const [moving, setMoving] = useState<readonly ItemSummary[] | null>(null)
  const [keywordItems, setKeywordItems] = useState<readonly ItemSummary[] | null>(null)
  const untitled = intl.formatMessage({ id: 'manuscripts.untitled' })

  const confirmErase = (items: readonly ItemSummary[]) =>
    confirm({
      title: intl.formatMessage(
        { id: 'manuscripts.erase.heading' },
        { title: items[0]?.title || untitled, count: items.length },
      ),
      body: intl.formatMessage({ id: 'manuscripts.erase.body' }),
      confirmLabel: intl.formatMessage({ id: 'manuscripts.menu.erase' }),
      isDanger: true,
    })

  const erase = async (item: ItemSummary) => {
    if (await confirmErase([item])) await actions.erase(item.id)
  }

  const trash = async (items: readonly ItemSummary[]) => {
    const [first] = items
    if (!first) return
    const count = items.reduce((sum, item) => sum + branchOf(tree, item.id).length - 1, 0)
    const isSure =
      count === 0 ||
      (await confirm({
        title: intl.formatMessage(
          { id: 'manuscripts.trash.heading' },
          { title: first.title || untitled, count, selected: items.length },
        ),
        body: intl.formatMessage({ id: 'manuscripts.trash.body' }),
        confirmLabel: intl.formatMessage({ id: 'manuscripts.trash.confirm' }),
        isDanger: true,
      }))
    if (!isSure) return
    void (items.length > 1 ? actions.trashAll(items) : actions.trash(first.id))
  }

  const addNow = async (type: ItemType, place: ItemPlacement) => {
    const made = await actions.create({ type, place })
    if (made) onAdded?.(made, place)
  }

  const addFrom = async (template: ItemSummary, place: ItemPlacement) => {
    const made = await actions.createFrom(template.id, place)
    if (made) onAdded?.(made, place)
  }

  const menuFor: MenuFor = (item, onRenameHere, onPick) =>
    itemMenu({
      item,
      tree,
      vocabulary: manuscript,
      collections,
      canWrite,
      actions,
      intl,
      onOpen,
      onOpenBeside: options.besideOf?.(item),
      onRename: onRenameHere ?? onRename,
      onPick,
      onMoveTo: (one) => setMoving([one]),
      onAdd: onAdd ?? ((type, place) => void addNow(type, place)),
      onAddFrom: (template, place) => void addFrom(template, place),
      onErase: (one) => void erase(one),
    })

  const menuForAll = (items: readonly ItemSummary[]) =>
    itemsMenu({
      items,
      tree,
      roots: topmost(tree, items),
      vocabulary: manuscript,
      actions,
      intl,
      onMoveTo: setMoving,
      onKeywords: setKeywordItems,
      onTrash: (roots) => void trash(roots),
    })

  const dialogs = (
    <>
      {moving ? (
        <MoveDialog
          items={moving}
          tree={tree}
          onMove={(place) => void actions.moveAll(moving, place)}
          onClose={() => setMoving(null)}
        />
      ) : null}
      {keywordItems ? (
        <KeywordsDialog
          items={keywordItems}
          tree={tree}
          onChange={(add, remove) => void actions.changeKeywordsOfAll(keywordItems, add, remove)}
          onClose={() => setKeywordItems(null)}
        />
      ) : null}
    </>
  )
  return { menuFor, menuForAll, addFrom, confirmErase, erase, trash, dialogs }
}
