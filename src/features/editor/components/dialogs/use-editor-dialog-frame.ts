import { useEditorContext } from '../session/editor-context.ts'

/** Closes an editor dialog and returns focus to the text. */
export function useEditorDialogFrame() {
  const { editor, setDialog } = useEditorContext()
  return {
    onClose: () => setDialog(null),
    finalFocus: () => (editor.isDestroyed ? null : editor.view.dom),
  }
}
