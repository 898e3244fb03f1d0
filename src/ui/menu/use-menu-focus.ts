import type { UseMenuReturn } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus to a menu in the task that opens it, and to its button in the task that closes it, so that the next key
 * arrives there; spread the result on the content. The library moves the focus and watches for Escape only some
 * frames later.
 */
export function useMenuFocus(
  { open, setOpen, getTriggerProps }: Pick<UseMenuReturn['api'], 'open' | 'setOpen' | 'getTriggerProps'>,
  content: RefObject<HTMLElement | null>,
) {
  const { id } = getTriggerProps()
  useLayoutEffect(() => {
    const menu = content.current
    if (!menu || menu.contains(document.activeElement) === open) return
    if (open) menu.focus({ preventScroll: true })
    else focusElement(id)
  }, [open, id, content])
  return {
    onFocus: () => (open ? undefined : focusElement(id)),
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) setOpen(false)
    },
  }
}

function focusElement(id: string | undefined) {
  if (id) document.getElementById(id)?.focus({ preventScroll: true })
}
