import type { UseMenuReturn } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus to a menu in the task that opens it, and to its button in the task that closes it, so that the next key
 * arrives there; spread the result on the content. The library moves the focus and watches for Escape only some
 * frames later.
 */
export function useMenuFocus(
  { open, getTriggerProps }: Pick<UseMenuReturn['api'], 'open' | 'getTriggerProps'>,
  content: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const { id } = getTriggerProps()
  useLayoutEffect(() => {
    const menu = content.current
    if (!menu || menu.contains(document.activeElement) === open) return
    if (open) menu.focus({ preventScroll: true })
    else focusElement(id)
  }, [open, id, content])
  return {
    // The library's own focus may follow after the menu has closed: it goes back to where the last key has moved it.
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (open) return
      if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true })
      else focusElement(id)
    },
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close()
    },
  }
}

function focusElement(id: string | undefined) {
  if (id) document.getElementById(id)?.focus({ preventScroll: true })
}
