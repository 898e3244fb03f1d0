import { useLayoutEffect } from 'react'
import { isCatalogue } from '@/features/manuscripts/shared/detail-fields.ts'
import { insertEarlyText } from '../../model/insert-early-text.ts'
import { placeLastCaret } from '../../model/place-caret.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useRememberedCaret } from './use-remembered-caret.ts'

/**
 * Puts the caret into an opened text in the frame that shows it, where it was last or else at the start. It
 * leaves another field or a dialog that the user has moved to, and opens no on-screen keyboard. An item with fields or
 * a file above its text gets none.
 */
export function useOpeningCaret(): void {
  const { editor, itemId, session } = useEditorContext()
  useLayoutEffect(() => {
    const { type, files } = session.state.get().base
    if (!isCatalogue(type) && !files.some(({ role }) => role === 'main')) placeLastCaret(editor, itemId)
    insertEarlyText(editor, itemId)
  }, [editor, itemId, session])
  useRememberedCaret()
}
