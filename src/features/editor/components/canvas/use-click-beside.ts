import type { MouseEvent } from 'react'
import { placeCaret } from '../../model/place-caret.ts'
import { useEditorContext } from '../session/editor-context.ts'

const OTHERS =
  '[contenteditable], input, textarea, select, button, a, label, article, [role=group], [role=listbox]'

/** Handles clicks on the canvas beside the text: the caret goes to the nearest line. */
export function useClickBeside() {
  const { editor, canWrite } = useEditorContext()
  return ({ target, clientX, clientY }: MouseEvent) => {
    const isOnOther = target instanceof Element && target.closest(OTHERS) !== null
    if (isOnOther || !canWrite || document.getSelection()?.isCollapsed === false) return
    placeCaret(editor, clientX, clientY)
  }
}
