import type { MouseEvent } from 'react'
import { setEditorPanes } from '../../model/editor-panes.ts'
import { useEditorContext } from '../session/editor-context.ts'

/**
 * Handles clicks in the text: opens the list of notes and follows links (while writing with Ctrl/Cmd). It dispatches no
 * transaction: the editor may not have read the new DOM selection yet and would put the old one back.
 */
export function useCanvasClicks() {
  const { canWrite, openItem, hasMargin } = useEditorContext()
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
    if (isOnNote && !hasMargin) setEditorPanes({ tab: 'comments' })
  }
}
