import { type RefObject, useLayoutEffect } from 'react'

/**
 * Returns the focus of a closed menu to its button; spread the result on the content. The menu library moves the focus
 * to the menu in the frame after a key: on a slow device the next key may have closed the menu by then, and hiding it
 * would lose the focus.
 */
export function useLateFocus(
  isOpen: boolean,
  triggerId: string | undefined,
  content: RefObject<Element | null>,
) {
  const focusButton = () => {
    if (triggerId) document.getElementById(triggerId)?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => {
    if (!isOpen && content.current?.contains(document.activeElement)) focusButton()
  })
  return {
    onFocus: () => {
      if (!isOpen) focusButton()
    },
  }
}
