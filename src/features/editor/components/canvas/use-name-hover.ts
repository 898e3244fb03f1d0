import { type PointerEvent as CardPointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { nameAt } from '../../extensions/names.ts'
import { useEditorContext } from '../session/editor-context.ts'

const OPEN_MS = 400
const CLOSE_MS = 250

/**
 * Opens the card of a name under the pointer, and closes it when the pointer has left both; a tap opens it until the
 * next one. Returns handlers of the card, which keep it open under the pointer.
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
    const show = (mark: Element) => {
      if (editor.isDestroyed || !mark.isConnected || latest.current?.isByKey) return
      const name = nameAt(editor.state, editor.view.posAtDOM(mark, 0))
      if (name) setOpenName({ ...name, isByKey: false })
    }
    let isTouch = false
    const handleOver = ({ target, pointerType, buttons }: PointerEvent) => {
      const mark = target instanceof Element ? target.closest('[data-named-item]') : null
      // A finger taps or scrolls, and a pressed button selects.
      if (!mark || pointerType === 'touch' || buttons !== 0) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(mark), OPEN_MS)
    }
    const handleOut = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && target instanceof Element && target.closest('[data-named-item]')) close()
    }
    const handleDown = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch'
      // A click of the mouse in a name sets the caret: the card would cover the text that is written next.
      keep()
    }
    // The tap also sets the caret, as it does beside a name, and in a note it opens the note.
    const handleClick = ({ target }: MouseEvent) => {
      if (!isTouch || !(target instanceof Element) || target.closest('[data-footnote-id], [data-commented]'))
        return
      const mark = target.closest('[data-named-item]')
      if (mark) show(mark)
    }
    dom.addEventListener('pointerover', handleOver)
    dom.addEventListener('pointerout', handleOut)
    dom.addEventListener('pointerdown', handleDown)
    dom.addEventListener('click', handleClick)
    return () => {
      clearTimeout(timer.current)
      dom.removeEventListener('pointerover', handleOver)
      dom.removeEventListener('pointerout', handleOut)
      dom.removeEventListener('pointerdown', handleDown)
      dom.removeEventListener('click', handleClick)
    }
  }, [editor, setOpenName, close, keep])
  const leave = ({ pointerType }: CardPointerEvent) => {
    if (pointerType !== 'touch') close()
  }
  return { onPointerEnter: keep, onPointerLeave: leave }
}
