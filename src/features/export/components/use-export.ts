import { compileBook } from '@compile/compile-book.ts'
import type { CompileSource } from '@compile/compile-source.ts'
import { selectItems } from '@compile/select-items.ts'
import type { BookFormat } from '@compile/write-book.ts'
import { picturePaths } from '@compile/writers/sections.ts'
import type { CompileChoices } from '@contract/compile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { loadPictures, loadTexts } from '../api/export-sources.ts'
import { bookPrintReason } from '../model/print-reason.ts'
import { writeFile } from '../model/write-file.ts'
import { useExportRun } from './use-export-run.ts'

/** A file that was written, and when the load of its texts began, as `performance.now()`. */
export type WrittenFile = { name: string; format: BookFormat; file: Blob; startedAt: number }

type Source = Omit<CompileSource, 'texts'>

/** Exports a manuscript: loads its texts, compiles the book, writes the file in a worker and downloads it. */
export function useExport(manuscriptId: string) {
  const client = useQueryClient()
  const { state, run, cancel } = useExportRun()
  const start = (
    source: Source,
    choices: CompileChoices,
    format: BookFormat,
    onWritten: (written: WrittenFile) => void,
  ) =>
    run(async ({ signal, show, save }) => {
      const startedAt = performance.now()
      const ids = selectItems(source, choices).flatMap(({ item }) => (item.hasText ? [item.id] : []))
      const showLoaded = (done: number) => show({ step: 'loading', done, total: ids.length })
      showLoaded(0)
      const texts = await loadTexts(client, manuscriptId, ids, { signal, onLoaded: showLoaded })
      const book = compileBook({ ...source, texts }, choices)
      if (format === 'pdf') {
        const refusal = bookPrintReason(book)
        if (refusal) {
          show({ step: 'print', ...refusal, book })
          return
        }
      }
      show({ step: 'writing', share: 0 })
      const pictures = await loadPictures(picturePaths(book), signal)
      const onProgress = (share: number) => show({ step: 'writing', share })
      const file = await writeFile({ format, book, pictures, id: manuscriptId }, { signal, onProgress })
      onWritten({ ...save(book.title, file), format, startedAt })
    })
  return { state, start, cancel }
}
