import { useMemo } from 'react'
import { readRecent, type Visit } from '../model/recent.ts'

/** The screens this person went to from the search, without those that no longer open for them. */
export function useRecent(uid: string, mayOpen: (url: string) => boolean): Visit[] {
  return useMemo(() => readRecent(uid, localStorage).filter(({ url }) => mayOpen(url)), [uid, mayOpen])
}
