import { useLayoutEffect } from 'react'
import { insertEarlyText } from '../../model/insert-early-text.ts'
import { placeLastCaret } from '../../model/place-caret.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useRememberedCaret } from './use-remembered-caret.ts'

/**
 * Puts the caret into an opened text in the frame that shows it, where it was last or else at the start. It
 * leaves another field or a dialog that the user has moved to, and opens no on-screen keyboard.
 */
export function useOpeningCaret(): void {
  const { editor, itemId } = useEditorContext()
  useLayoutEffect(() => {
    placeLastCaret(editor, itemId)
    insertEarlyText(editor, itemId)
  }, [editor, itemId])
  useRememberedCaret()
}
