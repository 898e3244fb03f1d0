import type { CompiledBook } from '@compile/book.ts'
import { picturePaths } from '@compile/writers/sections.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reportError } from '@/lib/browser/report-error.ts'
import type { Pdf } from '@/lib/files/pdf.ts'
import { previewPicturesQuery } from '../api/export-sources.ts'
import { openPages } from '../model/open-pages.ts'

/** The pause after a change before its pages are written, so that a text is written once, not with each key. */
const WRITE_MS = 300

/** The pages of a book; `pdf` is that of the last book until the pages of the present one are written. */
export type BookPages = { pdf: Pdf | null; hasFailed: boolean; retry: () => void }

/** Writes the pages of a book, and again when it changes, which cancels the earlier run; null writes nothing. */
export function useBookPages(manuscriptId: string, book: CompiledBook | null): BookPages {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [{ pdf, hasFailed }, setPages] = useState({ pdf: null as Pdf | null, hasFailed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt writes the pages again
  useEffect(() => {
    if (book === null) return
    const running = new AbortController()
    const { signal } = running
    const write = async () => {
      const pictures = await client.fetchQuery(previewPicturesQuery(manuscriptId, picturePaths(book)))
      signal.throwIfAborted()
      const next = await openPages(book, pictures, signal)
      if (signal.aborted) next.close()
      else setPages({ pdf: next, hasFailed: false })
    }
    const handleFailed = (error: unknown) => {
      if (signal.aborted) return
      setPages((last) => ({ ...last, hasFailed: true }))
      reportError(error, { while: 'drawing the pages of a preview' })
    }
    const timer = setTimeout(() => write().catch(handleFailed), WRITE_MS)
    return () => {
      clearTimeout(timer)
      running.abort()
    }
  }, [client, manuscriptId, book, attempt])
  useEffect(() => () => pdf?.close(), [pdf])
  return { pdf, hasFailed, retry: () => setAttempt(attempt + 1) }
}
