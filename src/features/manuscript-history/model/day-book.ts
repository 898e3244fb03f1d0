import type { ItemSummary } from '@contract/items.ts'
import type { HistoryText } from '@contract/manuscript-history.ts'
import { compileOrder } from '@/features/export/shared/compile-order.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { toDay } from '@/lib/time/calendar-day.ts'

type Tree = Pick<OpenManuscript['tree'], 'roots' | 'children' | 'templateIds'>

/** A chapter or scene as it was at the end of a day; `revisionId` is null when it is still the present state. */
export type DayText = Pick<HistoryText, 'itemId' | 'title' | 'revision'> & {
  type: ItemSummary['type']
  /** The present language of the text; null for that of the manuscript. */
  language: ItemSummary['language']
  revisionId: string | null
  words: number
}

/**
 * The book at the end of a day: the chapters and scenes that compile, in the present binder order. `changed` are
 * the texts that differ now; of the others, those that are newer than the day are left out.
 */
export function dayBook(tree: Tree, changed: readonly HistoryText[], day: string): DayText[] {
  const earlier = new Map(changed.map(({ itemId, before }) => [itemId, before]))
  return compileOrder(tree)
    .filter((item) => isInBook(item) && !tree.templateIds.has(item.id))
    .flatMap((item): DayText[] => {
      const { id: itemId, type, language, revision } = item
      const before = earlier.get(itemId)
      if (before) return [{ itemId, type, language, revision, ...before }]
      if (toDay(new Date(item.createdAt)) > day || !(item.hasText || type === 'chapter')) return []
      return [
        { itemId, type, language, revision, title: item.title, revisionId: null, words: item.wordCount },
      ]
    })
}

const isInBook = ({ type, includeInCompile }: ItemSummary): boolean =>
  includeInCompile && (type === 'chapter' || type === 'scene')
