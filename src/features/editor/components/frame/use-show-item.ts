import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPanelEntry } from '@/features/manuscripts/shared/manuscript-tools/use-panel.ts'
import { href } from '@/lib/routing/href.ts'

/**
 * Returns a function that shows the text of another item, or its contents, in the same task, so that no key is typed
 * into the text that is left. The route's loader would delay it to a later task; its guard is the same for all
 * items. A place that is chosen in a dialog of the manuscript takes the dialog's entry in the history.
 */
export function useShowItem(manuscriptId: string): (itemId: string, shown?: 'text' | 'contents') => void {
  const navigate = useNavigate()
  return useCallback(
    (itemId, shown = 'text') => {
      const to =
        shown === 'text'
          ? href('editor.item', { manuscriptId, itemId })
          : href('editor.manuscript', { id: manuscriptId }, { item: itemId })
      void navigate(to, { replace: isPanelEntry(), flushSync: true, defaultShouldRevalidate: false })
    },
    [navigate, manuscriptId],
  )
}
