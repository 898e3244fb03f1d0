import { useDesk } from '../desk/desk-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ItemLinkDialog } from './item-link-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { NameRevisionDialog } from './name-revision-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

/** The dialog that is open, if any; none is loaded late, because a writer may be offline by then. */
export function DeskDialogs() {
  const { dialog } = useDesk()
  switch (dialog) {
    case 'link':
      return <LinkDialog />
    case 'picture':
      return <PictureDialog />
    case 'name-revision':
      return <NameRevisionDialog />
    case 'shortcuts':
      return <ShortcutsDialog />
    case 'item-link':
      return <ItemLinkDialog />
    case 'conflict':
      return <ConflictDialog />
    default:
      return null
  }
}
