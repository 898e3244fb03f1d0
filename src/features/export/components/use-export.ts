import type { CompiledBook } from '@compile/book.ts'
import { compileBook } from '@compile/compile-book.ts'
import type { CompileSource } from '@compile/compile-source.ts'
import { selectItems } from '@compile/select-items.ts'
import type { BookFormat } from '@compile/write-book.ts'
import { picturePaths } from '@compile/writers/sections.ts'
import type { CompileChoices } from '@contract/compile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/lib/browser/report-error.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import { loadPictures, loadTexts } from '../api/export-sources.ts'
import type { PrintReason } from '../model/print-reason.ts'
import { writeFile } from '../model/write-file.ts'

/** The step of a running export, or the result of the last one. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'loading'; done: number; total: number }
  | { step: 'writing'; share: number }
  | { step: 'done'; name: string }
  | { step: 'failed' }
  /** The text cannot be written as PDF; `book` is what the browser prints. */
  | { step: 'print'; reason: PrintReason; character: string; book: CompiledBook }

/** A file that was written, and when the load of its texts began, as `performance.now()`. */
export type WrittenFile = { name: string; format: BookFormat; file: Blob; startedAt: number }

type Source = Omit<CompileSource, 'texts'>

/** Exports a manuscript: loads its texts, compiles the book, writes the file in a worker and downloads it. */
export function useExport(manuscriptId: string) {
  const client = useQueryClient()
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  // Leaving the page cancels the export.
  useEffect(() => () => running.current?.abort(), [])

  const run = async (
    source: Source,
    choices: CompileChoices,
    format: BookFormat,
    printReason: PrintReason | null,
    onWritten: (written: WrittenFile) => void,
  ) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    const startedAt = performance.now()
    try {
      const ids = selectItems(source, choices).flatMap(({ item }) => (item.hasText ? [item.id] : []))
      show({ step: 'loading', done: 0, total: ids.length })
      const texts = await loadTexts(client, manuscriptId, ids, {
        signal,
        onLoaded: (done) => show({ step: 'loading', done, total: ids.length }),
      })
      const book = compileBook({ ...source, texts }, choices)
      if (format === 'pdf') {
        const { pdfRefusal } = await import('@compile/writers/pdf-characters.ts')
        const refusal = pdfRefusal(book)
        const reason = printReason ?? refusal?.reason ?? null
        if (reason) {
          show({ step: 'print', reason, character: refusal?.character ?? '', book })
          return
        }
      }
      show({ step: 'writing', share: 0 })
      const pictures = await loadPictures(picturePaths(book), signal)
      const file = await writeFile({ format, book, pictures, id: manuscriptId }, signal, (share) =>
        show({ step: 'writing', share }),
      )
      signal.throwIfAborted()
      const name = cleanZipName(`${book.title || 'book'}.${file.extension}`)
      const blob = new Blob([file.bytes], { type: file.mime })
      saveFile(name, blob)
      show({ step: 'done', name })
      onWritten({ name, format, file: blob, startedAt })
    } catch (error) {
      if (signal.aborted) return
      show({ step: 'failed' })
      reportError(error, { while: 'exporting' })
    }
  }
  return {
    state,
    run,
    cancel: () => {
      running.current?.abort()
      setState({ step: 'idle' })
    },
  }
}
