import { useEffect } from 'react'
import { isPageKey } from '@/lib/page-keys.ts'
import { undoLastAction } from '@/ui/toaster.tsx'

function handleKey(event: KeyboardEvent) {
  const isUndo = event.key === 'F8' || (event.key === 'z' && isPageKey(event))
  if (isUndo && !event.defaultPrevented && undoLastAction()) event.preventDefault()
}

/** F8, and z outside text fields, undo the last action. They work from the start, because a person may undo immediately. */
export function useUndoKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
