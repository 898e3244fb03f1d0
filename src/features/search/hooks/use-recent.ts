import { useMemo } from 'react'
import { recentVisits, type Visit } from '../model/recent.ts'

/** The pages this user recently opened from the search, without those they may no longer open. */
export function useRecent(uid: string, canAccess: (url: string) => boolean): Visit[] {
  return useMemo(
    () =>
      recentVisits(uid)
        .get()
        .filter(({ url }) => canAccess(url)),
    [uid, canAccess],
  )
}
