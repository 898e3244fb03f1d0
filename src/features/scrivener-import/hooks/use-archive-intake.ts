import { useCallback, useEffect, useRef, useState } from 'react'
import type { ArchivePreview } from '../model/archive-preview.ts'
import { checkFile, type FileProblem } from '../model/check-file.ts'
import { openArchive, RefusedArchive } from '../model/open-archive.ts'

/** Why a file was rejected: a message of R-134, or the code of an invalid archive. */
export type IntakeProblem =
  | { kind: 'file'; key: FileProblem }
  | { kind: 'archive'; code: string; message: string }

/** The steps from a picked file to its preview. */
export type Intake =
  | { step: 'choose'; problem: IntakeProblem | null }
  | { step: 'reading'; file: File }
  | { step: 'preview'; file: File; preview: ArchivePreview; words: ReadonlyMap<number, number> }

const START: Intake = { step: 'choose', problem: null }

/** Checks and opens picked archives; a later pick replaces one that is still being read. */
export function useArchiveIntake() {
  const [intake, setIntake] = useState<Intake>(START)
  const reading = useRef<AbortController | null>(null)

  const pick = useCallback(async (file: File | null) => {
    reading.current?.abort()
    const key = checkFile(file)
    if (key || !file) return setIntake({ step: 'choose', problem: { kind: 'file', key: key ?? 'required' } })
    const controller = new AbortController()
    reading.current = controller
    setIntake({ step: 'reading', file })
    try {
      const preview = await openArchive(file, controller.signal, (counted) =>
        setIntake((now) =>
          now.step === 'preview' && now.file === file
            ? { ...now, words: new Map([...now.words, ...counted]) }
            : now,
        ),
      )
      setIntake({ step: 'preview', file, preview, words: new Map() })
    } catch (error) {
      if (controller.signal.aborted) return
      const { code, message } =
        error instanceof RefusedArchive ? error : { code: 'unreadable', message: String(error) }
      setIntake({ step: 'choose', problem: { kind: 'archive', code, message } })
    }
  }, [])

  const reject = useCallback((key: FileProblem) => {
    reading.current?.abort()
    setIntake({ step: 'choose', problem: { kind: 'file', key } })
  }, [])

  const reset = useCallback(() => {
    reading.current?.abort()
    setIntake(START)
  }, [])
  useEffect(() => () => reading.current?.abort(), [])
  return { intake, pick, reject, reset }
}
