import { useEffect, useRef } from 'react'
import { isTouched, type ProjectDraft, writeProjectDraft } from '../../model/project-draft.ts'

const debounceMs = 300

/** Stores the draft on this device after a debounce and when the page is left. */
export function useProjectDraft(uid: string, draft: ProjectDraft) {
  const latest = useRef(draft)
  const isOver = useRef(false)
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(save, debounceMs)
    return () => clearTimeout(timer)
    function save() {
      if (!isOver.current) writeProjectDraft(uid, isTouched(draft) ? draft : null)
    }
  }, [uid, draft])
  useEffect(() => {
    const save = () => {
      if (!isOver.current) writeProjectDraft(uid, isTouched(latest.current) ? latest.current : null)
    }
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [uid])
  return {
    /** Deletes the draft after it was sent or discarded. */
    forget: () => {
      isOver.current = true
      writeProjectDraft(uid, null)
    },
  }
}
