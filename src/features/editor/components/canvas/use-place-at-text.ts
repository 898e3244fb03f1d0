import { useLocaleContext } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

const GAP = 6

type Place = { start: number } & ({ top: number } | { bottom: number })
type Options = {
  /** The position of the text; the box is hidden without one. */
  at: number | undefined
  width: number
  /** True for a box that is above its line where there is no room below. */
  canFlip?: boolean
}

/** Places a box below a position of the text; its parent is positioned and holds the text. */
export function usePlaceAtText(editor: Editor, { at, width, canFlip = false }: Options) {
  const isRtl = useLocaleContext().dir === 'rtl'
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    const frame = box?.parentElement?.getBoundingClientRect()
    if (!box || !frame || at === undefined || editor.isDestroyed) return
    const line = editor.view.coordsAtPos(at)
    const middle = isRtl ? frame.right - line.right : line.left - frame.left
    const most = Math.max(0, frame.width - width)
    const start = Math.min(most, Math.max(0, middle - width / 2))
    const view = box.closest('[data-editor-scroll]')?.getBoundingClientRect()
    const needed = box.offsetHeight + GAP
    const isAbove = canFlip && view && line.bottom + needed > view.bottom && line.top - needed > view.top
    setPlace(
      isAbove
        ? { start, bottom: frame.bottom - line.top + GAP }
        : { start, top: line.bottom - frame.top + GAP },
    )
  }, [editor, at, width, canFlip, isRtl])
  const style: CSSProperties = place
    ? { ...('top' in place ? { top: place.top } : { bottom: place.bottom }), insetInlineStart: place.start }
    : { top: 0, insetInlineStart: 0, visibility: 'hidden' }
  return { ref, style }
}
