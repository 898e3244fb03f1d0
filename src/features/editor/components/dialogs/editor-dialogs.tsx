import { useEditorContext } from '../session/editor-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ItemLinkDialog } from './item-link-dialog.tsx'
import { EditorLinkDialog } from './link-dialog.tsx'
import { NameRevisionDialog } from './name-revision-dialog.tsx'
import { EditorShortcutsDialog } from './shortcuts-dialog.tsx'

/** The open dialog; dialogs are not lazy, because the user may be offline. */
export function EditorDialogs() {
  const { dialog } = useEditorContext()
  switch (dialog) {
    case 'link':
      return <EditorLinkDialog />
    case 'name-revision':
      return <NameRevisionDialog />
    case 'shortcuts':
      return <EditorShortcutsDialog />
    case 'item-link':
      return <ItemLinkDialog />
    case 'conflict':
      return <ConflictDialog />
    default:
      return null
  }
}
