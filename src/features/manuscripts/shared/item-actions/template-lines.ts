import type { ItemSummary } from '@contract/items.ts'
import { LayoutTemplate } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import { type BinderTree, templatesOf } from '../../model/tree.ts'
import { typeIcon } from '../item-icon.tsx'

/** The templates by title, for a menu that adds an item. */
export function templateChoices(
  prefix: string,
  templates: readonly ItemSummary[],
  intl: IntlShape,
  onAddFrom: (template: ItemSummary) => void,
): ContextMenuItem[] {
  return templates.map((template) => ({
    id: `${prefix}-${template.id}`,
    label: template.title || intl.formatMessage({ id: 'manuscripts.untitled' }),
    icon: typeIcon(template.type),
    takesFocus: true,
    action: () => onAddFrom(template),
  }))
}

/** The end of a menu of types: "From template" with the templates; nothing without one. */
export function fromTemplate(
  prefix: string,
  tree: BinderTree,
  intl: IntlShape,
  onAddFrom: (template: ItemSummary) => void,
): ContextMenuItem[] {
  const templates = templatesOf(tree)
  if (templates.length === 0) return []
  return [
    { id: `${prefix}-before-templates`, label: '', separator: true },
    {
      id: `${prefix}-template`,
      label: intl.formatMessage({ id: 'manuscripts.menu.from-template' }),
      icon: LayoutTemplate,
      children: templateChoices(`${prefix}-template`, templates, intl, onAddFrom),
    },
  ]
}

/** Saves an item as a template, and makes a folder the templates folder or an ordinary one. */
export function templateLines(
  item: ItemSummary,
  tree: BinderTree,
  actions: ItemActions,
  intl: IntlShape,
): ContextMenuItem[] {
  const isFolder = item.id === tree.templatesFolderId
  return [
    {
      id: 'save-template',
      label: intl.formatMessage({ id: 'manuscripts.menu.save-template' }),
      icon: LayoutTemplate,
      hidden: tree.templateIds.has(item.id),
      action: () =>
        void actions.saveAsTemplate(item.id, intl.formatMessage({ id: 'manuscripts.templates.folder' })),
    },
    {
      id: 'templates-folder',
      label: intl.formatMessage({
        id: isFolder ? 'manuscripts.menu.no-templates-folder' : 'manuscripts.menu.templates-folder',
      }),
      icon: LayoutTemplate,
      hidden: !isFolder && (item.type !== 'folder' || item.sourceType === 'DraftFolder'),
      action: () => void actions.setTemplatesFolder(item.id, !isFolder),
    },
  ]
}
