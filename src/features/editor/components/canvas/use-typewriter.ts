import { useEffect } from 'react'
import { editorPanes } from '../../model/editor-panes.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** The element around a text that scrolls it; the page when none does. */
function scrollerOf(text: Element): Element | null {
  for (let at = text.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement
}

/** Keeps the line of the caret at the vertical center of what scrolls the text, if that is chosen. */
export function useTypewriter(): void {
  const { editor } = useEditorContext()
  const { isTypewriter } = editorPanes.use()
  useEffect(() => {
    if (!isTypewriter) return
    let frame = 0
    const centre = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (editor.isDestroyed || !editor.isFocused) return
        const scroller = scrollerOf(editor.view.dom)
        if (!scroller) return
        const line = editor.view.coordsAtPos(editor.state.selection.head)
        const { top, height } =
          scroller === document.scrollingElement
            ? { top: 0, height: window.innerHeight }
            : scroller.getBoundingClientRect()
        scroller.scrollTop += (line.top + line.bottom) / 2 - (top + height / 2)
      })
    }
    centre()
    editor.on('update', centre)
    editor.on('selectionUpdate', centre)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('update', centre)
      editor.off('selectionUpdate', centre)
    }
  }, [editor, isTypewriter])
}
