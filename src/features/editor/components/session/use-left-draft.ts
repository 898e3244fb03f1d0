import { useEffect, useState } from 'react'
import { reportError } from '@/lib/browser/report-error.ts'
import { draftsOf, type ItemDraft } from '../../model/draft-store.ts'

/**
 * The draft of an earlier visit: undefined while loading, null when there is none or storage cannot be read.
 */
export function useLeftDraft(userId: string, itemId: string): ItemDraft | null | undefined {
  const [left, setLeft] = useState<ItemDraft | null>()
  useEffect(() => {
    let isCurrent = true
    draftsOf(userId, itemId)
      .findLeft()
      .then(
        (drafts) => isCurrent && setLeft(drafts[0] ?? null),
        (error: unknown) => {
          reportError(error, { where: 'draft', itemId })
          if (isCurrent) setLeft(null)
        },
      )
    return () => {
      isCurrent = false
    }
  }, [userId, itemId])
  return left
}
