type Edges = Readonly<{ top: number; bottom: number; left: number; right: number }>

type SlashPlaceInput = {
  caret: Edges
  /** The positioned container of the list. */
  frame: Edges
  /** The part of the window in which the text is seen. */
  view: Pick<Edges, 'top' | 'bottom'>
  width: number
  height: number
  isRtl: boolean
}

/** The place of a list in its container, from its start and its top or bottom edge. */
export type SlashPlace = { start: number; maxHeight: number } & ({ top: number } | { bottom: number })

const GAP = 6

/** Below the caret, or above it where more of the list is seen; never wider than the container. */
export function slashPlace({ caret, frame, view, width, height, isRtl }: SlashPlaceInput): SlashPlace {
  const most = Math.max(0, frame.right - frame.left - width)
  const wanted = isRtl ? frame.right - caret.right : caret.left - frame.left
  const start = Math.min(most, Math.max(0, wanted))
  const below = view.bottom - caret.bottom - 2 * GAP
  const above = caret.top - view.top - 2 * GAP
  return below < height && above > below
    ? { start, bottom: frame.bottom - caret.top + GAP, maxHeight: Math.min(height, above) }
    : { start, top: caret.bottom - frame.top + GAP, maxHeight: Math.min(height, Math.max(below, height / 3)) }
}
