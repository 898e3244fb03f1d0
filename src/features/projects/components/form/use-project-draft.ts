import { useCallback, useEffect, useRef } from 'react'
import { isTouched, type ProjectDraft, writeProjectDraft } from '../../model/project-draft.ts'

const debounceMs = 300

/** Stores the draft on this device after a debounce and when the page is left. */
export function useProjectDraft(uid: string, draft: ProjectDraft) {
  const latest = useRef(draft)
  latest.current = draft
  const isDeleted = useRef(false)
  const save = useCallback(() => {
    if (!isDeleted.current) writeProjectDraft(uid, isTouched(latest.current) ? latest.current : null)
  }, [uid])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the delay again
  useEffect(() => {
    const timer = setTimeout(save, debounceMs)
    return () => clearTimeout(timer)
  }, [save, draft])
  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])
  return {
    /** Deletes the draft after it was sent or discarded. */
    deleteDraft: () => {
      isDeleted.current = true
      writeProjectDraft(uid, null)
    },
  }
}
