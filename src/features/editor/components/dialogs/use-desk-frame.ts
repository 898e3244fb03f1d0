import { useDesk } from '../desk/desk-context.ts'

/** How a dialog of the editor closes: the desk has none any more, and the focus is in the text again. */
export function useDeskFrame() {
  const { editor, setDialog } = useDesk()
  return {
    onClose: () => setDialog(null),
    finalFocus: () => (editor.isDestroyed ? null : editor.view.dom),
  }
}
