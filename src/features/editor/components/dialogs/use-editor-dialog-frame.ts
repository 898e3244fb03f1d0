import { useEditorContext } from '../session/editor-context.ts'

/** How a dialog of the editor closes: the desk has none any more, and the focus is in the text again. */
export function useEditorDialogFrame() {
  const { editor, setDialog } = useEditorContext()
  return {
    onClose: () => setDialog(null),
    finalFocus: () => (editor.isDestroyed ? null : editor.view.dom),
  }
}
