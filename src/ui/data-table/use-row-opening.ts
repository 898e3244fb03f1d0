import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

const controls = 'a, button, input, label, select, textarea, summary, [role="menuitem"], [contenteditable]'

/** What stands in a row and answers clicks itself. */
const isControl = (target: EventTarget, row: Element) => {
  const own = target instanceof Element ? target.closest(controls) : null
  return own !== null && row.contains(own)
}

/** Text being marked in a row is no wish to open it. */
function isMarking(row: Element): boolean {
  const marked = window.getSelection()
  return marked !== null && !marked.isCollapsed && marked.containsNode(row, true)
}

type Opening = { href: string | undefined; onOpen: (() => void) | undefined }

/** Clicks anywhere on a row: plain ones open it, with Ctrl, Cmd or the middle button in a new tab. */
export function useRowOpening({ href, onOpen }: Opening) {
  const navigate = useNavigate()
  const address = useHref(href ?? '')
  const inNewTab = () => {
    if (href !== undefined) window.open(address, '_blank', 'noopener')
  }
  const open = () => {
    if (onOpen) onOpen()
    else if (href !== undefined) void navigate(href)
  }
  const canOpen = href !== undefined || onOpen !== undefined
  return {
    canOpen,
    open,
    onClick(event: MouseEvent<HTMLElement>) {
      if (
        !canOpen ||
        event.defaultPrevented ||
        isControl(event.target, event.currentTarget) ||
        isMarking(event.currentTarget)
      )
        return
      if (event.ctrlKey || event.metaKey) inNewTab()
      else open()
    },
    onAuxClick(event: MouseEvent<HTMLElement>) {
      if (event.button === 1 && !isControl(event.target, event.currentTarget)) inNewTab()
    },
  }
}
