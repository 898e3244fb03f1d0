import type { ItemSummary } from '@contract/items.ts'
import { DocxError, type DocxErrorCode } from '@docx/docx-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { loadItems } from '@/features/export/api/export-sources.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import type { FileCorrections } from '../model/find-corrections.ts'

/** The step of a comparison with a file. */
export type Comparison =
  | { step: 'idle' }
  | { step: 'reading' }
  | { step: 'loading'; done: number; total: number }
  | { step: 'compared'; file: File; found: FileCorrections }
  | { step: 'failed'; code: DocxErrorCode | 'other-manuscript' | 'connection' }

/** Reads a Word document and compares it with the present texts of a manuscript. */
export function useFileComparison(manuscriptId: string, items: readonly ItemSummary[]) {
  const client = useQueryClient()
  const [state, setState] = useState<Comparison>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const compare = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: Comparison) => {
      if (!signal.aborted) setState(next)
    }
    show({ step: 'reading' })
    try {
      const [{ parseDocx }, { findCorrections }, { itemsInFile }, { blobSource }] = await Promise.all([
        import('@docx/parse-docx.ts'),
        import('../model/find-corrections.ts'),
        import('../model/items-in-file.ts'),
        import('@scrivener/zip/byte-source.ts'),
      ])
      const docx = await parseDocx(blobSource(file))
      const wanted = itemsInFile(docx, items)
      show({ step: 'loading', done: 0, total: wanted.length })
      const loaded = await loadItems(client, manuscriptId, wanted, {
        signal,
        onLoaded: (done) => show({ step: 'loading', done, total: wanted.length }),
      })
      const found = findCorrections(docx, loaded)
      show(
        found.foundBy === 'none'
          ? { step: 'failed', code: 'other-manuscript' }
          : { step: 'compared', file, found },
      )
    } catch (error) {
      if (signal.aborted) return
      show({ step: 'failed', code: error instanceof DocxError ? error.code : 'connection' })
      if (!(error instanceof DocxError)) reportError(error, { while: 'comparing a file' })
    }
  }
  return { state, compare, close: () => setState({ step: 'idle' }) }
}
