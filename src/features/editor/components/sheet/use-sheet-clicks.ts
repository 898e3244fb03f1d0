import type { MouseEvent } from 'react'
import { arrangeDesk } from '../../model/layout.ts'
import { useDesk } from '../desk/desk-context.ts'

/**
 * Handles clicks in the text: opens the list of notes and follows links (while writing with Ctrl/Cmd). It dispatches no
 * transaction: the editor may not have read the new DOM selection yet and would put the old one back.
 */
export function useSheetClicks() {
  const { canWrite, openItem, hasMargin } = useDesk()
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
    const isOnNote = event.target.closest('[data-comment-id], [data-footnote-id]') !== null
    if (isOnNote && !hasMargin) arrangeDesk({ tab: 'comments' })
  }
}
