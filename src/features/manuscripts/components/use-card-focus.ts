import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus back to a card that is rendered again in another group, or as a group. */
export function useCardFocus(board: RefObject<HTMLElement | null>) {
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return
    const id = CSS.escape(focused.current)
    board.current
      ?.querySelector<HTMLElement>(`[data-card="${id}"] [data-open], [data-group="${id}"] [data-open]`)
      ?.focus()
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target.closest('[data-card]')?.getAttribute('data-card') ?? null
    },
    onBlur() {
      focused.current = null
    },
  }
}
