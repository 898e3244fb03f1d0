import type { CompiledBook } from '@compile/book.ts'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/lib/browser/report-error.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import type { ExportFile } from '../model/export-file.ts'
import type { PrintReason } from '../model/print-reason.ts'

/** The step of a running export, or the result of the last one. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'loading'; done: number; total: number }
  | { step: 'writing'; share: number }
  | { step: 'done'; name: string }
  | { step: 'failed' }
  /** The text cannot be written as PDF; `book` is what the browser prints. */
  | { step: 'print'; reason: PrintReason; character: string; book: CompiledBook }

type Run = {
  signal: AbortSignal
  /** Shows a step of this run, until it is cancelled or another one starts. */
  show: (state: ExportState) => void
  /** Downloads the written file under a safe name, which it returns with the file. */
  save: (title: string, file: ExportFile) => { name: string; file: Blob }
}

/** The one export that a part of the page runs: a new one, `cancel` and leaving the page end it. */
export function useExportRun() {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (work: (run: Run) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    const save = (title: string, { extension, bytes, mime }: ExportFile) => {
      signal.throwIfAborted()
      const name = cleanZipName(`${title || 'book'}.${extension}`)
      const file = new Blob([bytes], { type: mime })
      saveFile(name, file)
      show({ step: 'done', name })
      return { name, file }
    }
    try {
      await work({ signal, show, save })
    } catch (error) {
      if (signal.aborted) return
      show({ step: 'failed' })
      reportError(error, { while: 'exporting' })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ step: 'idle' })
  }
  return { state, run, cancel }
}
