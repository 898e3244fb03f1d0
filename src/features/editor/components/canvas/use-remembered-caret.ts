import { useEffect, useLayoutEffect } from 'react'
import { rememberCaret } from '../../model/last-caret.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Stores where the caret is when the text or the page is left. */
export function useRememberedCaret(): void {
  const { editor, itemId } = useEditorContext()
  useLayoutEffect(() => () => rememberCaret(itemId, editor.state.selection.head), [editor, itemId])
  useEffect(() => {
    const handle = () => rememberCaret(itemId, editor.state.selection.head)
    window.addEventListener('pagehide', handle)
    return () => window.removeEventListener('pagehide', handle)
  }, [editor, itemId])
}
