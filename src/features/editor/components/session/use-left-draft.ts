import { useEffect, useState } from 'react'
import { reportError } from '@/lib/report-error.ts'
import { draftsOf } from '../../api/editor-session.ts'
import type { ItemDraft } from '../../model/draft-store.ts'

/**
 * What an earlier visit has left unsaved on this device: undefined while it is looked for, null when there is nothing.
 * A device that cannot be read holds nobody up.
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
