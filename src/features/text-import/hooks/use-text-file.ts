import { useCallback, useEffect, useRef, useState } from 'react'
import { checkTextFile } from '../model/check-text-file.ts'
import { type ParsedText, type TextProblem, UnreadableFile } from '../model/file-text.ts'
import { readInWorker } from '../model/read-in-worker.ts'

/** The steps from a picked file to its text. */
export type TextIntake =
  | { step: 'choose'; problem: TextProblem | null }
  | { step: 'reading' }
  | { step: 'preview'; file: File; text: ParsedText }

const START: TextIntake = { step: 'choose', problem: null }

/** Reads picked files; a later pick replaces one that is still being read. */
export function useTextFile() {
  const [intake, setIntake] = useState<TextIntake>(START)
  const reading = useRef<AbortController | null>(null)

  const pick = useCallback(async (file: File | null, found: TextProblem | null = null) => {
    reading.current?.abort()
    const problem = found ?? checkTextFile(file)
    if (problem || !file) return setIntake({ step: 'choose', problem })
    const controller = new AbortController()
    reading.current = controller
    setIntake({ step: 'reading' })
    try {
      setIntake({ step: 'preview', file, text: await readInWorker(file, controller.signal) })
    } catch (error) {
      if (controller.signal.aborted) return
      setIntake({ step: 'choose', problem: error instanceof UnreadableFile ? error.code : 'damaged' })
    }
  }, [])

  const reset = useCallback(() => {
    reading.current?.abort()
    setIntake(START)
  }, [])
  useEffect(() => () => reading.current?.abort(), [])
  return { intake, pick, reset }
}
