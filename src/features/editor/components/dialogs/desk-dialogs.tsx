import { lazy, Suspense } from 'react'
import { useDesk } from '../desk/desk-context.ts'
import { LinkDialog } from './link-dialog.tsx'
import { NameRevisionDialog } from './name-revision-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const ItemLinkDialog = lazy(() =>
  import('./item-link-dialog.tsx').then((file) => ({ default: file.ItemLinkDialog })),
)
const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((file) => ({ default: file.ConflictDialog })),
)

/** The dialog that is open, if any. */
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
      return (
        <Suspense>
          <ItemLinkDialog />
        </Suspense>
      )
    case 'conflict':
      return (
        <Suspense>
          <ConflictDialog />
        </Suspense>
      )
    default:
      return null
  }
}
