import { useEffect } from 'react'
import { isPageKey } from '@/lib/shortcuts/page-keys.ts'
import { undoLastAction } from '@/ui/feedback/toaster.tsx'

/**
 * F8, and z outside text fields, undo the last action. They work from the start, because a person may undo immediately.
 * On a screen for writing z is a letter.
 */
export function useUndoKeys(isWriting: boolean): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isUndo = event.key === 'F8' || (event.key === 'z' && !isWriting && isPageKey(event))
      if (isUndo && !event.defaultPrevented && undoLastAction()) event.preventDefault()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [isWriting])
}
