import { useCallback, useRef } from 'react'
import { useFileDrop } from '@/features/attachments/shared/use-file-drop.ts'
import type { ComposerHandle } from '../composer/composer.tsx'

/** Attaches files that are dropped on the conversation to its reply, which they begin if there is none. */
export function useReplyDrop(isWithoutReply: boolean, begin: () => void) {
  const waiting = useRef<readonly File[]>([])
  const handle = useRef<ComposerHandle>(null)
  const drop = useFileDrop((files) => {
    if (handle.current) return handle.current.addFiles(files)
    waiting.current = files
    if (isWithoutReply) begin()
  })
  const composer = useCallback((mounted: ComposerHandle | null) => {
    handle.current = mounted
    if (!mounted || waiting.current.length === 0) return
    mounted.addFiles(waiting.current)
    waiting.current = []
  }, [])
  return { ...drop, composer }
}
