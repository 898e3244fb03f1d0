import { type RefObject, useEffect } from 'react'
import { useEditorContext } from '../session/editor-context.ts'

/** Keeps the current line at the vertical centre of the scroll container. */
export function useTypewriter(scroller: RefObject<HTMLElement | null>, isOn: boolean): void {
  const { editor } = useEditorContext()
  useEffect(() => {
    if (!isOn) return
    let frame = 0
    const centre = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const container = scroller.current
        if (!container || editor.isDestroyed || !editor.isFocused) return
        const line = editor.view.coordsAtPos(editor.state.selection.head)
        const box = container.getBoundingClientRect()
        container.scrollTop += (line.top + line.bottom) / 2 - (box.top + box.height / 2)
      })
    }
    editor.on('update', centre)
    editor.on('selectionUpdate', centre)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('update', centre)
      editor.off('selectionUpdate', centre)
    }
  }, [editor, scroller, isOn])
}
