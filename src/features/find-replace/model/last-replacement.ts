import { createDraft } from '@/lib/storage/create-draft.ts'
import type { ReplacedFields } from './replaced-fields.ts'

/** An item that was replaced in: the named revision before, its revision since, and old fields no revision holds. */
export type ReplacedItem = {
  id: string
  title: string
  keptId: string
  revision: number
  old: Pick<ReplacedFields, 'synopsis' | 'notesContent'>
}

/** The last replacement in a manuscript, which can be undone. */
export type LastReplacement = { find: string; by: string; hits: number; items: readonly ReplacedItem[] }

/** The last replacement of a person, kept on this device, so that a reload does not lose its undo. */
export const lastReplacement = (userId: string, manuscriptId: string) =>
  createDraft<LastReplacement>(`replacement:${userId}:${manuscriptId}`, (stored) => {
    const { items } = (stored ?? {}) as Partial<LastReplacement>
    return Array.isArray(items) && items.length > 0 ? (stored as LastReplacement) : null
  })
