import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { nameAt } from '../../extensions/names.ts'
import { useEditorContext } from '../session/editor-context.ts'

const OPEN_MS = 400
const CLOSE_MS = 250

/**
 * Opens the card of a name under the pointer, and closes it when the pointer has left both. Returns handlers of
 * the card, which keep it open under the pointer.
 */
export function useNameHover() {
  const { editor, openName, setOpenName } = useEditorContext()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(openName)
  useLayoutEffect(() => {
    latest.current = openName
  })
  const keep = useCallback(() => clearTimeout(timer.current), [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    if (latest.current?.isByKey) return
    timer.current = setTimeout(() => setOpenName(null), CLOSE_MS)
  }, [setOpenName])
  useEffect(() => {
    const { dom } = editor.view
    const handleOver = ({ target, pointerType, buttons }: PointerEvent) => {
      const mark = target instanceof Element ? target.closest('[data-named-item]') : null
      // A finger moves the caret, and a pressed button selects.
      if (!mark || pointerType === 'touch' || buttons !== 0) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (editor.isDestroyed || !mark.isConnected || latest.current?.isByKey) return
        const name = nameAt(editor.state, editor.view.posAtDOM(mark, 0))
        if (name) setOpenName({ ...name, isByKey: false })
      }, OPEN_MS)
    }
    const handleOut = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-named-item]')) close()
    }
    dom.addEventListener('pointerover', handleOver)
    dom.addEventListener('pointerout', handleOut)
    // A click in a name sets the caret: the card would cover the text that is written next.
    dom.addEventListener('pointerdown', keep)
    return () => {
      clearTimeout(timer.current)
      dom.removeEventListener('pointerover', handleOver)
      dom.removeEventListener('pointerout', handleOut)
      dom.removeEventListener('pointerdown', keep)
    }
  }, [editor, setOpenName, close, keep])
  return { onPointerEnter: keep, onPointerLeave: close }
}
