import { flushSync } from 'react-dom'
import { focusText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Returns a function that enters or leaves focus mode and then shows the caret. */
export function useToggleFocus(): () => void {
  const { editor, isFocused, setFocused } = useEditorContext()
  return () => {
    // What is around the text is gone or back before the caret is scrolled into view.
    flushSync(() => setFocused(!isFocused))
    focusText(editor)
  }
}
