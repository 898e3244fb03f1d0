import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { storedUserId } from '@/lib/auth-storage.ts'
import { toast } from '@/ui/toaster.tsx'
import { pendingDeletions, queueDeletions, resumeDeletions, undoDeletions } from './api/pending-deletions.ts'

type UndoableDelete = {
  /** The paths of the calls, such as `/apps/ecommerce/products/7`. */
  paths: readonly string[]
  /** The message with the offer to undo, such as "Desk lamp deleted". */
  done: string
  /** The message of a refused deletion. */
  failure: string
}

/**
 * Deletes rows after 8 s in which the user may undo; they are hidden at once and stay for others until they are
 * deleted. `queryKey` names the queries that show them.
 */
export function useUndoableDelete(queryKey: QueryKey) {
  const intl = useIntl()
  const client = useQueryClient()
  const uid = storedUserId() ?? ''
  const pending = pendingDeletions.useAll(uid)
  useEffect(() => resumeDeletions(uid, client, pending), [uid, client, pending])
  return {
    /** True for a row that is hidden until its deletion is sent or undone. */
    isPending: (path: string) => pending.some(({ id }) => id === path),
    remove: ({ paths, done, failure }: UndoableDelete) => {
      queueDeletions(
        uid,
        paths.map((id) => ({ id, queryKey, failure })),
      )
      toast.undo(done, intl.formatMessage({ id: 'ui.undo' }), () => undoDeletions(uid, paths))
    },
  }
}
