import { flushSync } from 'react-dom'
import { focusText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Returns a function that enters or leaves focus mode and then shows the caret. */
export function useToggleFocus(): () => void {
  const { editor, isFocused, setFocused } = useEditorContext()
  return () => {
    // The toolbar and the panes are hidden or shown first, because they change where the caret is on the screen.
    flushSync(() => setFocused(!isFocused))
    focusText(editor)
  }
}
