import type { ItemSummary } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { BookCheck, BookX, FolderInput, Merge, Tag, Tags, Trash2, Workflow } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import { isProse } from '../../model/item-types.ts'
import type { BinderTree } from '../../model/tree.ts'
import { vocabularyChoices } from './item-menu.ts'
import { mergeRange } from './merge-target.ts'

type ItemsMenuInput = {
  tree: BinderTree
  items: readonly ItemSummary[]
  /** Those that are not in the branch of another one. */
  roots: readonly ItemSummary[]
  vocabulary: Pick<ManuscriptDetail, 'labels' | 'statuses'> | undefined
  actions: ItemActions
  intl: IntlShape
  onMoveTo: (roots: readonly ItemSummary[]) => void
  onKeywords: (items: readonly ItemSummary[]) => void
  onTrash: (roots: readonly ItemSummary[]) => void
}

/** The value that all items share; undefined when they differ. */
function shared<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}

/** Makes one item of several that follow one another. */
function mergeLine({ items, tree, actions, intl }: ItemsMenuInput): ContextMenuItem {
  const range = mergeRange(tree, items)
  const entry = { id: 'merge', label: intl.formatMessage({ id: 'manuscripts.menu.merge-all' }), icon: Merge }
  if (typeof range === 'string')
    return { ...entry, disabledReason: intl.formatMessage({ id: `manuscripts.merge.${range}` }) }
  const [first, ...others] = range
  const ids = others.map(({ id }) => id)
  return { ...entry, hidden: ids.length === 0, action: () => void (first && actions.merge(first.id, ids)) }
}

/** The menu of several items, each entry one undoable step. */
export function itemsMenu(input: ItemsMenuInput): ContextMenuItem[] {
  const { items, roots, vocabulary, actions, intl, onMoveTo, onKeywords, onTrash } = input
  const t = (id: MessageKey<'manuscripts.menu'>) => intl.formatMessage({ id: `manuscripts.menu.${id}` })
  const none = intl.formatMessage({ id: 'manuscripts.none' })
  const prose = items.filter((item) => isProse(item.type))
  return [
    { id: 'move-to', label: t('move-to'), icon: FolderInput, action: () => onMoveTo(roots) },
    {
      id: 'status',
      label: t('status'),
      icon: Workflow,
      children: vocabularyChoices(
        'status',
        vocabulary?.statuses ?? [],
        shared(items.map(({ statusId }) => statusId)),
        none,
        (id) => void actions.setStatusOfAll(items, id),
      ),
    },
    {
      id: 'label',
      label: t('label'),
      icon: Tag,
      children: vocabularyChoices(
        'label',
        vocabulary?.labels ?? [],
        shared(items.map(({ labelId }) => labelId)),
        none,
        (id) => void actions.setLabelOfAll(items, id),
      ),
    },
    { id: 'keywords', label: t('keywords'), icon: Tags, action: () => onKeywords(items) },
    {
      id: 'include',
      label: t('include'),
      icon: BookCheck,
      hidden: prose.every((item) => item.includeInCompile),
      action: () => void actions.setAllIncluded(prose, true),
    },
    {
      id: 'exclude',
      label: t('exclude'),
      icon: BookX,
      hidden: prose.every((item) => !item.includeInCompile),
      action: () => void actions.setAllIncluded(prose, false),
    },
    mergeLine(input),
    { id: 'before-trash', label: '', separator: true },
    { id: 'trash', label: t('trash'), icon: Trash2, danger: true, action: () => onTrash(roots) },
  ]
}
