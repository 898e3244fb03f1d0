import type { ItemSummary, ItemType } from '@contract/items.ts'
import {
  BookOpen,
  FileText,
  Folder,
  FolderOpen,
  Image,
  LayoutTemplate,
  Library,
  type LucideIcon,
  MapPin,
  Music,
  Paperclip,
  ScrollText,
  StickyNote,
  UserRound,
} from 'lucide-react'

const byType: Readonly<Record<ItemType, LucideIcon>> = {
  chapter: BookOpen,
  scene: ScrollText,
  character: UserRound,
  location: MapPin,
  research: Library,
  folder: Folder,
  note: StickyNote,
}

const bySource: Readonly<Record<string, LucideIcon>> = {
  Image,
  PDF: FileText,
  Media: Music,
  Other: Paperclip,
}

type ItemIconProps = {
  item: Pick<ItemSummary, 'type' | 'sourceType'>
  isOpen?: boolean
  /** True for the folder of templates, which has its own icon. */
  isTemplates?: boolean | undefined
  size?: number
}

/**
 * The icon of an item's type, or of its file type if imported; decorative, because the type is also in text.
 */
export function ItemIcon({ item, isOpen = false, isTemplates = false, size = 16 }: ItemIconProps) {
  const Icon = isTemplates ? LayoutTemplate : iconOf(item, isOpen)
  return <Icon size={size} aria-hidden style={{ flexShrink: 0 }} />
}

function iconOf({ type, sourceType }: ItemIconProps['item'], isOpen: boolean): LucideIcon {
  if (type === 'folder') return isOpen ? FolderOpen : Folder
  return bySource[sourceType ?? ''] ?? byType[type]
}

/** The icon of a type for menus. */
export const typeIcon = (type: ItemType): LucideIcon => byType[type]
