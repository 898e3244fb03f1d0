import { TextSelection } from '@tiptap/pm/state'
import { useEffect, useLayoutEffect } from 'react'
import { mayTakeFocus } from '@/features/manuscripts/shared/may-take-focus.ts'
import { focusText } from '../../model/focus-text.ts'
import { insertEarlyText } from '../../model/insert-early-text.ts'
import { lastCaret, rememberCaret } from '../../model/last-caret.ts'
import { useEditorContext } from '../session/editor-context.ts'

/**
 * Puts the caret into an opened text in the frame that shows it, where it was last or else at the start. It
 * leaves another field or a dialog that the user has moved to, and opens no on-screen keyboard.
 */
export function useOpeningCaret(): void {
  const { editor, itemId } = useEditorContext()
  useLayoutEffect(() => {
    const last = lastCaret(itemId)
    if (last !== null) {
      const { doc, tr } = editor.state
      const place = doc.resolve(Math.min(last, doc.content.size))
      editor.view.dispatch(tr.setSelection(TextSelection.near(place)).setMeta('addToHistory', false))
    }
    if (mayTakeFocus()) focusText(editor)
    insertEarlyText(editor, itemId)
    return () => rememberCaret(itemId, editor.state.selection.head)
  }, [editor, itemId])
  useEffect(() => {
    const handle = () => rememberCaret(itemId, editor.state.selection.head)
    window.addEventListener('pagehide', handle)
    return () => window.removeEventListener('pagehide', handle)
  }, [editor, itemId])
}
