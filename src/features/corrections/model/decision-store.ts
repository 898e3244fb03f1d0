import { createDraft } from '@/lib/storage/create-draft.ts'
import type { Decisions } from './correction-edits.ts'

/**
 * The decisions about a file that are not applied yet, kept on this device, so that a reload loses none; they hold no
 * text.
 */
export const decisionStore = (userId: string, manuscriptId: string) =>
  createDraft<Decisions>(`corrections:${userId}:${manuscriptId}`, (stored) => {
    if (typeof stored !== 'object' || stored === null) return null
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, 'accept' | 'refuse'] =>
        ['accept', 'refuse'].includes(entry[1]),
      ),
    )
  })
