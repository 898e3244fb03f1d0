import type { MouseEvent } from 'react'
import { arrangeDesk } from '../../model/layout.ts'
import { useDesk } from '../desk/desk-context.ts'

/** What a click on something that leads somewhere does: notes open, links are followed (while writing with Ctrl/Cmd). */
export function useSheetClicks() {
  const { editor, canWrite, openItem, hasMargin } = useDesk()
  return (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const follows = !canWrite || event.ctrlKey || event.metaKey
    const link = event.target.closest('a[href]')
    if (link) {
      event.preventDefault()
      if (follows) window.open(link.getAttribute('href') ?? '', '_blank', 'noopener,noreferrer')
      return
    }
    const item = event.target.closest('[data-item-id]')?.getAttribute('data-item-id')
    if (item && follows) {
      openItem(item)
      return
    }
    const anchor = event.target.closest('[data-comment-id], [data-footnote-id]')
    const id = anchor?.getAttribute('data-comment-id') ?? anchor?.getAttribute('data-footnote-id') ?? null
    editor.commands.setActiveAnchor(id)
    if (id && !hasMargin) arrangeDesk({ tab: 'comments' })
  }
}
