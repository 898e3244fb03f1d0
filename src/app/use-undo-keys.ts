import { useEffect } from 'react'
import { isPageKey } from '@/lib/page-keys.ts'
import { undoLastAction } from '@/ui/toaster.tsx'

function handleKey(event: KeyboardEvent) {
  const isUndo = event.key === 'F8' || (event.key === 'z' && isPageKey(event))
  if (isUndo && !event.defaultPrevented && undoLastAction()) event.preventDefault()
}

/** F8, and z outside text fields, undo the last action; from the start on, because a fast person undoes at once. */
export function useUndoKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
