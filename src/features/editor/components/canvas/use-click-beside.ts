import { TextSelection } from '@tiptap/pm/state'
import type { MouseEvent } from 'react'
import { focusText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'

const OTHERS = '[contenteditable], input, textarea, select, button, a, label, article, [role=group]'

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))

/** Handles clicks on the canvas beside the text: the caret goes to the nearest line. */
export function useClickBeside() {
  const { editor, canWrite } = useEditorContext()
  return ({ target, clientX, clientY }: MouseEvent) => {
    const isOnOther = target instanceof Element && target.closest(OTHERS) !== null
    if (isOnOther || !canWrite || document.getSelection()?.isCollapsed === false) return
    const { view } = editor
    const text = view.dom.getBoundingClientRect()
    const found = view.posAtCoords({
      left: clamp(clientX, text.left + 1, text.right - 1),
      top: clamp(clientY, text.top + 1, text.bottom - 1),
    })
    const { doc, tr } = editor.state
    const place = doc.resolve(found?.pos ?? doc.content.size)
    view.dispatch(tr.setSelection(TextSelection.near(place)).setMeta('addToHistory', false))
    focusText(editor)
  }
}
