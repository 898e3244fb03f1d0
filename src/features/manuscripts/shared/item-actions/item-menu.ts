import { ITEM_TYPES } from '@contract/item-types.ts'
import type { ItemPlacement, ItemSummary, ItemType } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import {
  ArrowDown,
  ArrowUp,
  BookCheck,
  BookX,
  Check,
  CirclePlus,
  Columns2,
  Copy,
  CopyCheck,
  CornerDownRight,
  FolderInput,
  LibraryBig,
  Merge,
  PenLine,
  Shapes,
  Tag,
  TextCursorInput,
  Trash2,
  Undo2,
  Workflow,
} from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { Collections } from '../../api/collections.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import { isProse } from '../../model/item-types.ts'
import { moveBy, placeOf } from '../../model/moves.ts'
import { type BinderTree, childrenOf, siblingsIn } from '../../model/tree.ts'
import { typeIcon } from '../item-icon.tsx'
import { mergeTarget } from './merge-target.ts'
import { fromTemplate, templateLines } from './template-lines.ts'

/** The data and callbacks of an item menu. */
export type ItemMenuInput = {
  item: ItemSummary
  tree: BinderTree
  vocabulary: Pick<ManuscriptDetail, 'labels' | 'statuses'> | undefined
  collections: Collections | undefined
  canWrite: boolean
  actions: ItemActions
  intl: IntlShape
  onOpen: (item: ItemSummary) => void
  /** Missing where the item cannot be shown beside another one. */
  onOpenBeside?: (() => void) | undefined
  /** Missing where titles cannot be edited in place. */
  onRename?: ((item: ItemSummary) => void) | undefined
  /** Missing where several items cannot be selected. */
  onPick?: (() => void) | undefined
  onMoveTo: (item: ItemSummary) => void
  onAdd: (type: ItemType, place: ItemPlacement) => void
  onAddFrom: (template: ItemSummary, place: ItemPlacement) => void
  onErase: (item: ItemSummary) => void
}

const line = (id: string): ContextMenuItem => ({ id, label: '', separator: true })

function addLines({ item, tree, intl, onAdd, onAddFrom }: ItemMenuInput): ContextMenuItem[] {
  const types = (id: string, place: ItemPlacement): ContextMenuItem[] =>
    ITEM_TYPES.map((type) => ({
      id: `${id}-${type}`,
      label: intl.formatMessage({ id: `manuscripts.type.${type}` }),
      icon: typeIcon(type),
      takesFocus: true,
      action: () => onAdd(type, place),
    }))
  const last = childrenOf(tree, item.id).at(-1)
  const here = placeOf(tree, item.id)
  const isFirst = siblingsIn(tree, item)[0]?.id === item.id
  const entry = (id: 'inside' | 'before' | 'after', icon: ContextMenuItem['icon'], place: ItemPlacement) => ({
    id: `add-${id}`,
    label: intl.formatMessage({ id: `manuscripts.menu.add-${id}` }),
    icon,
    children: [
      ...types(`add-${id}`, place),
      ...fromTemplate(`add-${id}`, tree, intl, (template) => onAddFrom(template, place)),
    ],
  })
  return [
    entry('inside', CornerDownRight, { parentId: item.id, afterId: last?.id ?? null }),
    ...(here && isFirst ? [entry('before', CirclePlus, here)] : []),
    entry('after', CirclePlus, { parentId: item.parentId, afterId: item.id }),
  ]
}

/** The choices of a label or status, with a mark at the current one. */
export function vocabularyChoices(
  prefix: string,
  entries: readonly { id: string; name: string }[],
  /** Undefined for several items with different values. */
  current: string | null | undefined,
  none: string,
  choose: (id: string | null) => void,
): ContextMenuItem[] {
  const entry = (id: string | null, label: string): ContextMenuItem => ({
    id: `${prefix}-${id ?? 'none'}`,
    label,
    ...(id === current ? { icon: Check } : {}),
    action: () => choose(id),
  })
  return [entry(null, none), ...entries.map(({ id, name }) => entry(id, name))]
}

function propertyLines({ item, vocabulary, collections, actions, intl }: ItemMenuInput): ContextMenuItem[] {
  const none = intl.formatMessage({ id: 'manuscripts.none' })
  // A saved search has the items that match it, so none is added or removed by hand.
  const lists = collections?.list.filter(({ search }) => !search) ?? []
  const t = (id: MessageKey<'manuscripts.menu'>) => intl.formatMessage({ id: `manuscripts.menu.${id}` })
  return [
    {
      id: 'status',
      label: t('status'),
      icon: Workflow,
      children: vocabularyChoices(
        'status',
        vocabulary?.statuses ?? [],
        item.statusId,
        none,
        (id) => void actions.setStatus(item, id),
      ),
    },
    {
      id: 'label',
      label: t('label'),
      icon: Tag,
      children: vocabularyChoices(
        'label',
        vocabulary?.labels ?? [],
        item.labelId,
        none,
        (id) => void actions.setLabel(item, id),
      ),
    },
    {
      id: 'type',
      label: t('type'),
      icon: Shapes,
      children: ITEM_TYPES.map((type) => ({
        id: `type-${type}`,
        label: intl.formatMessage({ id: `manuscripts.type.${type}` }),
        icon: type === item.type ? Check : typeIcon(type),
        disabled: type === item.type,
        action: () => void actions.setType(item, type),
      })),
    },
    {
      id: 'collections',
      label: t('collections'),
      icon: LibraryBig,
      hidden: lists.length === 0,
      children: lists.map((collection) => ({
        id: `collection-${collection.id}`,
        label: collection.name,
        ...(collection.itemIds.includes(item.id) ? { icon: Check } : {}),
        action: () => collections?.toggle(collection, item.id),
      })),
    },
    {
      id: 'compile',
      label: t(item.includeInCompile ? 'exclude' : 'include'),
      icon: item.includeInCompile ? BookX : BookCheck,
      hidden: !isProse(item.type),
      action: () => void actions.setIncluded(item, !item.includeInCompile),
    },
  ]
}

/** Merges an item with the next one, or says why it cannot. */
function mergeLine({ item, tree, actions, intl }: ItemMenuInput): ContextMenuItem {
  const next = mergeTarget(tree, item)
  const label = intl.formatMessage({ id: 'manuscripts.menu.merge' })
  const line = { id: 'merge', label, icon: Merge }
  return typeof next === 'string'
    ? { ...line, disabledReason: intl.formatMessage({ id: `manuscripts.merge.${next}` }) }
    : { ...line, action: () => void actions.merge(item.id, [next.id]) }
}

function trashLines({ item, actions, intl, onErase }: ItemMenuInput): ContextMenuItem[] {
  return [
    {
      id: 'restore',
      label: intl.formatMessage({ id: 'manuscripts.menu.restore' }),
      icon: Undo2,
      action: () => void actions.restore(item.id),
    },
    line('before-erase'),
    {
      id: 'erase',
      label: intl.formatMessage({ id: 'manuscripts.menu.erase' }),
      icon: Trash2,
      danger: true,
      action: () => onErase(item),
    },
  ]
}

/** The items of an item's context menu, limited to the actions the user may perform. */
export function itemMenu(input: ItemMenuInput): ContextMenuItem[] {
  const { item, tree, canWrite, actions, intl, onOpen, onOpenBeside, onRename, onPick, onMoveTo } = input
  const t = (id: MessageKey<'manuscripts.menu'>) => intl.formatMessage({ id: `manuscripts.menu.${id}` })
  const open: ContextMenuItem = { id: 'open', label: t('open'), icon: PenLine, action: () => onOpen(item) }
  const beside: ContextMenuItem = {
    id: 'open-beside',
    label: t('open-beside'),
    icon: Columns2,
    hidden: !onOpenBeside,
    action: () => onOpenBeside?.(),
  }
  if (!canWrite) return [open]
  if (item.inTrash) return [open, beside, line('after-open'), ...trashLines(input)]
  return [
    open,
    beside,
    { id: 'pick', label: t('pick'), icon: CopyCheck, hidden: !onPick, action: () => onPick?.() },
    ...addLines(input),
    line('after-add'),
    {
      id: 'rename',
      label: t('rename'),
      icon: TextCursorInput,
      hidden: !onRename,
      takesFocus: true,
      action: () => onRename?.(item),
    },
    { id: 'duplicate', label: t('duplicate'), icon: Copy, action: () => void actions.duplicate(item.id) },
    ...templateLines(item, tree, actions, intl),
    {
      id: 'up',
      label: t('up'),
      icon: ArrowUp,
      disabled: moveBy(tree, item.id, 'up') === null,
      action: () => void actions.moveBy(item.id, 'up'),
    },
    {
      id: 'down',
      label: t('down'),
      icon: ArrowDown,
      disabled: moveBy(tree, item.id, 'down') === null,
      action: () => void actions.moveBy(item.id, 'down'),
    },
    { id: 'move-to', label: t('move-to'), icon: FolderInput, action: () => onMoveTo(item) },
    mergeLine(input),
    line('after-order'),
    ...propertyLines(input),
    line('before-trash'),
    {
      id: 'trash',
      label: t('trash'),
      icon: Trash2,
      danger: true,
      action: () => void actions.trash(item.id),
    },
  ]
}
