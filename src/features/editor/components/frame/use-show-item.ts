import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPanelEntry } from '@/features/manuscripts/shared/manuscript-tools/use-panel.ts'
import { href } from '@/lib/routing/href.ts'

/**
 * Returns a function that shows another item in the same task, so that no key is typed into the text that is left
 * . The route's loader would delay it to a later task; its guard is the same for all items.
 */
export function useShowItem(manuscriptId: string): (itemId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (itemId) =>
      void navigate(href('editor.item', { manuscriptId, itemId }), {
        replace: isPanelEntry(),
        flushSync: true,
        defaultShouldRevalidate: false,
      }),
    [navigate, manuscriptId],
  )
}
