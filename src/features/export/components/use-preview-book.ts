import { compileBook } from '@compile/compile-book.ts'
import type { CompileSource } from '@compile/compile-source.ts'
import { selectItems } from '@compile/select-items.ts'
import type { CompileChoices } from '@contract/compile.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { type BookStart, bookStart } from '../model/book-start.ts'

/** The words that a preview shows at least, where the book has them. */
const PREVIEW_WORDS = 1500
/** The texts that a preview loads at most. */
const MOST_TEXTS = 12

export type Preview = BookStart & {
  isPending: boolean
  isError: boolean
  retry: () => void
  /** The chapters and scenes of the book. */
  itemCount: number
}

/** The compiled start of a book, for the preview; only its first texts are loaded. */
export function usePreviewBook(
  manuscriptId: string,
  source: Omit<CompileSource, 'texts'>,
  choices: CompileChoices,
): Preview {
  const chosen = useMemo(() => selectItems(source, choices), [source, choices])
  const first = useMemo(() => {
    let words = 0
    let texts = 0
    const shown = chosen.filter(({ item }) => {
      const isShown = words < PREVIEW_WORDS && texts < MOST_TEXTS
      if (item.hasText) {
        words += item.wordCount
        texts++
      }
      return isShown
    })
    return shown.slice(0, MOST_TEXTS * 4)
  }, [chosen])
  const ids = first.flatMap(({ item }) => (item.hasText ? [item.id] : []))
  const queries = useQueries({ queries: ids.map((id) => itemQuery(manuscriptId, id)) })
  const loaded = queries.map(({ data }) => data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the array is new in each render, its entries are not
  const texts = useMemo(
    () => new Map(loaded.flatMap((item) => (item ? [[item.id, item] as const] : []))),
    [...loaded, loaded.length],
  )
  const book = useMemo(() => compileBook({ ...source, texts }, choices), [source, texts, choices])
  const lastShown = first.length === chosen.length ? null : (first.at(-1)?.item.id ?? null)
  const shown = useMemo(() => bookStart(book, lastShown), [book, lastShown])
  const failed = queries.filter(({ isError }) => isError)
  return {
    ...shown,
    isPending: queries.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
    itemCount: chosen.filter(({ kind }) => kind !== 'part').length,
  }
}
