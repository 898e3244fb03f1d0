import { useMemo } from 'react'
import { readRecent, type Visit } from './recent.ts'

/**
 * Where this person went from the search, of that what opens for them now, read anew each time it is opened. What is shut
 * is kept, not shown: a right that comes back brings it back.
 */
export function useRecent(uid: string, isOpen: boolean, mayOpen: (url: string) => boolean): Visit[] {
  return useMemo(
    () => (isOpen ? readRecent(uid, localStorage).filter(({ url }) => mayOpen(url)) : []),
    [uid, isOpen, mayOpen],
  )
}
