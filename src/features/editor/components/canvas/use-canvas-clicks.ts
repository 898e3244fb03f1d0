import type { MouseEvent } from 'react'
import { setEditorPanes } from '../../model/editor-panes.ts'
import { useEditorContext } from '../session/editor-context.ts'

/**
 * Handles clicks on notes and links (with Ctrl/Cmd while editing). It dispatches no transaction, which would
 * restore the old selection.
 */
export function useCanvasClicks() {
  const { canWrite, openItem, hasMargin, setOpenNote } = useEditorContext()
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
    if (hasMargin) return
    const footnote = event.target.closest('[data-footnote-id]')?.getAttribute('data-footnote-id')
    if (footnote) setOpenNote(footnote)
    else if (event.target.closest('[data-commented]')) setEditorPanes({ tab: 'comments' })
  }
}
