import type { QueryKey } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { outboxKind, outboxOf } from '@/lib/outbox/outbox.ts'
import { toast, UNDO_MS } from '@/ui/feedback/toaster.tsx'

type UndoableDelete = {
  /** The paths of the calls, such as `/apps/ecommerce/products/7`. */
  paths: readonly string[]
  /** The message with the offer to undo, such as "Desk lamp deleted". */
  done: string
  /** The message of a refused deletion. */
  failure: string
}

/** A little longer than the offer of the toast, so that an undo in its last moment counts. */
const DELAY_MS = UNDO_MS + 300

/** Deletions that can be undone; the id of each is the path of its call. */
const deletions = outboxKind('deletion', (data): data is null => data === null)

/**
 * Deletes rows after 8 s in which the user may undo; they are hidden at once and stay for others until they are
 * deleted. `queryKey` names the queries that show them.
 */
export function useUndoableDelete(queryKey: QueryKey) {
  const intl = useIntl()
  const uid = storedUserId() ?? ''
  const pending = deletions.useAll(uid)
  return {
    /** True for a row that is hidden until its deletion is sent or undone. */
    isPending: (path: string) => pending.some(({ id }) => id === path),
    remove: ({ paths, done, failure }: UndoableDelete) => {
      const notBefore = Date.now() + DELAY_MS
      for (const path of paths) {
        const call = { method: 'delete', path } as const
        deletions.add(uid, { id: path, lane: path, call, data: null, notBefore, queryKey, failure })
      }
      toast.undo(done, intl.formatMessage({ id: 'ui.undo' }), () => paths.forEach(outboxOf(uid).drop))
    },
  }
}
