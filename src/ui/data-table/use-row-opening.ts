import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

const controls = 'a, button, input, label, select, textarea, summary, [role="menuitem"], [contenteditable]'

/** True for a control inside the row, which handles its own clicks. */
const isControl = (target: EventTarget, row: Element) => {
  const own = target instanceof Element ? target.closest(controls) : null
  return own !== null && row.contains(own)
}

/** True while the user selects text in the row; that click must not open it. */
function isMarking(row: Element): boolean {
  const marked = window.getSelection()
  return marked !== null && !marked.isCollapsed && marked.containsNode(row, true)
}

type Opening = { href: string | undefined; onOpen: (() => void) | undefined }

/** Click handlers of a row: a plain click opens it; Ctrl, Cmd or the middle button opens a new tab. */
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
